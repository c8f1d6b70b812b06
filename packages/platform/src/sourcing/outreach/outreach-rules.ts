import type { OutreachStatus } from '@brandwright/contract/sourcing/outreach/enums.ts';

/** Where an outreach may go from where it stands. Sent again, it waits anew. */
export const nextStatus: Readonly<Record<OutreachStatus, readonly OutreachStatus[]>> = {
  QUEUED: ['SENT', 'PASSED_ON', 'FAILED'],
  SENT: ['ANSWERED', 'QUEUED'],
  PASSED_ON: ['QUEUED'],
  ANSWERED: ['QUEUED'],
  FAILED: ['QUEUED'],
};

export const mayBecome = (from: OutreachStatus, to: OutreachStatus) => nextStatus[from].includes(to);

/** Whether a supplier has the brief, or is about to: it is then only written to again when that is asked for. */
export const hasBrief = (status: OutreachStatus) => status !== 'FAILED';
