import type { Mail, MailMessage } from './mail.ts';

/** Where the people who run this installation are written to. */
export interface OperatorMailbox {
  /** Answers the id of the message. The same key never sends twice. */
  notify(note: Omit<MailMessage, 'to'>): Promise<{ id: string }>;
}

/** Kept in the outbox, where the operator reads it; `.invalid` is nobody's (RFC 2606). */
const ownOutbox = 'operations@brandwright.invalid';

/** Writes to `address` by `mail`; without an address to the outbox of the installation. */
export function createOperatorMailbox(
  address: string | undefined,
  mail: Mail,
  outbox: Mail,
): OperatorMailbox {
  return address
    ? { notify: (note) => mail.send({ ...note, to: address }) }
    : { notify: (note) => outbox.send({ ...note, to: ownOutbox }) };
}
