import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../local-server/start-server.ts';
import { buildClient } from '../setup/build.mjs';
import { benchChat } from './chat.ts';
import { benchHttp } from './http.ts';
import { benchInsight } from './insight/bench-insight.ts';
import { initialJavaScriptKb } from './initial-javascript.ts';
import { benchLists } from './lists.ts';
import { residentMiB } from './load.ts';
import { benchServers } from './servers.ts';
import {
  tellChat,
  tellHttp,
  tellInsight,
  tellLists,
  tellQuestion,
  tellServers,
  tellStart,
  tellThread,
  tellTurns,
  tellUnderstanding,
} from './tell.ts';
import { benchThread } from './thread.ts';
import { benchTurns, type TurnFigures } from './turns.ts';
import { benchUnderstanding } from './understanding.ts';

// npm run bench -- [--only understanding,turns,start,chat,http,lists,thread,insight] [--turns N] [--orders N] [--no-plain] [--out FILE]
// --no-plain leaves out the plain queries that insight is compared with: of a million orders they take an hour.
// npm run bench -- --servers N: so many servers on the database, and nothing else.
// One run measures everything on one database, so that figures can be set beside each other.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string' },
    turns: { type: 'string', default: '2000' },
    orders: { type: 'string', default: '100000' },
    'no-plain': { type: 'boolean', default: false },
    servers: { type: 'string' },
  },
});
const wanted = (part: string) =>
  values.servers === undefined && (!values.only || values.only.split(',').includes(part));
if (values.servers !== undefined && !/^[2-9]$/.test(values.servers))
  throw new Error('--servers takes a number from 2 to 9.');
for (const name of ['turns', 'orders'] as const)
  if (!/^[1-9]\d*$/.test(values[name])) throw new Error(`--${name} takes a whole number from 1 up.`);
const folder = mkdtempSync(join(tmpdir(), 'brandwright-bench-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
const report: Record<string, unknown> = {};
const needsServer = ['start', 'chat', 'http', 'lists', 'thread'].some(wanted);
try {
  if (wanted('understanding')) report['understanding'] = tellUnderstanding(await benchUnderstanding());
  if (wanted('turns')) report['turns'] = tellTurns(await benchOwnServer(Number(values.turns)));
  if (values.servers !== undefined)
    report['servers'] = tellServers(
      await benchServers(postgres.url, join(folder, 'data'), Number(values.servers)),
    );
  if (needsServer) await benchServer();
  if (wanted('insight'))
    report['insight'] = tellInsight(
      await benchInsight(
        postgres.url,
        Number(values.orders),
        { kept: 5, plain: values['no-plain'] ? 0 : 1 },
        tellQuestion,
      ),
    );
  if (values.out) writeFileSync(values.out, JSON.stringify(report, null, 2));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A server that starts with a database that is there, as on every day but the first. */
async function benchOwnServer(turns: number): Promise<TurnFigures> {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') };
  await (await startServer(env)).stop();
  const server = await startServer(env);
  try {
    return await benchTurns(server.url, server.pid, turns);
  } finally {
    await server.stop();
  }
}

async function benchServer(): Promise<void> {
  if (wanted('start') || wanted('thread')) await buildClient();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') };
  const first = await startServer(env);
  await first.stop();
  const server = await startServer(env);
  const idleMiB = residentMiB(server.pid);
  if (wanted('chat')) report['chat'] = tellChat(await benchChat(server.url));
  if (wanted('http')) report['http'] = tellHttp(await benchHttp(server, postgres.url));
  if (wanted('lists')) report['lists'] = tellLists(await benchLists(server, postgres.url));
  const loadedMiB = residentMiB(server.pid);
  await server.stop();
  if (wanted('thread')) report['thread'] = tellThread(await benchThread(postgres.url));
  if (!wanted('start')) return;
  report['start'] = tellStart({
    firstMs: first.readyMs,
    warmMs: server.readyMs,
    idleMiB,
    loadedMiB,
    initialJavaScriptKb: initialJavaScriptKb(),
  });
}
