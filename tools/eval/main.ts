import { operations } from '@brandwright/contract';
import { conversation } from '@brandwright/copilot/offline/testing/converse.ts';
import {
  createKernel,
  demoStores,
  frozenClock,
  migrate,
  platformAreas,
  seedDemo,
  silentLog,
  type Caller,
  type Kernel,
} from '@brandwright/platform';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { createProviders } from '@brandwright/providers';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenInstant } from '../local-server/start-server.ts';
import { median } from '../replay/report.ts';
import { judge, type Verdict } from './judge.ts';
import { readUtterances, type Utterance } from './utterances.ts';

// npm run eval -- [--set learn|held-out] [--misses]
// What the offline model does first with each utterance, with the demo store's records as candidates.
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'held-out' }, misses: { type: 'boolean' } },
});
const offered = operations.filter((operation) => operation.offered);
const folder = mkdtempSync(join(tmpdir(), 'brandwright-eval-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
try {
  const kernel = await kernelWithDemo();
  const caller = founder();
  const all: { utterance: Utterance; verdict: Verdict; milliseconds: number }[] = [];
  for (const { area, utterances } of readUtterances(values.set === 'learn' ? 'learn' : 'held-out')) {
    const judged = [];
    for (const utterance of utterances) judged.push(await tryOut(kernel, caller, utterance));
    tell(area, judged);
    all.push(...judged);
  }
  tell('in all', all);
  await kernel.pool.end();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function kernelWithDemo(): Promise<Kernel> {
  await migrate(postgres.url);
  const providers = createProviders({}, folder);
  const keepFile = async () => '/files/public/none';
  await seedDemo({ databaseUrl: postgres.url, areas: platformAreas, now: new Date(frozenInstant), keepFile });
  return createKernel({
    databaseUrl: postgres.url,
    areas: platformAreas,
    clock: frozenClock(frozenInstant),
    providers,
    log: silentLog,
    publicUrl: 'http://127.0.0.1',
    checkOutputs: false,
    poolSize: 2,
  });
}

function founder(): Caller {
  const [store] = demoStores;
  if (!store) throw new Error('There is no demo store.');
  const person = {
    kind: 'user',
    userId: store.ownerId,
    storeId: store.storeId,
    name: 'Founder',
    email: 'founder@demo.brandwright.test',
  } as const;
  return {
    actor: { ...person, role: 'owner', plan: 'TIER_3', isPreview: false, tokenGeneration: 2, flags: [] },
    via: 'partner',
    requestId: 'eval',
    signal: new AbortController().signal,
  };
}

async function tryOut(kernel: Kernel, caller: Caller, utterance: Utterance) {
  const candidates = await kernel.findRecords(caller, utterance.say);
  const started = performance.now();
  const reply = await conversation(offered).first(utterance.say, { candidates });
  const milliseconds = performance.now() - started;
  const move = { calls: reply.calls, asked: reply.report.asked, text: reply.text };
  return { utterance, verdict: judge(utterance, move, candidates), milliseconds };
}

function tell(
  name: string,
  judged: { utterance: Utterance; verdict: Verdict; milliseconds: number }[],
): void {
  const share = (right: number, of: number) => (of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`);
  const inScope = judged.filter(({ utterance }) => utterance.operation !== null);
  const checked = inScope.filter(({ verdict }) => verdict.argumentsRight !== null);
  const outside = judged.filter(({ utterance }) => utterance.operation === null);
  const right = (list: typeof judged) => list.filter(({ verdict }) => verdict.operationRight).length;
  const filled = checked.filter(({ verdict }) => verdict.argumentsRight).length;
  console.log(
    `${name}: ${judged.length} utterances, operation ${share(right(inScope), inScope.length)}, arguments ${share(filled, checked.length)}, ` +
      `out of scope ${share(right(outside), outside.length)}, median ${median(judged.map((one) => one.milliseconds)).toFixed(1)} ms`,
  );
  if (!values.misses || name === 'in all') return;
  for (const { utterance, verdict } of judged) {
    if (verdict.operationRight && verdict.argumentsRight !== false) continue;
    console.log(
      `  “${utterance.say}”\n    wanted ${utterance.asks ? `a question for ${utterance.asks} of ` : ''}${String(utterance.operation)} ${JSON.stringify(utterance.input ?? {})}\n    got    ${verdict.got}`,
    );
  }
}
