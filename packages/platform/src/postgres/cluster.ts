import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { commandFor, fileOwner } from './run-as.ts';
import type { Account, RunAs } from './run-as.ts';

const run = promisify(execFile);

/** The superuser of every embedded PostgreSQL. */
export const SUPERUSER = 'postgres';

/** The folder that PostgreSQL calls its data directory. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'cluster');

/** Whether the cluster was made already. */
export const hasCluster = (dataDir: string): Promise<boolean> =>
  access(join(clusterIn(dataDir), 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/**
 * Makes a cluster whose superuser has the password `secret`. It is made beside its place and moved
 * there in one step, so that a kill leaves nothing half made and of two makers one wins.
 *
 * Throws what initdb said when it cannot be run in the way of `runAs`.
 */
export async function makeCluster(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  secret: string,
): Promise<void> {
  const workshop = join(dataDir, `making-${randomBytes(6).toString('hex')}`);
  const passwordFile = join(workshop, 'password');
  const unfinished = join(workshop, 'cluster');
  try {
    await mkdir(workshop, { mode: 0o700 });
    await writeFile(passwordFile, secret, { mode: 0o600 });
    const owner = fileOwner(runAs);
    if (owner) await chownTree(workshop, owner);
    const { file, args, options } = commandFor(runAs, binaries.initdb, initdbFlags(unfinished, passwordFile));
    await run(file, args, { ...options, cwd: '/', env: plainEnvironment() });
    await moveIntoPlace(unfinished, clusterIn(dataDir));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

// The built-in locale sorts alike on every machine and needs nothing of the operating system.
const initdbFlags = (cluster: string, passwordFile: string) => [
  `--pgdata=${cluster}`,
  `--username=${SUPERUSER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** The variables that PostgreSQL is run with: none of ours (they hold secrets), the messages in English. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

async function moveIntoPlace(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    const someoneWasFaster = error.code === 'ENOTEMPTY' || error.code === 'EEXIST';
    if (!someoneWasFaster) throw error;
  });
}

/** Hands an existing cluster over to whoever will run it, and throws when that does not work out. */
export async function adoptCluster(dataDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const cluster = clusterIn(dataDir);
  const owner = fileOwner(runAs);
  if (owner && (await stat(cluster)).uid !== owner.uid) await chownTree(cluster, owner);
  const { file, args, options } = commandFor(runAs, binaries.postgres, [
    '-C',
    'data_directory',
    '-D',
    cluster,
  ]);
  await run(file, args, { ...options, cwd: '/', env: plainEnvironment() });
}

/** Gives a folder and all that it holds to `owner`. */
export async function chownTree(folder: string, owner: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    [folder, ...entries.map((entry) => join(folder, entry))].map((path) => chown(path, owner.uid, owner.gid)),
  );
}
