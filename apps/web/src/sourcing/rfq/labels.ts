import type { QuoteStatus, RequestStatus } from '@brandwright/contract/sourcing/rfq/enums.ts';
import type { Tone } from '#ui/badge.tsx';

export const requestTones: Readonly<Record<RequestStatus, Tone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  QUOTED: 'warn',
  ACCEPTED: 'good',
  CLOSED: 'neutral',
  CANCELED: 'bad',
};

export const quoteTones: Readonly<Record<QuoteStatus, Tone>> = {
  OPEN: 'info',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  EXPIRED: 'warn',
  WITHDRAWN: 'bad',
};

/** Where a request stands on its own. */
export const requestAddress = (requestId: string) => `/inbox/custom-project-requests?id=${requestId}`;
/** Where its form stands. */
export const formAddress = (requestId?: string) =>
  requestId ? `/create-custom-project/${requestId}` : '/create-custom-project';
