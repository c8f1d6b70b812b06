import { operations } from '@brandwright/contract';
import { heldOut } from '@brandwright/copilot/offline/testing/held-out.ts';
import { allTuning } from '@brandwright/copilot/offline/testing/all-tuning.ts';
import { measure } from '@brandwright/copilot/offline/testing/measure.ts';

/** Prints how well the offline model understands: `node tools/understanding.ts [tuning|held-out] [--misses]`. */
const lists = { tuning: allTuning, 'held-out': heldOut } as const;
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
    console.log(
      `  ${operationRight ? 'arguments' : 'operation'}: “${phrasing.say}”${phrasing.scene ? ` [${phrasing.scene}]` : ''}\n    wanted ${phrasing.operation ?? 'nothing'} ${JSON.stringify(phrasing.input ?? {})}\n    got    ${got}`,
    );
  }
}
