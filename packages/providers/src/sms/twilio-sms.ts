import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { SentMessages } from '../mail/sent-mail.ts';
import { checkSms, SmsRefused, type Sms, type SmsMessage } from './sms.ts';

export interface TwilioSmsSettings {
  accountSid: string;
  /** An API key (SK…) and its secret, or the account’s SID and its auth token. */
  apiKey: string;
  apiSecret: string;
  /** A number of the account (E.164), or a messaging service (MG…). */
  from: string;
  baseUrl: string;
}

const timeoutMs = 15_000;

/** Twilio's codes for numbers that no retry reaches (twilio.com/docs/api/errors). */
const refusedNumbers: ReadonlySet<number> = new Set([
  21211, // not a phone number
  21408, // texts to that country aren't allowed
  21610, // the person answered STOP
  21612, // not reachable from our number
  21614, // not a mobile number
]);

const badCredentials = 20003;
const answered = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/**
 * Sends by Twilio's Programmable Messaging (POST /2010-04-01/Accounts/{sid}/Messages.json). A key is claimed before the message
 * leaves, and freed when Twilio says that it did not take it, so a message is sent once at most: where no answer came, it is not sent
 * again.
 */
export function createTwilioSms(settings: TwilioSmsSettings, sent: SentMessages<SmsMessage>): Sms {
  const { accountSid, apiKey, apiSecret, from, baseUrl } = settings;
  const address = `${baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  return {
    kind: 'TWILIO',
    async send(message) {
      checkSms(message);
      const { id, isNew } = await sent.claim(message);
      if (!isNew) return { id };
      const sender: [string, string] = from.startsWith('MG') ? ['MessagingServiceSid', from] : ['From', from];
      let response: Response;
      try {
        response = await fetch(address, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams([['To', message.to], sender, ['Body', message.text]]),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        if (wasNotReached(error)) await sent.release(message);
        throw isAway();
      }
      if (response.ok) return { id };
      await sent.release(message);
      throw refusalOf(response.status, await response.json().catch(() => undefined));
    },
  };
}

const isAway = () =>
  new OperationError('upstream', 'The SMS service isn’t responding. Please try again later.');

/** Nothing went out: there was nobody to take it. */
function wasNotReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && /ECONNREFUSED|ENOTFOUND/.test(String(cause.code));
}

function refusalOf(status: number, body: unknown): Error {
  const code = answered.safeParse(body).data?.code ?? null;
  if (code !== null && refusedNumbers.has(code))
    return new SmsRefused('That number can’t get our text messages. Check it, or use another mobile number.');
  if (status === 401 || code === badCredentials)
    return new OperationError(
      'upstream',
      'Twilio doesn’t accept our key. Check TWILIO_SMS_ACCOUNT_SID, TWILIO_SMS_API_KEY and TWILIO_SMS_API_SECRET.',
    );
  return isAway();
}
