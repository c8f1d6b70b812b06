import { confirmSmsNumber } from '@brandwright/contract/home/notifications/confirm-sms-number.ts';
import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import { removeSmsNumber } from '@brandwright/contract/home/notifications/remove-sms-number.ts';
import { sendSmsCode } from '@brandwright/contract/home/notifications/send-sms-code.ts';
import { updateNotificationPreferences } from '@brandwright/contract/home/notifications/update-notification-preferences.ts';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { refusalAs, runAs } from '../../team/testing.ts';
import { toldTeam } from './testing.ts';
import { smsWords } from './text-notification.ts';

let team: Awaited<ReturnType<typeof toldTeam>>;
let sent: MockInstance;
beforeEach(async () => {
  team = await toldTeam();
  sent = await team.system(async ({ providers }) => vi.spyOn(providers.sms, 'send'));
});
afterEach(() => sent.mockRestore());

const texts = () => sent.mock.calls.map(([message]) => message as { to: string; text: string });
const codeOf = (text = '') => /^\d{6}/.exec(text)?.[0] ?? '';
const number = '+1 (503) 555-0123';

async function confirmed(): Promise<void> {
  await runAs(team.owner, sendSmsCode, { phoneNumber: number });
  await runAs(team.owner, confirmSmsNumber, { code: codeOf(texts().at(-1)?.text) });
}

describe('a phone number', () => {
  it('is used once its code was entered, and shown by its end alone', async () => {
    const answer = await runAs(team.owner, sendSmsCode, { phoneNumber: number });
    expect(answer).toEqual({ smsNumber: '•••• 0123', isSent: false });
    expect(texts()[0]).toMatchObject({ to: '+15035550123' });
    expect((await runAs(team.owner, getNotificationPreferences, {})).smsNumber).toBeNull();
    const code = codeOf(texts()[0]?.text);
    expect(JSON.stringify(await team.journal())).not.toContain(code);
    expect(await runAs(team.owner, confirmSmsNumber, { code })).toEqual({ smsNumber: '•••• 0123' });
    expect((await runAs(team.owner, getNotificationPreferences, {})).smsNumber).toBe('•••• 0123');
    expect((await refusalAs(team.owner, confirmSmsNumber, { code })).message).toContain('No code was sent');
    await runAs(team.owner, removeSmsNumber, {});
    expect((await runAs(team.owner, getNotificationPreferences, {})).smsNumber).toBeNull();
  });

  it('is refused without its country code', async () => {
    for (const phoneNumber of ['503 555 0123', '+0 503', 'call me', '+1503555012345678'] as const)
      expect((await refusalAs(team.owner, sendSmsCode, { phoneNumber })).code).toBe('bad_input');
    expect(texts()).toEqual([]);
  });

  it('is not confirmed by guessing, by an old code, or by somebody else’s', async () => {
    const { actor: member } = await team.joined('Mo Member', 'member');
    await runAs(team.owner, sendSmsCode, { phoneNumber: number });
    const code = codeOf(texts()[0]?.text);
    expect((await refusalAs(member, confirmSmsNumber, { code })).code).toBe('conflict');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await refusalAs(team.owner, confirmSmsNumber, { code: wrong })).code).toBe('bad_input');
    expect((await refusalAs(team.owner, confirmSmsNumber, { code })).message).toContain('5 wrong codes');
    await runAs(team.owner, sendSmsCode, { phoneNumber: number });
    team.later(1);
    const late = codeOf(texts()[1]?.text);
    expect((await refusalAs(team.owner, confirmSmsNumber, { code: late })).message).toContain('expired');
  });

  it('gets three codes an hour', async () => {
    for (let times = 0; times < 3; times += 1) await runAs(team.owner, sendSmsCode, { phoneNumber: number });
    expect((await refusalAs(team.owner, sendSmsCode, { phoneNumber: number })).code).toBe(
      'too_many_requests',
    );
  });
});

describe('texts', () => {
  it('go to the confirmed number for what was chosen, one of a kind within the hour', async () => {
    await runAs(team.owner, updateNotificationPreferences, {
      kind: 'PAYMENT_FAILED',
      way: 'SMS',
      isOn: true,
    });
    await team.tell({ kind: 'PAYMENT_FAILED', title: 'A payment failed' });
    await team.send();
    expect(texts()).toEqual([]);
    await confirmed();
    for (const hours of [0, 0.5, 1]) {
      team.later(hours);
      await team.tell({
        kind: 'PAYMENT_FAILED',
        title: `A payment failed after ${hours}`,
        path: '/payments',
      });
      await team.tell({ kind: 'ORDER_LATE' });
      await team.send();
    }
    expect(
      texts()
        .slice(1)
        .map(({ to, text }) => [to, text]),
    ).toEqual([
      ['+15035550123', 'Brandwright: A payment failed after 0. http://127.0.0.1:8787/payments'],
      ['+15035550123', 'Brandwright: A payment failed after 1. http://127.0.0.1:8787/payments'],
    ]);
  });

  it('keep their link when the title is long', () => {
    const words = smsWords('late '.repeat(100), 'https://brand.example/orders');
    expect(words.length).toBeLessThanOrEqual(320);
    expect(words).toMatch(/… ?\.? https:\/\/brand\.example\/orders$/);
  });
});
