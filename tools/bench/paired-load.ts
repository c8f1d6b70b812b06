import { demoStores, type Caller } from '@brandwright/platform';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenInstant, type LocalServer } from '../local-server/start-server.ts';
import { ReplayClient } from '../replay/client.ts';
import { median } from '../replay/figures.ts';
import { load, type Load } from './load.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { startBare } from './start-bare.ts';

/** What is asked of both servers: a read, how it is reached, and its input. */
export interface Asked {
  what: string;
  operation: string;
  input: Record<string, unknown>;
  /** Under `/rest/main`. */
  path: string;
}

export interface PairedLoad {
  what: string;
  own: Load;
  bare: Load;
  /** Medians of the ratios of each pair of runs. */
  requestsRatio: number;
  cpuRatio: number;
}

/** The demo store and its owner, who asks. */
export function demoFounder(): { storeId: string; ownerId: string } {
  const [founder] = demoStores;
  if (!founder) throw new Error('There is no demo store.');
  return founder;
}

/** Loads each read, logged in, against a bare server that sends the same statements. */
export async function pairLoads(
  server: LocalServer,
  databaseUrl: string,
  asked: readonly Asked[],
  runs: { pairs: number; secondsPerRun: number },
): Promise<PairedLoad[]> {
  const { storeId, ownerId } = demoFounder();
  const statements: Record<string, Statement[]> = {};
  for (const { operation, input, path } of asked)
    statements[bareOf(path)] = await recordStatements(
      databaseUrl,
      callerOf(storeId, ownerId),
      frozenInstant,
      operation,
      input,
    );
  const file = join(mkdtempSync(join(tmpdir(), 'brandwright-bench-')), 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const bare = await startBare(file, databaseUrl);
  const headers = { authorization: `Bearer ${await tokenOf(server.url)}` };
  try {
    const loads: PairedLoad[] = [];
    for (const one of asked) loads.push(await pair(one, server, bare, headers, runs));
    return loads;
  } finally {
    await bare.stop();
  }
}

/** Where the bare server answers the same: without the query. */
const bareOf = (path: string) => path.replace(/\?.*$/, '');

async function pair(
  { what, path }: Asked,
  server: LocalServer,
  bare: { url: string; pid: number },
  headers: Record<string, string>,
  { pairs, secondsPerRun }: { pairs: number; secondsPerRun: number },
): Promise<PairedLoad> {
  const runOwn = (seconds: number) => load(server.pid, `${server.url}/rest/main${path}`, headers, seconds);
  const runBare = (seconds: number) => load(bare.pid, `${bare.url}${bareOf(path)}`, {}, seconds);
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
