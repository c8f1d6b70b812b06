import { operations } from '@brandwright/contract';
import { heldOut } from '@brandwright/copilot/offline/testing/held-out.ts';
import { measure } from '@brandwright/copilot/offline/testing/measure.ts';
import { tuningMore } from '@brandwright/copilot/offline/testing/tuning-more.ts';
import { tuningThird } from '@brandwright/copilot/offline/testing/tuning-third.ts';
import { tuningFourth } from '@brandwright/copilot/offline/testing/tuning-fourth.ts';
import { tuning } from '@brandwright/copilot/offline/testing/tuning.ts';

/** Prints how well the offline model understands: `node tools/understanding.ts [tuning|held-out] [--misses]`. */
const lists = { tuning: [...tuning, ...tuningMore, ...tuningThird, ...tuningFourth], 'held-out': heldOut } as const;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const offered = operations.filter((operation) => operation.offered);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

for (const [name, list] of Object.entries(lists)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const figures = await measure(offered, list);
  const taken = (performance.now() - started) / Math.max(1, figures.outcomes.length);
  console.log(
    `${name}: ${figures.outcomes.length} phrasings, operation ${percent(figures.operation)}, arguments ${percent(figures.arguments)}, ` +
      `out of scope ${percent(figures.outOfScope)}, ${taken.toFixed(1)} ms each, ${offered.length} operations`,
  );
  if (!process.argv.includes('--misses')) continue;
  for (const { phrasing, operationRight, argumentsRight, got } of figures.outcomes) {
    if (operationRight && argumentsRight !== false) continue;
    console.log(`  ${operationRight ? 'arguments' : 'operation'}: “${phrasing.say}”${phrasing.scene ? ` [${phrasing.scene}]` : ''}\n    wanted ${phrasing.operation ?? 'nothing'} ${JSON.stringify(phrasing.input ?? {})}\n    got    ${got}`);
  }
}
