import { figuresOf } from './figures.ts';
import type { AuthorLine } from './tell.ts';
import type { Tried } from './try-out.ts';
import { authorOf, readUtterances, type SetKind } from './utterances.ts';

/** What was tried, by who wrote it, with how many lines of each are learned from and held out. */
export function linesOfAuthors(tried: readonly Tried[]): AuthorLine[] {
  const counts = { learn: countsIn('learn'), heldOut: countsIn('held-out') };
  const names = new Set([...counts.learn.keys(), ...counts.heldOut.keys()]);
  for (const { utterance } of tried) names.add(authorOf(utterance));
  return [...names].sort().map((author) => {
    const own = tried.filter(({ utterance }) => authorOf(utterance) === author);
    return {
      author,
      learn: counts.learn.get(author) ?? 0,
      heldOut: counts.heldOut.get(author) ?? 0,
      figures: own.length > 0 ? figuresOf(own) : null,
    };
  });
}

function countsIn(kind: SetKind): Map<string, number> {
  const counts = new Map<string, number>();
  for (const author of readUtterances(kind).flatMap(({ utterances }) => utterances.map(authorOf)))
    counts.set(author, (counts.get(author) ?? 0) + 1);
  return counts;
}
