import { checkMessage, type Mail } from './mail.ts';
import type { SentMail } from './sent-mail.ts';

/** Sends nothing: keeps each message in the outbox folder, where it can be read, and reports it. */
export function createOutboxMail(sent: SentMail, report: (message: string) => void): Mail {
  return {
    async send(message) {
      checkMessage(message);
      const { id, isNew } = await sent.claim(message);
      if (isNew) report(`Mail ${id} was kept in the outbox (no SMTP_URL is set).`);
      return { id };
    },
  };
}
