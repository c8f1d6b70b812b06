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
  return about;
}

function focusOf({ kind, refs, label }: SeenRecord): FocusedRecord[] {
  const value = refs.get(kind)?.[0]?.value;
  return value === undefined ? [] : [{ kind, value, label }];
}
