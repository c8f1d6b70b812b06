import { join } from 'node:path';
import { keepSent } from '../mail/sent-mail.ts';
import { createOutboxSms } from './outbox-sms.ts';
import { e164, type Sms, type SmsMessage } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

const needed = [
  'TWILIO_SMS_FROM',
  'TWILIO_SMS_ACCOUNT_SID',
  'TWILIO_SMS_API_KEY',
  'TWILIO_SMS_API_SECRET',
] as const;

/**
 * Twilio when any of its settings for SMS is there, else the outbox. Throws one sentence that names every setting that is missing or of
 * another kind.
 */
export function chooseSms(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  report: (message: string) => void,
): Sms {
  const sent = keepSent<SmsMessage>(join(dataDir, 'sms-outbox'));
  const given = needed.filter((name) => settings[name]);
  if (given.length === 0) return createOutboxSms(sent, report);
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`${given.join(', ')} set, so ${missing.join(', ')} needed too.`);
  const value = (name: (typeof needed)[number]) => settings[name] ?? '';
  const from = value('TWILIO_SMS_FROM');
  if (!e164.test(from) && !/^MG[0-9a-f]{32}$/i.test(from))
    throw new Error('TWILIO_SMS_FROM is a number such as +15035550123, or a messaging service (MG…).');
  if (!value('TWILIO_SMS_ACCOUNT_SID').startsWith('AC'))
    throw new Error('TWILIO_SMS_ACCOUNT_SID begins with AC.');
  return createTwilioSms(
    {
      accountSid: value('TWILIO_SMS_ACCOUNT_SID'),
      apiKey: value('TWILIO_SMS_API_KEY'),
      apiSecret: value('TWILIO_SMS_API_SECRET'),
      from,
      baseUrl: settings['TWILIO_SMS_BASE_URL'] || 'https://api.twilio.com',
    },
    sent,
  );
}
