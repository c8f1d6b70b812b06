import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { holdPostgres } from './holder.ts';
import type { Holder } from './holder.ts';
import { clusterHome, preparePlace } from './place.ts';
import type { Way } from './place.ts';
import { findPostmaster, startPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { isFree, readPort, readSecret, replacePort } from './settings.ts';

const DATABASE = 'brandwright';
const ATTEMPTS = 5;
const TRY_AGAIN_AFTER_MS = 500;

export type StartPostgresOptions = {
  /** Folder for the cluster, its password, port and log; made when missing. */
  dataDir: string;
  /** Told what the owner of the machine should know, in whole sentences. */
  log: (message: string) => void;
  /** Ways to run as root, for tests; all of them by default. */
  ways?: readonly Way[];
};

export type EmbeddedPostgres = {
  /** The superuser's address of the database `brandwright`, which exists. Holds the password: never log it. */
  url: string;
  /** Gives PostgreSQL up, once. It goes down when no other process uses this data folder. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL of a data folder, or joins the one that runs there: another process's, or one
 * that a killed process left behind. It listens on 127.0.0.1 only and asks for a password. Should it
 * die while this process uses it, it is started again at the same address.
 *
 * Throws when there are no binaries for this machine or no way to run them; the message says what to do.
 */
export async function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(options.dataDir);
  const shared: Shared = { ...options, dataDir, secret: await readSecret(dataDir) };
  let stopping: Promise<void> | undefined;
  let { port, holder } = await joinOrStart(shared, () => void comeBack());
  await createDatabase(addressOf(shared.secret, port, 'postgres'));

  async function comeBack(): Promise<void> {
    while (!stopping) {
      await pause(TRY_AGAIN_AFTER_MS);
      try {
        ({ port, holder } = await joinOrStart(shared, () => void comeBack()));
        options.log('PostgreSQL had gone away and runs again.');
        return;
      } catch (error) {
        options.log(`PostgreSQL went away: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  async function giveUp(): Promise<void> {
    if (await holder.release()) await stopPostmaster(await clusterHome(dataDir));
  }

  return {
    url: addressOf(shared.secret, port, DATABASE),
    stop: () => (stopping ??= giveUp()),
  };
}

type Shared = StartPostgresOptions & { secret: string };

const addressOf = (secret: string, port: number, database: string) =>
  `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/${database}`;

/** Between finding a server and holding it, it may go down; then it is started anew. */
async function joinOrStart(shared: Shared, onLost: () => void): Promise<{ port: number; holder: Holder }> {
  let failure: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const { port } = (await running(shared.dataDir)) ?? (await start(shared));
      return { port, holder: await holdPostgres(addressOf(shared.secret, port, 'postgres'), onLost) };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function running(dataDir: string): Promise<Postmaster | null> {
  const home = await clusterHome(dataDir);
  const found = await findPostmaster(home);
  return found?.ready === false ? waitUntilReady(home, () => true) : found;
}

async function start(shared: Shared): Promise<Postmaster> {
  const place = await preparePlace(shared, shared.ways);
  const kept = await readPort(shared.dataDir);
  const port = (await isFree(kept)) ? kept : await replacePort(shared.dataDir);
  return startPostmaster(place.dataDir, place.binaries, place.runAs, port);
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    const someoneWasFaster =
      error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505');
    if (!someoneWasFaster) throw error;
  } finally {
    await client.end();
  }
}
