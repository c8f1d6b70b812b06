import { OperationError } from '@brandwright/contract';
import { createTransport } from 'nodemailer';
import { checkMessage, MailRefused, type Mail } from './mail.ts';
import type { SentMail } from './sent-mail.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
}

/**
 * Sends through an SMTP server. A key is claimed before the message leaves, and freed when the server did not
 * take it, so a message is sent once at most, also when the process dies in between.
 */
export function createSmtpMail(settings: SmtpSettings, sent: SentMail): Mail {
  const transport = createTransport(settings.url, {
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  } as object);
  const domain = settings.from.split('@').at(-1)?.replace(/[>\s]/g, '') ?? 'localhost';
  return {
    async send(message) {
      checkMessage(message);
      const { id, isNew } = await sent.claim(message);
      if (!isNew) return { id };
      try {
        const { to, subject, text, html, replyTo } = message;
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({
          from: settings.from,
          to,
          subject,
          text,
          ...(html ? { html } : {}),
          messageId,
          ...(replyTo ? { replyTo } : {}),
        });
        return { id };
      } catch (error) {
        await sent.release(message);
        throw asRefusal(error, message.to);
      }
    },
  };
}

function asRefusal(error: unknown, to: string): Error {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (code >= 550 && code <= 559) return new MailRefused(`The mail server refused ${to}. Check the address.`);
  return new OperationError('upstream', 'The mail server didn’t accept the message. Please try again later.');
}
