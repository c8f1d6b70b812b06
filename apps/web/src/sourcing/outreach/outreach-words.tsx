import type { Outreach } from '@brandwright/contract/sourcing/outreach/entities.ts';
import { outreachStatusWords, type OutreachStatus } from '@brandwright/contract/sourcing/outreach/enums.ts';
import { Status, type Tone } from '#ui/badge.tsx';

const tones: Record<OutreachStatus, Tone> = {
  QUEUED: 'info',
  SENT: 'neutral',
  PASSED_ON: 'info',
  FAILED: 'bad',
  ANSWERED: 'good',
};

/** Where an outreach stands, as a dot and a word. */
export function OutreachState({ status }: { status: OutreachStatus }) {
  return <Status tone={tones[status]}>{outreachStatusWords[status][0]}</Status>;
}

/** How it went: "in the inbox", "by email to …", "through our team". */
export function wayOf({ channel, email }: Pick<Outreach, 'channel' | 'email'>): string {
  if (channel === 'INBOX') return 'in the inbox';
  if (channel === 'OPERATOR') return 'through our team, who are looking for an address';
  return email ? `by email to ${email}` : 'by email';
}
