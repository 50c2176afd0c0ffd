/** Azurite implements the real protocol of the blob store: signatures, blocks, their list. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  AccountSASPermissions,
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
  type ContainerClient,
} from '@azure/storage-blob';

/** Where `.ci/run` installs it, apart from the other packages: it is more than half as large as all of them together. */
const AZURITE = join(import.meta.dirname, '../../.cache/azurite/node_modules/azurite/dist/src/blob/main.js');
/** The fixed account of every Azurite. */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export interface BlobStore {
  /** A link with the right to write one blob. */
  readonly linkFor: (id: number) => Promise<string>;
  readonly read: (id: number) => Promise<Buffer>;
  /** An address with all rights on the account. */
  readonly account: string;
  readonly container: ContainerClient;
}

/** Runs `work` with an empty store. */
export async function withAzurite(work: (store: BlobStore) => Promise<void>): Promise<void> {
  const options = ['--blobPort', '0', '--inMemoryPersistence', '--skipApiVersionCheck', '--disableTelemetry'];
  const azurite = spawn(process.execPath, [AZURITE, ...options, '--silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const credential = new StorageSharedKeyCredential(ACCOUNT, KEY);
    const service = new BlobServiceClient(`${await originOf(azurite)}/${ACCOUNT}`, credential);
    const container = service.getContainerClient('artifacts');
    await container.create();
    await work({
      account: service.generateAccountSasUrl(
        new Date(Date.now() + 3_600_000),
        AccountSASPermissions.parse('rwdlac'),
        'sco',
      ),
      container,
      linkFor: (id) => Promise.resolve(linkFor(container, id, credential)),
      read: (id) => container.getBlobClient(`${id}`).downloadToBuffer(),
    });
  } finally {
    const gone = new Promise((resolve) => azurite.once('close', resolve));
    azurite.kill();
    await gone;
  }
}

function originOf(azurite: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    azurite.once('close', () => {
      reject(new Error(`Azurite ended:\n${said}`));
    });
    azurite.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const origin = /successfully listens on (\S+)/.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  });
}

function linkFor(container: ContainerClient, id: number, credential: StorageSharedKeyCredential): string {
  const permissions = BlobSASPermissions.parse('cw');
  const expiresOn = new Date(Date.now() + 3_600_000);
  const facts = { containerName: 'artifacts', blobName: `${id}`, permissions, expiresOn };
  const query = generateBlobSASQueryParameters(facts, credential).toString();
  return `${container.getBlobClient(`${id}`).url}?${query}`;
}
