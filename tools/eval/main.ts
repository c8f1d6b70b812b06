import { operations } from '@brandwright/contract';
import { conversation } from '@brandwright/copilot/offline/testing/converse.ts';
import type { Caller, Kernel } from '@brandwright/platform';
import { parseArgs } from 'node:util';
import { median } from '../replay/report.ts';
import { withDemoKernel } from './demo-kernel.ts';
import { judge, type Verdict } from './judge.ts';
import { readUtterances, type Utterance } from './utterances.ts';

// npm run eval -- [--set learn|held-out] [--misses]
// What the offline model does first with each utterance, with the demo store's records as candidates.
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'held-out' }, misses: { type: 'boolean' } },
});
const offered = operations.filter((operation) => operation.offered);
await withDemoKernel(async (kernel, caller) => {
  const all: { utterance: Utterance; verdict: Verdict; milliseconds: number }[] = [];
  for (const { area, utterances } of readUtterances(values.set === 'learn' ? 'learn' : 'held-out')) {
    const judged = [];
    for (const utterance of utterances) judged.push(await tryOut(kernel, caller, utterance));
    tell(area, judged);
    all.push(...judged);
  }
  tell('in all', all);
});

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
