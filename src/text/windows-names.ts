/** What Windows reads otherwise than it is written, or cannot hold; each about one name between two separators. */

/** A device, whatever follows the first dot. */
export const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** A colon parts a drive or a stream from a name. Both separators are left out: nothing between two has one. */
export const WINDOWS_FORBIDS = /["*<>?|:]/;
/** Both are dropped where they end a name. */
export const WINDOWS_DROPS = /[. ]$/;
