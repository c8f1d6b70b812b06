import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { Filling } from '../ground/fill/fill.ts';
import type { Considered } from '../decide/decide.ts';
import type { SeenRecord } from '../ground/records/records.ts';
import type { FocusedRecord } from '../ground/conversation/turn-context.ts';

/** Names that are less sure than this are none that the next message means. */
const leastCertainty = 0.8;

/**
 * Records that a message was about beside those of its calls: what an answer told of, and what was named in vain, for the next
 * message may point at it. Of several readings the likeliest one says what is named of a kind.
 */
export function inMind({ decision, readings }: Considered): FocusedRecord[] {
  if (decision.kind === 'call' || decision.kind === 'chat' || decision.kind === 'decision') return [];
  const about = decision.kind === 'answer' ? [...decision.focus] : [];
  for (const { filling } of readings) {
    if (filling.certainty < leastCertainty) continue;
    const kinds = new Set(about.map(({ kind }) => kind));
    about.push(...filling.named.flatMap(focusOf).filter(({ kind }) => !kinds.has(kind)));
  }
  for (const { operation, filling } of readings) {
    const kinds = new Set(about.map(({ kind }) => kind));
    about.push(...numbered(operation, filling).filter(({ kind }) => !kinds.has(kind)));
  }
  return about;
}

/** What was called by its number: "how much to get 1056 off to him", of which it was asked what is meant. */
const numbered = (operation: AnyDeclaration, { input, several, assumed }: Filling): FocusedRecord[] =>
  fieldsOf(operation).flatMap(({ name, meta, kind }): FocusedRecord[] => {
    const value = several?.field === name ? several.values : input[name];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const ref = meta.ref;
    if (!ref || kind !== 'integer' || assumed.some((one) => one.refs.has(ref))) return [];
    return values.flatMap((one) =>
      typeof one === 'number' ? [{ kind: ref, value: one, label: `#${one}` }] : [],
    );
  });

function focusOf({ kind, refs, label }: SeenRecord): FocusedRecord[] {
  const value = refs.get(kind)?.[0]?.value;
  return value === undefined ? [] : [{ kind, value, label }];
}
