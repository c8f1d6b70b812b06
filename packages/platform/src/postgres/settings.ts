import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * The password of the superuser, from a file that only its owner reads. Made once; of several
 * processes that make it at the same moment one wins and all of them read the same.
 */
export async function readSecret(dataDir: string): Promise<string> {
  return keepOnce(join(dataDir, 'secret'), () => randomBytes(24).toString('base64url'));
}

/** The port of this data folder: free when it was chosen, and the same from then on. */
export async function readPort(dataDir: string): Promise<number> {
  return Number(await keepOnce(join(dataDir, 'port'), async () => String(await freePort())));
}

/** Chooses another port, when something else took the one that was kept. */
export async function replacePort(dataDir: string): Promise<number> {
  const port = await freePort();
  const temporary = temporaryBeside(join(dataDir, 'port'));
  await writeFile(temporary, String(port), { mode: 0o600 });
  await rename(temporary, join(dataDir, 'port'));
  return port;
}

/** Whether nothing listens on `port` of 127.0.0.1. */
export const isFree = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  );

const freePort = (): Promise<number> => listenOnce(0);

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port was given')),
      );
    });
  });
}

async function keepOnce(file: string, make: () => string | Promise<string>): Promise<string> {
  const kept = await readKept(file);
  if (kept !== null) return kept;
  const temporary = temporaryBeside(file);
  await writeFile(temporary, await make(), { mode: 0o600 });
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
  return readFile(file, 'utf8');
}

const readKept = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read (${error.code}): start as the user that made this data folder.`);
  });

const temporaryBeside = (file: string) => `${file}.${randomBytes(6).toString('hex')}`;
