import type { ScriptResult, TurnResult } from './script-result.ts';

/** A turn that did not go the same way in every run of its script. */
export interface Difference {
  /** From 1; 0 is the state after the last turn. */
  turn: number;
  said: string;
  /** Each way it went, with the runs (from 1) that went it, most first. */
  ways: { runs: number[]; what: string }[];
}

/** Where the runs of one script differ in what was called, answered or failed. Ids and instants of a run are no difference. */
export function differences(runs: readonly ScriptResult[]): Difference[] {
  const [first] = runs;
  if (!first || runs.length < 2) return [];
  const turns = first.turns.map((turn, index) => ({
    turn: index + 1,
    said: turn.said,
    ways: waysOf(runs.map((run) => describe(run.turns[index]))),
  }));
  const after = { turn: 0, said: 'after', ways: waysOf(runs.map((run) => stable(run.afterFailures))) };
  return [...turns, after].filter(({ ways }) => ways.length > 1);
}

function waysOf(descriptions: readonly string[]): Difference['ways'] {
  const ways = new Map<string, number[]>();
  for (const [index, what] of descriptions.entries()) ways.set(what, [...(ways.get(what) ?? []), index + 1]);
  return [...ways].map(([what, runs]) => ({ runs, what })).sort((a, b) => b.runs.length - a.runs.length);
}

const describe = (turn: TurnResult | undefined): string =>
  turn
    ? stable(turn.wasStopped ? turn.failures : [...turn.calls, turn.answered, ...turn.failures])
    : 'not reached';

const passing =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|[\w-]{40,}/g;

/** The lines with what differs from run to run numbered by appearance. */
function stable(lines: readonly string[]): string {
  const places = new Map<string, string>();
  return lines.join('\n').replace(passing, (value) => {
    const place = places.get(value) ?? `«${places.size + 1}»`;
    places.set(value, place);
    return place;
  });
}

/** The differences as lines for people, each way cut to what tells them apart. */
export function sayDifferences(found: readonly Difference[]): string[] {
  return found.flatMap(({ turn, said, ways }) => [
    turn === 0 ? 'the state afterwards differs' : `turn ${turn} differs: ${said}`,
    ...ways.map(({ runs, what }) => `  runs ${runs.join(', ')}: ${cut(what, startOfDifference(ways))}`),
  ]);
}

function startOfDifference(ways: Difference['ways']): number {
  const [first, ...others] = ways.map(({ what }) => what);
  if (first === undefined) return 0;
  let index = 0;
  while (index < first.length && others.every((other) => other[index] === first[index])) index += 1;
  return Math.max(0, index - 40);
}

function cut(text: string, start: number): string {
  const line = text.slice(start, start + 300).replaceAll('\n', ' ⏎ ');
  return `${start > 0 ? '… ' : ''}${line}${text.length > start + 300 ? ' …' : ''}`;
}
