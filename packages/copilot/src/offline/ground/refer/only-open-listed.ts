import type { RecordKind } from '@brandwright/contract';
import type { SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { onlyOpen } from '../conversation/still-open.ts';
import { recordsOfKind } from './list-of-kind.ts';

/**
 * "Olaria is late, what if I pay it in 60 days": of several records that a name stands for, found without their states, the only one that
 * its list shows as open. What else it may be stays as it was.
 */
export async function onlyOpenListed(
  resolution: Resolution,
  kind: RecordKind,
  services: GroundingServices,
): Promise<Resolution> {
  if (resolution.kind !== 'several') return resolution;
  const { records } = resolution;
  const seen = onlyOpen(records);
  if (seen) return found([seen], openCertainty);
  if (records.some(({ data }) => Object.keys(data).length > 0)) return resolution;
  const values = new Set(records.map((record) => valueOf(record, kind)));
  const listed = (await recordsOfKind(kind, services)).filter((record) => values.has(valueOf(record, kind)));
  // A list may show by itself what is open alone.
  const [only] = listed;
  const open =
    listed.length === records.length ? onlyOpen(listed) : listed.length === 1 ? (only ?? null) : null;
  return open ? found([open], openCertainty) : resolution;
}

const openCertainty = 0.85;

const valueOf = ({ refs }: SeenRecord, kind: RecordKind) =>
  refs.get(kind)?.find(({ field }) => field === 'id')?.value ?? refs.get(kind)?.[0]?.value;
