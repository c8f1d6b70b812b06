import type { RecordCandidate } from '@brandwright/platform';
import type { PastMessage } from './past-message.ts';

/** Below this, words only happen to stand in a name: "throw" in a shelf of blankets, "society" in a supplier's. */
const leastScore = 0.7;
/** People or things of one name that are listed before only their number is told. */
const mostNamesakes = 3;
const mostRecords = 12;

/** The records that a message names as a real model is told of them. */
export interface NamedRecords {
  records: RecordCandidate[];
  /** "5 more customers are called Maya". */
  notes: string[];
}

/**
 * The records that words name beyond doubt. A model reads the message itself and can look things up, so what is only
 * likely misleads it: bare numbers count something unless the order is in the conversation, words of a category are
 * searches, and of namesakes the one in the conversation is meant.
 */
export function namedRecords(
  found: readonly RecordCandidate[],
  history: readonly PastMessage[],
): NamedRecords {
  const known = knownIn(history);
  const isKnown = ({ id, value }: RecordCandidate) => known.has(id) || known.has(String(value));
  const sure = found.filter((record) => isNamed(record, isKnown(record)));
  const kept = withoutParts(sure);
  const records: RecordCandidate[] = [];
  const notes: string[] = [];
  for (const namesakes of byName(kept)) {
    const inTalk = namesakes.filter(isKnown);
    const meant = inTalk.length > 0 ? inTalk : namesakes;
    records.push(...meant.slice(0, mostNamesakes));
    const left = meant.length - mostNamesakes;
    const [first] = meant;
    if (left > 0 && first)
      notes.push(
        `${left} more ${first.kind.replaceAll('_', ' ')} records are named ${JSON.stringify(first.matched)}.`,
      );
  }
  return { records: records.slice(0, mostRecords), notes };
}

function isNamed({ kind, matched, score }: RecordCandidate, isKnown: boolean): boolean {
  if (kind === 'order' && /^\d+$/.test(matched)) return isKnown;
  // Searches take categories by their names, and "cap" hardly ever means hats.
  if (kind === 'category') return false;
  // A first name is all that people say of someone.
  return score >= leastScore || kind === 'customer';
}

/** Without those of whom only a part of another one's whole name was said: "Maya" of "Maya Chen". */
function withoutParts(records: readonly RecordCandidate[]): RecordCandidate[] {
  const whole = records.filter(({ score, matched }) => score === 1 && matched.includes(' '));
  return records.filter((record) => {
    const said = record.matched.toLowerCase();
    return !whole.some(
      (other) =>
        other.id !== record.id &&
        other.matched.length > said.length &&
        other.matched.toLowerCase().includes(said),
    );
  });
}

function byName(records: readonly RecordCandidate[]): RecordCandidate[][] {
  const groups = new Map<string, RecordCandidate[]>();
  for (const record of records) {
    const key = `${record.kind} ${record.matched.toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()];
}

/** Every id that the conversation has shown, and the numbers by which people know a record. */
function knownIn(history: readonly PastMessage[]): Set<string> {
  const known = new Set<string>();
  for (const { memory } of history)
    for (const { input, answer } of memory?.calls ?? []) {
      collect(input, known);
      if (answer.ok === true) collect(answer.result, known);
    }
  return known;
}

function collect(value: unknown, known: Set<string>, name = ''): void {
  if (typeof value === 'string' || (typeof value === 'number' && name.endsWith('Number')))
    known.add(String(value));
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) collect(part, known, key);
}
