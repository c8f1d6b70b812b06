import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSent } from '../mail/sent-mail.ts';
import { twilioSmsStandIn, type TwilioSmsStandIn } from '../testing/twilio-sms-stand-in.ts';
import { chooseSms } from './choose-sms.ts';
import { createOutboxSms } from './outbox-sms.ts';
import { SmsRefused, type Sms, type SmsMessage } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

const message = (key: string, more: Partial<SmsMessage> = {}): SmsMessage => ({
  to: '+15035550123',
  text: 'Brandwright: 3 orders are late.',
  idempotencyKey: key,
  ...more,
});
const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-sms-'));
const newLedger = () => keepSent<SmsMessage>(newFolder());

/** What every SMS service must do. `sent` counts the messages that left. */
function describeSms(name: string, make: () => { sms: Sms; sent: () => number }): void {
  describe(name, () => {
    it('sends a message once for each key, also when asked at the same time', async () => {
      const { sms, sent } = make();
      const answers = await Promise.all([sms.send(message('k1')), sms.send(message('k1'))]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await sms.send(message('k1'))).toEqual(answers[0]);
      expect(sent()).toBe(1);
      await sms.send(message('k2'));
      expect(sent()).toBe(2);
    });

    it('refuses what is no number in E.164, and a text that is empty or too long', async () => {
      const { sms, sent } = make();
      for (const to of ['5035550123', '+0123456789', '+150355', '+1 503 555 0123', '+1503555012345678', ''])
        await expect(sms.send(message(`to ${to}`, { to }))).rejects.toBeInstanceOf(SmsRefused);
      for (const text of ['', ' ', 'a'.repeat(321)])
        await expect(sms.send(message(`text ${text.length}`, { text }))).rejects.toBeInstanceOf(SmsRefused);
      expect(sent()).toBe(0);
    });
  });
}

let twilio: TwilioSmsStandIn;
beforeAll(async () => {
  twilio = await twilioSmsStandIn();
});
afterAll(() => twilio.stop());

describeSms('the outbox', () => {
  const folder = newFolder();
  return {
    sms: createOutboxSms(keepSent<SmsMessage>(folder), () => undefined),
    sent: () => readdirSync(folder).length,
  };
});
describeSms('Twilio', () => {
  const before = twilio.taken.length;
  return {
    sms: createTwilioSms(twilio.settings, newLedger()),
    sent: () => twilio.taken.length - before,
  };
});

describe('Twilio', () => {
  it('is told whom from and what, as a form', async () => {
    await createTwilioSms(twilio.settings, newLedger()).send(message('form'));
    expect(Object.fromEntries(twilio.taken.at(-1) ?? [])).toEqual({
      To: '+15035550123',
      From: '+15005550006',
      Body: 'Brandwright: 3 orders are late.',
    });
    const service = `MG${'a'.repeat(32)}`;
    await createTwilioSms({ ...twilio.settings, from: service }, newLedger()).send(message('service'));
    expect(twilio.taken.at(-1)?.get('MessagingServiceSid')).toBe(service);
    expect(twilio.taken.at(-1)?.get('From')).toBeNull();
  });

  it('refuses numbers for good, and is asked again when it was busy', async () => {
    const sms = createTwilioSms(twilio.settings, newLedger());
    for (const to of ['+15005550001', '+15005550009', '+15005550004'])
      await expect(sms.send(message(to, { to }))).rejects.toBeInstanceOf(SmsRefused);
    for (const status of [429, 503]) {
      twilio.fail(1, status);
      await expect(sms.send(message(`busy ${status}`))).rejects.toMatchObject({ code: 'upstream' });
      const before = twilio.taken.length;
      await sms.send(message(`busy ${status}`));
      expect(twilio.taken.length - before).toBe(1);
    }
  });

  it('says so when the key is wrong, and when nobody answers', async () => {
    const wrong = createTwilioSms({ ...twilio.settings, apiSecret: 'other' }, newLedger());
    await expect(wrong.send(message('wrong'))).rejects.toThrow('TWILIO_SMS_API_KEY');
    const nobody = createTwilioSms({ ...twilio.settings, baseUrl: 'http://127.0.0.1:9' }, newLedger());
    await expect(nobody.send(message('nobody'))).rejects.toMatchObject({ code: 'upstream' });
  });
});

describe('the choice', () => {
  const choose = (settings: Record<string, string>) => chooseSms(settings, newFolder(), () => undefined);
  const all = {
    TWILIO_SMS_FROM: '+15005550006',
    TWILIO_SMS_ACCOUNT_SID: 'AC1',
    TWILIO_SMS_API_KEY: 'SK1',
    TWILIO_SMS_API_SECRET: 'secret',
  };

  it('is the outbox without settings and Twilio with all of them', () => {
    expect(choose({}).kind).toBe('OUTBOX');
    expect(choose(all).kind).toBe('TWILIO');
  });

  it('says which settings are missing or wrong', () => {
    expect(() => choose({ TWILIO_SMS_FROM: '+15005550006' })).toThrow(
      'TWILIO_SMS_ACCOUNT_SID, TWILIO_SMS_API_KEY, TWILIO_SMS_API_SECRET needed too.',
    );
    expect(() => choose({ ...all, TWILIO_SMS_FROM: '5035550123' })).toThrow('TWILIO_SMS_FROM is a number');
    expect(() => choose({ ...all, TWILIO_SMS_ACCOUNT_SID: 'XX' })).toThrow('begins with AC');
  });
});
