import { z } from 'zod';

/** How a factory is written to: in the inbox, by mail, or through the people who run the installation. */
export const outreachChannels = ['INBOX', 'MAIL', 'OPERATOR'] as const;
export const outreachChannel = z.enum(outreachChannels);
export type OutreachChannel = z.output<typeof outreachChannel>;

/** Where the factory comes from: the marketplace, the expanded network, or a list of one's own. */
export const outreachSources = ['IN_NETWORK', 'EXPANDED_NETWORK', 'OWN_LIST'] as const;
export const outreachSource = z.enum(outreachSources);
export type OutreachSource = z.output<typeof outreachSource>;

export const outreachSourceWords: Record<OutreachSource, readonly [string, ...string[]]> = {
  IN_NETWORK: ['In network', 'marketplace suppliers', 'in-network'],
  EXPANDED_NETWORK: ['Expanded network', 'expanded', 'outside the marketplace'],
  OWN_LIST: ['My list', 'my own list', 'mailing list', 'own list'],
};

/**
 * QUEUED → SENT | PASSED_ON | FAILED; SENT → ANSWERED; each but QUEUED → QUEUED when it is sent again. SENT is sent to the
 * factory; PASSED_ON is with our team, who look for its address.
 */
export const outreachStatuses = ['QUEUED', 'SENT', 'PASSED_ON', 'FAILED', 'ANSWERED'] as const;
export const outreachStatus = z.enum(outreachStatuses);
export type OutreachStatus = z.output<typeof outreachStatus>;

export const outreachStatusWords: Record<OutreachStatus, readonly [string, ...string[]]> = {
  QUEUED: ['Waiting', 'queued', 'not sent yet', 'still sending', 'waiting to be sent'],
  SENT: [
    'Sent',
    'no answer',
    'not answered',
    'without an answer',
    'silent',
    'unanswered',
    'have not answered',
  ],
  PASSED_ON: ['With our team', 'passed on', 'no address known', 'looking for an address'],
  FAILED: ['Failed', 'fail', 'bounced', 'bounce', 'could not be sent', 'undelivered', 'not delivered'],
  ANSWERED: ['Answered', 'replied', 'wrote back', 'got back to me', 'responded'],
};

/** What may be told of a supplier's page. */
export const pageFactKinds = [
  'COMPANY_NAME',
  'MAKES',
  'PRODUCT',
  'MOQ',
  'LEAD_TIME',
  'CERTIFICATE',
  'COUNTRY',
  'EMAIL',
  'PHONE',
  'ADDRESS',
  'SOCIAL_LINK',
] as const;
export const pageFactKind = z.enum(pageFactKinds);
export type PageFactKind = z.output<typeof pageFactKind>;

export const pageFactNames: Record<PageFactKind, string> = {
  COMPANY_NAME: 'Company',
  MAKES: 'What they make',
  PRODUCT: 'Products',
  MOQ: 'MOQ',
  LEAD_TIME: 'Lead time',
  CERTIFICATE: 'Certificates',
  COUNTRY: 'Countries',
  EMAIL: 'Email',
  PHONE: 'Phone',
  ADDRESS: 'Address',
  SOCIAL_LINK: 'Social media',
};
