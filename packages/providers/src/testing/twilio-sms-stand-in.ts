import { randomBytes } from 'node:crypto';
import type { TwilioSmsSettings } from '../sms/twilio-sms.ts';
import { standIn, type StandIn } from './stand-in.ts';

export interface TwilioSmsStandIn extends StandIn {
  settings: TwilioSmsSettings;
  /** The forms of the messages that were taken. */
  taken: URLSearchParams[];
  /** The next so many requests are answered with this status. */
  fail(times: number, status: number): void;
}

/** A number that Twilio's test credentials refuse as invalid (+15005550001), one that can't be texted, one that answered STOP. */
const codes: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550009': 21614,
  '+15005550004': 21610,
};

/** Speaks as much of Twilio's Programmable Messaging as sends an SMS, by its published OpenAPI. */
export async function twilioSmsStandIn(): Promise<TwilioSmsStandIn> {
  const taken: URLSearchParams[] = [];
  let failures = { times: 0, status: 503 };
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const keys = { apiKey: `SK${randomBytes(16).toString('hex')}`, apiSecret: 'stand-in-secret' };
  const expected = `Basic ${Buffer.from(`${keys.apiKey}:${keys.apiSecret}`).toString('base64')}`;
  const server = await standIn((request, bytes, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, code: number, message: string) =>
      answer(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
    if (request.headers.authorization !== expected) return refuse(401, 20003, 'Authenticate');
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return refuse(404, 20404, 'The requested resource was not found');
    if (failures.times > 0) {
      failures = { ...failures, times: failures.times - 1 };
      return refuse(failures.status, failures.status === 429 ? 20429 : 20500, 'Try again');
    }
    const form = new URLSearchParams(bytes.toString('utf8'));
    const to = form.get('To') ?? '';
    if (form.get('From') === null && form.get('MessagingServiceSid') === null)
      return refuse(400, 21603, "A 'From' phone number is required.");
    if (!form.get('Body')) return refuse(400, 21602, 'Message body is required.');
    const code = codes[to];
    if (code !== undefined) return refuse(400, code, `The number ${to} was refused.`);
    taken.push(form);
    return answer(201, {
      sid: `SM${randomBytes(16).toString('hex')}`,
      account_sid: accountSid,
      to,
      from: form.get('From'),
      body: form.get('Body'),
      status: 'queued',
      error_code: null,
    });
  });
  return {
    ...server,
    settings: { accountSid, ...keys, from: '+15005550006', baseUrl: server.url },
    taken,
    fail: (times, status) => {
      failures = { times, status };
    },
  };
}
