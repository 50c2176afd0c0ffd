// An action that uses tool-cache: downloads a file, then unpacks it with `tar` or `unzip`.
import { downloadTool, extractTar, extractZip } from '@actions/tool-cache';

const [url = '', kind] = process.argv.slice(2);
const file = await downloadTool(url);
if (kind === 'zip') await extractZip(file, 'site');
else await extractTar(file, 'site', kind === 'tar.zst' ? ['x', '--zstd'] : 'xz');
