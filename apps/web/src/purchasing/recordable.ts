import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import type { MilestoneKind } from '@brandwright/contract/purchasing/enums.ts';

/** Milestones that people record; payments are recorded by themselves. */
const recordedKinds = ['PRE_PRODUCTION_SAMPLE', 'INSPECTION', 'SHIPPED'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

export const isRecorded = (kind: MilestoneKind): kind is RecordedKind =>
  recordedKinds.some((recorded) => recorded === kind);

/** What may be recorded of a purchase order now. Samples only ship, and so does what runs on a subscription. */
export function recordable({
  status,
  orderType,
  milestones,
}: Pick<PurchaseItem, 'status' | 'orderType' | 'milestones'>): RecordedKind[] {
  if (status !== 'IN_PRODUCTION' && status !== 'IN_SUBSCRIPTION') return [];
  const isMade = status === 'IN_PRODUCTION' && (orderType === 'INVENTORY' || orderType === 'PACKAGING');
  return recordedKinds.filter(
    (kind) =>
      (isMade || kind === 'SHIPPED') && !milestones.some((one) => one.kind === kind && one.doneOn !== null),
  );
}
