import type { LabelRow } from '@brandwright/contract/fulfillment/entities.ts';
import { labelStatusLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { Status } from '#ui/badge.tsx';
import { labelTones } from '../labels.ts';

export const LabelStatus = ({ label }: { label: Pick<LabelRow, 'status'> }) => (
  <Status tone={labelTones[label.status]}>{labelStatusLabels[label.status]}</Status>
);
