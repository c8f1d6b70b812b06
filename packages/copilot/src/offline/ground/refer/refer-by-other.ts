import type { RecordKind } from '@brandwright/contract';
import { recordsOfKind } from './list-of-kind.ts';
import { matchNames } from '../records/name-match.ts';
import type { SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { inFocus, knownRecords } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

const leastShare = 0.6;

/** "The other mug": of the records that its words fit, the one that was not spoken of last; null where none was or none is left. */
export async function byOther(
  words: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const last = inFocus(state, kind);
  if (!last) return null;
  const idOf = (record: SeenRecord) => record.refs.get(kind)?.[0]?.value;
  const isOther = (record: SeenRecord) => {
    const own = last.refs.get(kind)?.map(({ value }) => value) ?? [];
    return !(record.refs.get(kind) ?? []).some(({ value }) => own.includes(value));
  };
  const among = (records: readonly SeenRecord[]) =>
    matchNames(words, kind, records.filter(isOther)).flatMap(({ record, score }) =>
      score >= leastShare ? [record] : [],
    );
  const shown = among(knownRecords(state, kind));
  const fitting = shown.length > 0 ? shown : among(await recordsOfKind(kind, services));
  const others = [...new Map(fitting.map((record) => [idOf(record), record])).values()];
  if (others.length === 0) return null;
  return others.length === 1 ? found(others, 0.85) : { kind: 'several', records: others };
}
