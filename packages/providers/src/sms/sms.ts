import { OperationError } from '@brandwright/contract';

/** A text message to one phone. */
export interface SmsMessage {
  /** E.164: `+15035550123`. */
  to: string;
  text: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

export interface Sms {
  /** OUTBOX sends nothing: it only keeps what it would have sent. */
  kind: 'OUTBOX' | 'TWILIO';
  /** Answers our id of the message. Throws a SmsRefused when the number is refused. */
  send(message: SmsMessage): Promise<{ id: string }>;
}

/** The message cannot be delivered as it is; sending it again would not help. */
export class SmsRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}

/** A plus, a country code that doesn't begin with 0, and at most 15 digits in all (ITU-T E.164). */
export const e164 = /^\+[1-9]\d{6,14}$/;

/** Two parts of a text message in Unicode: longer ones cost more than they say. */
export const longestSms = 320;

/** Throws a SmsRefused for a number that is none and for a text that is empty or too long. */
export function checkSms({ to, text }: SmsMessage): void {
  if (!e164.test(to))
    throw new SmsRefused('Write the phone number with + and its country code, such as +15035550123.');
  if (text.trim() === '' || text.length > longestSms)
    throw new SmsRefused(`A text message has from 1 to ${longestSms} characters.`);
}
