import { execFile, spawn } from 'node:child_process';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { clusterIn, plainEnvironment } from './cluster.ts';
import { commandFor } from './run-as.ts';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);
const LOOK_EVERY_MS = 10;
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 30_000;

/** A running PostgreSQL, as its postmaster.pid tells. */
export type Postmaster = { pid: number; port: number; ready: boolean };

const pidFile = (dataDir: string) => join(clusterIn(dataDir), 'postmaster.pid');

/** What postmaster.pid says: process, port and whether it accepts connections (lines 1, 4 and 8). */
export function parsePidFile(content: string): Postmaster | null {
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null;
}

/**
 * The PostgreSQL that runs on this data folder, or null. A postmaster.pid left behind by a crash
 * counts for nothing: its number may belong to any other program by now.
 */
export async function findPostmaster(dataDir: string): Promise<Postmaster | null> {
  const content = await readFile(pidFile(dataDir), 'utf8').catch(() => '');
  const postmaster = parsePidFile(content);
  return postmaster && (await isOurs(postmaster.pid, dataDir)) ? postmaster : null;
}

/**
 * PostgreSQL refuses to start while the process named in a left-behind postmaster.pid lives, whoever it
 * is. Only what is surely no PostgreSQL is forgotten.
 */
async function forgetStrangers(dataDir: string): Promise<void> {
  const content = await readFile(pidFile(dataDir), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  const [file] = (await commandLine(pid)).split(' ');
  if (!file || basename(file) === 'postgres') return;
  const unchanged = (await readFile(pidFile(dataDir), 'utf8').catch(() => '')) === content;
  if (unchanged) await rm(pidFile(dataDir), { force: true });
}

const isOurs = async (pid: number, dataDir: string): Promise<boolean> =>
  isAlive(pid) && (await commandLine(pid)).includes(` -D ${clusterIn(dataDir)} -p `);

/** Program and arguments of a process, between blanks; empty for one that is not there. */
async function commandLine(pid: number): Promise<string> {
  if (!(pid > 0)) return '';
  return readFile(`/proc/${pid}/cmdline`, 'utf8')
    .then((words) => words.replaceAll('\0', ' '))
    .catch(() => run('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout))
    .catch(() => '');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Starts PostgreSQL detached from this process and its terminal, and waits until it is ready. When
 * another process starts it in the same moment, PostgreSQL lets only one in and this waits for that one.
 *
 * Throws with the end of its log when it does not come up.
 */
export async function startPostmaster(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  port: number,
): Promise<Postmaster> {
  await forgetStrangers(dataDir);
  const logFile = join(dataDir, 'postgres.log');
  await writeFile(logFile, '', { mode: 0o600 });
  const output = await open(logFile, 'a');
  const { file, args, options } = commandFor(runAs, binaries.postgres, serverFlags(clusterIn(dataDir), port));
  const child = spawn(file, args, {
    ...options,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  await output.close();
  const postmaster = await waitUntilReady(dataDir, () => ended);
  if (postmaster) return postmaster;
  throw new Error(`PostgreSQL did not start: ${(await readFile(logFile, 'utf8')).trim().slice(-2000)}`);
}

// fsync and synchronous_commit keep their defaults (on): what was committed survives a power cut.
const serverFlags = (cluster: string, port: number) => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Reports sort and group many rows; the defaults are of machines with a tenth of the memory.
    shared_buffers: '256MB',
    work_mem: '16MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Waits for a PostgreSQL that is starting; null when it ends before it is ready, or never gets there. */
export async function waitUntilReady(dataDir: string, ended: () => boolean): Promise<Postmaster | null> {
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    const over = ended();
    const postmaster = await findPostmaster(dataDir);
    if (postmaster?.ready) return postmaster;
    if (over && !postmaster) return null;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}

/** Stops PostgreSQL: open connections are ended, everything is written, and it is gone when this returns. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(dataDir);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < STOPPED_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    if (!(await findPostmaster(dataDir))) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`PostgreSQL (process ${postmaster.pid}) did not stop within ${STOPPED_WITHIN_MS / 1000} s`);
}
