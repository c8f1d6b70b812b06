import { demoStores, type Caller } from '@brandwright/platform';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenInstant, type LocalServer } from '../local-server/start-server.ts';
import { ReplayClient } from '../replay/client.ts';
import { median } from '../replay/figures.ts';
import { fillOrders } from './fill-orders.ts';
import { load, type Load } from './load.ts';
import { recordStatements } from './record-statements.ts';
import { startBare } from './start-bare.ts';

const secondsPerRun = 4;
const pairs = 5;
const manyOrders = 100_000;

export interface PairedLoad {
  what: string;
  own: Load;
  bare: Load;
  /** Medians of the ratios of each pair of runs. */
  requestsRatio: number;
  cpuRatio: number;
}

export interface HttpFigures {
  orders: number;
  loads: PairedLoad[];
}

/** Order list (20 of 100,000) and order detail, logged in, against a bare server that sends the same statements. */
export async function benchHttp(server: LocalServer, databaseUrl: string): Promise<HttpFigures> {
  const [founder] = demoStores;
  if (!founder) throw new Error('There is no demo store.');
  const orders = await fillOrders(databaseUrl, founder.storeId, manyOrders);
  const caller = callerOf(founder.storeId, founder.ownerId);
  const record = (operation: string, input: unknown) =>
    recordStatements(databaseUrl, caller, frozenInstant, operation, input);
  const statements = {
    '/list': await record('list_orders', { size: 20 }),
    '/detail': await record('get_order', { orderNumber: 1042 }),
  };
  const file = join(mkdtempSync(join(tmpdir(), 'brandwright-bench-')), 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const bare = await startBare(file, databaseUrl);
  const headers = { authorization: `Bearer ${await tokenOf(server.url)}` };
  try {
    const loads = [
      await pair(
        'order list (20 of 100,000)',
        server,
        '/rest/main/web/orders?size=20',
        bare,
        '/list',
        headers,
      ),
      await pair('order detail', server, '/rest/main/web/orders/1042', bare, '/detail', headers),
    ];
    return { orders, loads };
  } finally {
    await bare.stop();
  }
}

async function pair(
  what: string,
  server: LocalServer,
  ownPath: string,
  bare: { url: string; pid: number },
  barePath: string,
  headers: Record<string, string>,
): Promise<PairedLoad> {
  const runOwn = (seconds: number) => load(server.pid, `${server.url}${ownPath}`, headers, seconds);
  const runBare = (seconds: number) => load(bare.pid, `${bare.url}${barePath}`, {}, seconds);
  await runOwn(2);
  await runBare(2);
  const runs: { own: Load; bare: Load }[] = [];
  for (let index = 0; index < pairs; index += 1) {
    runs.push({ own: await runOwn(secondsPerRun), bare: await runBare(secondsPerRun) });
  }
  const middle = (of: (run: { own: Load; bare: Load }) => number) => median(runs.map(of));
  const summary = (side: 'own' | 'bare'): Load => ({
    requestsPerSecond: middle((run) => run[side].requestsPerSecond),
    cpuMsPerRequest: middle((run) => run[side].cpuMsPerRequest),
    failed: runs.reduce((sum, run) => sum + run[side].failed, 0),
  });
  return {
    what,
    own: summary('own'),
    bare: summary('bare'),
    requestsRatio: middle((run) => run.own.requestsPerSecond / run.bare.requestsPerSecond),
    cpuRatio: middle((run) => run.own.cpuMsPerRequest / run.bare.cpuMsPerRequest),
  };
}

async function tokenOf(url: string): Promise<string> {
  const client = new ReplayClient(url);
  await client.logIn('founder@demo.brandwright.test', 'brandwright-demo');
  return client.token;
}

function callerOf(storeId: string, userId: string): Caller {
  return {
    actor: {
      kind: 'user',
      userId,
      storeId,
      name: 'Bench',
      email: 'bench@demo.brandwright.test',
      role: 'owner',
      plan: 'TIER_3',
      isPreview: false,
      tokenGeneration: 2,
      flags: [],
    },
    via: 'hand',
    requestId: 'bench',
    signal: new AbortController().signal,
  };
}
