import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copiedBinaries, findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { adoptCluster, clusterIn, hasCluster, makeCluster } from './cluster.ts';
import { isReachable } from './reachable.ts';
import { accounts } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** Everything needed to start: the programs, the folder of the cluster, and who runs it. */
export type Place = { binaries: Binaries; dataDir: string; runAs: RunAs };

export type PlaceOptions = { dataDir: string; secret: string; log: (message: string) => void };

/** Ways that are tried as root, in this order. Tests leave some out. */
export type Way = 'user' | 'capability' | 'namespace' | 'copy';
export const WAYS: readonly Way[] = ['user', 'capability', 'namespace', 'copy'];

/** The folder in which the cluster of a data folder lies: itself, or one outside that others can enter. */
export const clusterHome = (dataDir: string): Promise<string> =>
  readFile(join(dataDir, 'moved-to'), 'utf8').catch(() => dataDir);

/**
 * Finds out how PostgreSQL can run here, and makes the cluster when there is none. As root it tries
 * one way after the other; the last one keeps programs and data in a folder that others can enter.
 *
 * Throws with what every way said when none works.
 */
export async function preparePlace(options: PlaceOptions, ways: readonly Way[] = WAYS): Promise<Place> {
  const binaries = await findBinaries();
  if (process.getuid?.() !== 0)
    return tryPlace({ binaries, dataDir: options.dataDir, runAs: { kind: 'self' } }, options);
  const moved = (await clusterHome(options.dataDir)) !== options.dataDir;
  const failures: string[] = [];
  for (const way of moved ? (['copy'] as const) : ways) {
    for (const place of await placesFor(way, binaries, options)) {
      try {
        return await tryPlace(place, options);
      } catch (error) {
        failures.push(`${place.runAs.kind}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and no other way worked here. Start as an ordinary user, ' +
      `or set DATABASE_URL to a PostgreSQL of your own.\n${failures.join('\n')}`,
  );
}

async function tryPlace(place: Place, { secret }: PlaceOptions): Promise<Place> {
  if (await hasCluster(place.dataDir)) await adoptCluster(place.dataDir, place.binaries, place.runAs);
  else await makeCluster(place.dataDir, place.binaries, place.runAs, secret);
  return place;
}

async function placesFor(way: Way, binaries: Binaries, options: PlaceOptions): Promise<Place[]> {
  if (way === 'copy') return copyOutside(binaries, options);
  const { dataDir } = options;
  const candidates = await accountsFor(dataDir);
  const places = candidates.map((account): Place => ({
    binaries,
    dataDir,
    runAs: { kind: way, ...account },
  }));
  if (way !== 'user') return places;
  const reachable = await Promise.all(
    candidates.map(
      async (account) =>
        (await isReachable(binaries.postgres, account)) && (await isReachable(dataDir, account)),
    ),
  );
  return places.filter((_, index) => reachable[index]);
}

/** Whoever owns the cluster goes on running it. */
async function accountsFor(dataDir: string) {
  const owner = await stat(clusterIn(dataDir)).catch(() => null);
  return owner && owner.uid !== 0 ? [{ uid: owner.uid, gid: owner.gid }] : accounts();
}

async function copyOutside(binaries: Binaries, { dataDir, log }: PlaceOptions): Promise<Place[]> {
  const outside = await reachableFolder(dataDir);
  const programs = await copyPrograms(binaries, outside);
  const data = join(outside, 'data');
  await mkdir(data, { recursive: true, mode: 0o711 });
  if (await hasCluster(dataDir)) await moveCluster(dataDir, data);
  await writeFile(join(dataDir, 'moved-to'), data);
  log(
    `No other user can enter ${dataDir}, and PostgreSQL refuses to run as root: its data is kept in ${data}`,
  );
  const candidates = await accountsFor(data);
  return candidates.map((account) => ({
    binaries: programs,
    dataDir: data,
    runAs: { kind: 'user', ...account },
  }));
}

/** One copy for each version: a new one never overwrites programs that run. */
async function copyPrograms(binaries: Binaries, outside: string): Promise<Binaries> {
  const { size, mtimeMs } = await stat(binaries.postgres);
  const root = join(outside, `programs-${size}-${Math.trunc(mtimeMs)}`);
  if (!(await isReachable(root, { uid: -1, gid: -1 }).catch(() => false))) {
    const arriving = `${root}.${process.pid}`;
    await cp(binaries.root, arriving, { recursive: true, verbatimSymlinks: true });
    await rename(arriving, root);
  }
  return copiedBinaries(root);
}

async function moveCluster(from: string, to: string): Promise<void> {
  const arriving = join(to, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  await cp(clusterIn(from), arriving, { recursive: true });
  await rename(arriving, clusterIn(to));
  await rm(clusterIn(from), { recursive: true });
}

/** A folder of its own for each data folder, where nothing cleans up if that can be had. */
async function reachableFolder(dataDir: string): Promise<string> {
  const name = hash('sha256', dataDir).slice(0, 12);
  for (const base of ['/var/lib/brandwright', join(tmpdir(), 'brandwright')]) {
    const folder = join(base, name);
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (made && (await isReachable(folder, { uid: -1, gid: -1 }))) return folder;
  }
  throw new Error(`Neither /var/lib nor ${tmpdir()} can be written to`);
}
