import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpStandIn, type SmtpStandIn } from '../testing/smtp-stand-in.ts';
import { MailRefused, type Mail, type MailMessage } from './mail.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { keepSentMail } from './sent-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const message = (key: string, more: Partial<MailMessage> = {}): MailMessage => ({
  to: 'maya@example.com',
  subject: 'Your order',
  text: 'It is on its way.\n.\nReally.',
  idempotencyKey: key,
  ...more,
});
const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-mail-'));
const from = 'Juniper & Clay <hello@juniper.example>';

/** What every mail must do. `sent` counts the messages that left. */
function describeMail(name: string, make: () => { mail: Mail; sent: () => number }): void {
  describe(name, () => {
    it('sends a message once for each key, also when asked at the same time', async () => {
      const { mail, sent } = make();
      const answers = await Promise.all([mail.send(message('k1')), mail.send(message('k1'))]);
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
      expect(await mail.send(message('k1'))).toEqual(answers[0]);
      expect(sent()).toBe(1);
      await mail.send(message('k2'));
      expect(sent()).toBe(2);
    });

    it('refuses what is no address and what would add headers', async () => {
      const { mail, sent } = make();
      for (const to of ['nobody', 'a@b', 'a@b.co, c@d.co', 'a@b.co\nBcc: x@y.co', '<a@b.co>']) {
        await expect(mail.send(message(`to ${to}`, { to }))).rejects.toBeInstanceOf(MailRefused);
      }
      await expect(mail.send(message('subject', { subject: 'Hi\r\nBcc: x@y.co' }))).rejects.toBeInstanceOf(
        MailRefused,
      );
      expect(sent()).toBe(0);
    });
  });
}

let smtp: SmtpStandIn;
beforeAll(async () => {
  smtp = await smtpStandIn();
});
afterAll(() => smtp.stop());

describeMail('the outbox', () => {
  const folder = newFolder();
  return {
    mail: createOutboxMail(keepSentMail(folder), () => undefined),
    sent: () => readdirSync(folder).length,
  };
});
describeMail('a mail server', () => {
  const before = smtp.taken.length;
  return {
    mail: createSmtpMail({ url: smtp.url, from }, keepSentMail(newFolder())),
    sent: () => smtp.taken.length - before,
  };
});

it('keeps a message in the outbox as it would have been sent', async () => {
  const sent = keepSentMail(newFolder());
  const { id } = await createOutboxMail(sent, () => undefined).send(message('k'));
  expect(await sent.read(id)).toEqual(message('k'));
  expect(await sent.read('../../etc/passwd')).toBeUndefined();
});

it('says who it is from and to, under an id of its own', async () => {
  const { id } = await createSmtpMail({ url: smtp.url, from }, keepSentMail(newFolder())).send(
    message('headers'),
  );
  expect(smtp.taken.at(-1)).toContain(`Message-ID: <${id}@juniper.example>`);
  expect(smtp.taken.at(-1)).toContain('To: maya@example.com');
});

it('may be asked again when the server did not take it, and refuses for good when there is no such person', async () => {
  const ledger = keepSentMail(newFolder());
  const own = await smtpStandIn();
  const mail = createSmtpMail({ url: own.url, from }, ledger);
  await expect(mail.send(message('gone', { to: 'x@refused.example' }))).rejects.toBeInstanceOf(MailRefused);
  own.breakDown();
  await expect(mail.send(message('later'))).rejects.toMatchObject({ code: 'upstream' });
  await own.stop();
  const back = createSmtpMail({ url: smtp.url, from }, ledger);
  const before = smtp.taken.length;
  await back.send(message('later'));
  expect(smtp.taken.length - before).toBe(1);
});
