import type { AnyDeclaration } from '@brandwright/contract';
import { operationsOf, readUtterances, type SetKind } from './utterances.ts';

/** Ways to ask for it that an offered operation needs: in all, and of them held out. */
export const fewest = { all: 15, heldOut: 6 };

/** Operations offered without enough utterances, in words. Questions that lack something do not count. */
export function fewUtterances(declared: readonly Pick<AnyDeclaration, 'name' | 'offered'>[]): string[] {
  const learn = countsIn('learn');
  const heldOut = countsIn('held-out');
  return declared
    .filter(({ offered }) => offered)
    .map(({ name }) => ({ name, heldOut: heldOut.get(name) ?? 0, learn: learn.get(name) ?? 0 }))
    .filter((one) => one.learn + one.heldOut < fewest.all || one.heldOut < fewest.heldOut)
    .map((one) => `${one.name}: ${one.learn + one.heldOut} in all, ${one.heldOut} held out`);
}

function countsIn(kind: SetKind): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { utterances } of readUtterances(kind)) {
    const counted = utterances.filter((one) => one.asks === undefined);
    for (const name of counted.flatMap(operationsOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
