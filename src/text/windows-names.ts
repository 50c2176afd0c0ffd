/** Names that Windows changes or cannot hold. Each expression is for one name between two separators of a path. */

/** The name of a device, whatever follows its first dot. */
export const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** A colon separates a drive or a stream from a name. The separators of a path are left out: no such name has one. */
export const WINDOWS_FORBIDS = /["*<>?|:]/;
/** Windows drops both from the end of a name. */
export const WINDOWS_DROPS = /[. ]$/;
