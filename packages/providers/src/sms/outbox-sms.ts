import type { SentMessages } from '../mail/sent-mail.ts';
import { checkSms, type Sms, type SmsMessage } from './sms.ts';

/** Sends nothing: keeps each text in a folder, where it can be read, and reports it. */
export function createOutboxSms(sent: SentMessages<SmsMessage>, report: (message: string) => void): Sms {
  return {
    kind: 'OUTBOX',
    async send(message) {
      checkSms(message);
      const { id, isNew } = await sent.claim(message);
      if (isNew) report(`Text message ${id} was kept in the outbox (no TWILIO_SMS_FROM is set).`);
      return { id };
    },
  };
}
