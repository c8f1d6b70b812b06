import { canonical } from '../turn/canonical.ts';
import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import { form } from '../words/tokens.ts';
import { chooseMeasure, measuresOf } from './measures.ts';
import { rowsInView } from './rows.ts';
import { readScale } from './scales.ts';
import { sayExtreme } from './say-figures.ts';
import { ranked } from './scope.ts';
import { isSorted } from './whole.ts';

/**
 * "show me the biggest order from Canada": the list is called, sorted, and the answer is its first. Null where a list was
 * meant ("the biggest orders") or the answer is not its first.
 */
export function askedForOne(
  chosen: Interpretation,
  heard: Heard,
  situation: Situation,
): Interpretation | null {
  const scale = readScale(heard.text);
  if (chosen.kind !== 'calls' || chosen.inputs.length !== 1 || !scale) return null;
  if (!isSingular(heard.text, scale.end)) return null;
  const declaration = situation.find(chosen.operation);
  if (declaration?.effect !== 'read' || chosen.inputs[0]?.sort === undefined) return null;
  const last = situation.table.calls.at(-1);
  const isDone =
    last?.operation === chosen.operation && canonical(last.input) === canonical(chosen.inputs[0]);
  if (!isDone) return { ...chosen, lookUp: true };
  const [seen] = rowsInView(situation.table);
  const measure =
    seen?.call === last
      ? chooseMeasure(measuresOf(seen.rows.map((row) => row.data)), scale, new Set())
      : null;
  if (!seen || !measure || !isSorted(seen, scale, measure)) return chosen;
  const order = ranked(seen.rows, measure, scale);
  return order.length > 1
    ? { kind: 'say', text: sayExtreme(seen, scale, measure, order, true), outcome: 'chatted' }
    : chosen;
}

/** The noun after the superlative stands for one: "biggest order", "cheapest candle supplier". */
function isSingular(text: string, end: number): boolean {
  const words = /^((?:\s+\p{L}+){1,3})/u.exec(text.slice(end))?.[1]?.trim().split(/\s+/) ?? [];
  const stop = words.findIndex((word) =>
    /^(?:from|in|of|by|with|for|to|that|on|i|we|you|is|are|please|first)$/i.test(word),
  );
  const noun = (stop < 0 ? words : words.slice(0, stop)).at(-1)?.toLowerCase();
  return noun !== undefined && form(noun) === noun && !/s$/.test(noun);
}
