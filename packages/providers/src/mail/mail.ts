import { OperationError } from '@brandwright/contract';

/** A message to one person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The same for mail clients that show markup; whatever comes from records is escaped. */
  html?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

export interface Mail {
  /** Answers the provider's id of the message. Throws a MailRefused when the address is refused. */
  send(message: MailMessage): Promise<{ id: string }>;
}

/** The message cannot be delivered as it is; sending it again would not help. */
export class MailRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}

const address = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[A-Za-z]{2,}$/;

/** Throws a MailRefused for an address that is none, and for line breaks that would add headers. */
export function checkMessage(message: MailMessage): void {
  if (!address.test(message.to)) throw new MailRefused(`"${message.to}" isn’t an email address.`);
  if (message.replyTo !== undefined && !address.test(message.replyTo))
    throw new MailRefused(`"${message.replyTo}" isn’t an email address.`);
  if (/[\r\n]/.test(message.subject)) throw new MailRefused('A subject must be a single line.');
}
