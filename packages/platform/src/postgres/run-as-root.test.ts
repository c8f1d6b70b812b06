import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { isReachable } from './reachable.ts';
import type { Way } from './place.ts';

const run = promisify(execFile);
const module = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };

/** Whether this machine lets us do what a variant needs (containers often forbid namespaces). */
const works = (file: string, ...args: string[]) => {
  try {
    execFileSync(file, args, { stdio: 'ignore' });
    return isRoot;
  } catch {
    return false;
  }
};
const hasCapabilities = works('setpriv', '--ambient-caps=-all', '--securebits=+no_setuid_fixup', 'true');
const hasUserNamespaces = works('unshare', '--user', '--map-user=65534', 'true');
const hasMountNamespaces = works('unshare', '--mount', 'true');

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandwright-postgres-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  const moved = await readFile(join(dataDir, 'moved-to'), 'utf8').catch(() => null);
  if (moved) await rm(dirname(moved), { recursive: true });
  await rm(folder, { recursive: true });
});

/** Starts in a process of its own, counts its starts in a table, stops; answers the count and what was logged. */
async function startOnce(ways?: Way[], prefix: string[] = []): Promise<{ starts: number; logged: string[] }> {
  const script = `import pg from ${JSON.stringify(import.meta.resolve('pg'))};
    import { startPostgres } from ${JSON.stringify(module)};
    const logged = [];
    const options = { dataDir: ${JSON.stringify(dataDir)}, log: (line) => logged.push(line), ways: ${JSON.stringify(ways)} };
    const postgres = await startPostgres(options);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create table if not exists starts (at int)');
    await client.query('insert into starts values (1)');
    const counted = await client.query('select count(*)::int as starts from starts');
    await client.end();
    await postgres.stop();
    console.log(JSON.stringify({ starts: counted.rows[0].starts, logged }));`;
  const file = join(folder, 'start.mjs');
  await writeFile(file, script);
  const [program, ...args] = [...prefix, process.execPath, file];
  return JSON.parse((await run(program, args, { cwd: '/' })).stdout);
}

const clusterOwner = async () => (await stat(join(dataDir, 'cluster'))).uid;
const lock = () => chmod(folder, 0o700);

describe.runIf(isRoot)('PostgreSQL started by root', { timeout: 60_000 }, () => {
  it('runs as another user when that one can enter the folders', async ({ skip }) => {
    if (!(await isReachable((await findBinaries()).postgres, NOBODY))) skip();
    await chmod(folder, 0o755);
    expect((await startOnce()).starts).toBe(1);
    expect(await clusterOwner()).not.toBe(0);
    expect((await startOnce()).starts).toBe(2);
  });

  it.runIf(hasCapabilities)('runs in a folder that only root can enter, by a capability', async () => {
    await lock();
    expect(await startOnce(['user', 'capability'])).toEqual({ starts: 1, logged: [] });
    expect(await clusterOwner()).not.toBe(0);
  });

  it.runIf(hasUserNamespaces)('runs in a folder that only root can enter, in a user namespace', async () => {
    await lock();
    expect(await startOnce(['user', 'namespace'])).toEqual({ starts: 1, logged: [] });
    expect(await clusterOwner()).toBe(0);
  });

  it('moves programs and data out of a folder that only root can enter when nothing else works, and says so', async () => {
    await lock();
    const first = await startOnce(['user', 'copy']);
    expect(first.starts).toBe(1);
    expect(first.logged.join()).toMatch(/its data is kept in/);
    expect((await startOnce()).starts).toBe(2);
  });

  it.runIf(hasUserNamespaces)('keeps the data when the way changes from one start to the next', async () => {
    await lock();
    expect((await startOnce(['namespace'])).starts).toBe(1);
    expect((await startOnce()).starts).toBe(2);
    expect((await startOnce(['copy'])).starts).toBe(3);
    expect((await startOnce()).starts).toBe(4);
  });

  it.runIf(hasMountNamespaces)('runs on a machine without a user postgres', async () => {
    const users = (await readFile('/etc/passwd', 'utf8'))
      .split('\n')
      .filter((line) => !line.startsWith('postgres:'));
    const passwd = join(folder, 'passwd');
    await writeFile(passwd, users.join('\n'));
    const hide = `mount --bind ${passwd} /etc/passwd && exec "$@"`;
    expect((await startOnce(undefined, ['unshare', '--mount', 'sh', '-c', hide, 'sh'])).starts).toBe(1);
    expect([NOBODY.uid, 0]).toContain(await clusterOwner());
  });

  it('says what every way said when none works', async () => {
    await lock();
    await expect(startOnce(['user'])).rejects.toThrow(/refuses to run as root.*set DATABASE_URL/s);
  });
});

describe.runIf(isRoot)('PostgreSQL started by an ordinary user', { timeout: 60_000 }, () => {
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

  it('runs as that user', async ({ skip }) => {
    if (!(await isReachable(module, NOBODY)) || !(await isReachable(process.execPath, NOBODY))) skip();
    await chmod(folder, 0o755);
    await mkdir(dataDir);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    expect((await startOnce(undefined, prefix)).starts).toBe(1);
    expect(await clusterOwner()).toBe(NOBODY.uid);
    expect((await startOnce()).starts).toBe(2);
    expect((await startOnce(undefined, prefix)).starts).toBe(3);
  });

  it('says what to do about a data folder of root’s', async ({ skip }) => {
    if (!(await isReachable(module, NOBODY)) || !(await isReachable(process.execPath, NOBODY))) skip();
    await chmod(folder, 0o755);
    await startOnce();
    await expect(startOnce(undefined, prefix)).rejects.toThrow(
      /start as the user that made this data folder/,
    );
  });
});
