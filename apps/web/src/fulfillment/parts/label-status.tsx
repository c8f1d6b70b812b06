import type { LabelRow } from '@brandwright/contract/fulfillment/entities.ts';
import { labelStatusLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { Status } from '#ui/badge.tsx';
import { shipmentLabels } from '#orders/labels.ts';
import { labelTones } from '../labels.ts';

/** How a label stands; once its carrier has the parcel, where that is. */
export function LabelStatus({ label }: { label: Pick<LabelRow, 'status' | 'parcelStatus'> }) {
  const { status, parcelStatus } = label;
  if (status === 'BOUGHT' && parcelStatus !== null && parcelStatus !== 'PREPARING') {
    const parcel = shipmentLabels[parcelStatus];
    return <Status tone={parcel.tone}>{parcel.label}</Status>;
  }
  return <Status tone={labelTones[status]}>{labelStatusLabels[status]}</Status>;
}
