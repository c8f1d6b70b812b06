import type { RecordKind } from '@brandwright/contract';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { knownRecords } from '../conversation/seen-rows.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';

const clauseOfOne = /^(?:the|that|her|his|their) one\b(?<trait>[^,;.!?]*)/i;

/** "The one that is on hold", "the one from the 19th": of what was shown the only one in that state or of that day. */
export function byTrait(
  { start }: Pick<TaggedSpan, 'start'>,
  kind: RecordKind,
  { text, values }: Utterance,
  state: DialogueState,
): Resolution | null {
  const clause = clauseOfOne.exec(text.slice(start));
  const trait = clause?.groups?.['trait'] ?? '';
  if (!clause || trait.trim() === '') return null;
  const rows = knownRecords(state, kind);
  const said = ` ${trait.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  const inState = rows.filter((row) => statesOf(row).some((one) => said.includes(` ${one} `)));
  const ends = start + clause[0].length;
  const day = values.find(
    (value) => value.kind === 'date' && value.start >= start && value.end <= ends && value.from === value.to,
  );
  const ofDay =
    day?.kind === 'date' ? rows.filter((row) => daysOf(row).some((one) => one.startsWith(day.from))) : [];
  const [only, ...more] = inState.length > 0 ? inState : ofDay;
  return only && more.length === 0 ? found([only], sureOfTrait) : null;
}

const sureOfTrait = 0.9;

/** "on hold" of ON_HOLD. */
const statesOf = ({ data }: SeenRecord): string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    /(?:status|state)$/i.test(field) && typeof value === 'string'
      ? [value.toLowerCase().replaceAll('_', ' ')]
      : [],
  );

const daysOf = ({ data }: SeenRecord): string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    /(?:At|On|date)$/.test(field) && typeof value === 'string' ? [value] : [],
  );
