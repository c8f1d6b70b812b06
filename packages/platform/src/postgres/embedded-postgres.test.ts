import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';

const log = () => undefined;
const module = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));

let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brandwright-postgres-'));
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  const left = await findPostmaster(dataDir);
  if (left) process.kill(left.pid, 'SIGQUIT');
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

const start = async () => {
  const postgres = await startPostgres({ dataDir, log });
  running.push(postgres);
  return postgres;
};

const stop = async (postgres: EmbeddedPostgres) => {
  running.splice(running.indexOf(postgres), 1);
  await postgres.stop();
};

/** Another process that uses the same data folder, until it is killed. */
async function startElsewhere() {
  const script = `import { startPostgres } from ${JSON.stringify(module)};
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    process.once('SIGTERM', async () => { await postgres.stop(); process.exit(); });
    console.log('ready ' + postgres.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { url: String(said).trim().replace('ready ', ''), child };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', { timeout: 60_000 }, () => {
  it('keeps data, address and password over a restart, with every commit on the disk', async () => {
    const first = await start();
    await query(first.url, 'create table kept (n int); insert into kept values (7)');
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await stop(first);
    expect(await findPostmaster(dataDir)).toBeNull();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('listens on 127.0.0.1 only and asks for the password of a file that only its owner reads', async () => {
    const { url } = await start();
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toBe(await readFile(join(dataDir, 'secret'), 'utf8'));
  });

  it('is shared by two processes and goes down with the last one', async () => {
    const elsewhere = await startElsewhere();
    const here = await start();
    expect(here.url).toBe(elsewhere.url);
    elsewhere.child.kill('SIGTERM');
    await once(elsewhere.child, 'exit');
    expect(await query(here.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await Promise.all([stop(here), here.stop()]);
    expect(await findPostmaster(dataDir)).toBeNull();
  });

  it('is the same one by another name of the folder', async () => {
    const here = await start();
    await symlink(dataDir, `${dataDir}-link`);
    const there = await startPostgres({ dataDir: `${dataDir}-link`, log });
    running.push(there);
    await rm(`${dataDir}-link`);
    expect(there.url).toBe(here.url);
  });

  it('is joined again after its process was killed, and then stopped by the one that joined', async () => {
    const elsewhere = await startElsewhere();
    const before = await findPostmaster(dataDir);
    elsewhere.child.kill('SIGKILL');
    await once(elsewhere.child, 'exit');
    const here = await start();
    expect((await findPostmaster(dataDir))?.pid).toBe(before?.pid);
    await stop(here);
    expect(await findPostmaster(dataDir)).toBeNull();
  });

  it('serves everyone when several start on an empty folder at once', async () => {
    const all = await Promise.all([start(), start(), start()]);
    expect(new Set(all.map((postgres) => postgres.url)).size).toBe(1);
    expect(await query(all[0].url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts when a crash left a postmaster.pid whose number is another program’s now', async () => {
    const first = await start();
    await stop(first);
    const stale = [process.pid, join(dataDir, 'cluster'), 0, 1, '', '127.0.0.1', '', 'ready'].join('\n');
    await writeFile(join(dataDir, 'cluster/postmaster.pid'), `${stale}\n`);
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('runs again at the same address after it was killed under us', async () => {
    const { url } = await start();
    const before = await findPostmaster(dataDir);
    process.kill(before?.pid ?? 0, 'SIGQUIT');
    await expect
      .poll(async () => (await findPostmaster(dataDir))?.pid, { timeout: 10_000 })
      .not.toBe(before?.pid);
    await expect
      .poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
  });

  it('moves to another port when its own was taken meanwhile', async () => {
    const first = await start();
    const port = Number(new URL(first.url).port);
    await stop(first);
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      const second = await start();
      expect(new URL(second.url).port).not.toBe(String(port));
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      squatter.close();
    }
  });
});
