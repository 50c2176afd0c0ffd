// What an action does that leaves the work to tool-cache: downloads a file, then has `tar` or `unzip` unpack it.
import { downloadTool, extractTar, extractZip } from '@actions/tool-cache';

const [url = '', kind] = process.argv.slice(2);
const file = await downloadTool(url);
if (kind === 'zip') await extractZip(file, 'site');
else await extractTar(file, 'site', kind === 'tar.zst' ? ['x', '--zstd'] : 'xz');
