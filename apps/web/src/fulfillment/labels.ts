import type { LabelStatus } from '@brandwright/contract/fulfillment/enums.ts';
import type { Tone } from '#ui/badge.tsx';

export const labelTones: Readonly<Record<LabelStatus, Tone>> = {
  UNPAID: 'warn',
  PAID: 'info',
  BOUGHT: 'good',
  VOID_REQUESTED: 'info',
  VOIDED: 'neutral',
  FAILED: 'bad',
  CANCELED: 'neutral',
};

/** Where one label is opened. */
export const labelAddressOf = (labelId: string) => `/fulfillment-services?tab=labels&id=${labelId}`;
