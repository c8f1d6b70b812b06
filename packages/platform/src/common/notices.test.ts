import { getSupportChatHash } from '@brandwright/contract/common/get-support-chat-hash.ts';
import { proxyDownload } from '@brandwright/contract/common/proxy-download.ts';
import { sendNotificationEmail } from '@brandwright/contract/common/send-notification-email.ts';
import type { Mail } from '@brandwright/providers/mail/mail.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { refusalAs, runAs, testTeam } from '../team/testing.ts';
import { mailNotice } from './mail-notice.ts';
import { fileNameOf } from './proxy-download.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the support chat’s hash is one’s own', async () => {
  const store = await testStore();
  const { userId, userHash } = await store.run(getSupportChatHash, {});
  expect(userId).toBe(store.userId);
  expect(userHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await store.run(getSupportChatHash, { userId })).toEqual({ userId, userHash });
  expect((await store.refusal(getSupportChatHash, { userId: randomUUID() })).code).toBe('forbidden');
});

describe('a notification email', () => {
  it('goes to people of the store alone', async () => {
    const team = await testTeam();
    const { actor: viewer } = await team.joined('Vic Viewer', 'viewer');
    const notice = { subject: 'Samples arrived', text: 'They are on your desk.' };
    expect(await runAs(team.owner, sendNotificationEmail, notice)).toMatchObject({ to: team.owner.email });
    expect(await runAs(team.owner, sendNotificationEmail, { ...notice, to: viewer.email })).toMatchObject({
      to: viewer.email,
    });
    const stranger = await refusalAs(team.owner, sendNotificationEmail, {
      ...notice,
      to: 'x@elsewhere.example',
    });
    expect(stranger.code).toBe('not_found');
    expect((await refusalAs(viewer, sendNotificationEmail, notice)).code).toBe('forbidden');
    const twoLines = { ...notice, subject: 'Hello\nBcc: x@elsewhere.example' };
    expect((await refusalAs(team.owner, sendNotificationEmail, twoLines)).code).toBe('bad_input');
  });

  it('is sent once for a notice, with answers to who sent it', async () => {
    const store = await testStore();
    const send = vi.fn<Mail['send']>().mockResolvedValue({ id: 'm' });
    const notice = {
      noticeId: randomUUID(),
      to: 'a@b.example',
      replyTo: 'c@d.example',
      subject: 's',
      text: 't',
    };
    const ran = await store.context((context) =>
      mailNotice.run({ ...context, providers: { ...context.providers, mail: { send } } }, notice, {
        id: 'job',
        progress: () => Promise.resolve(),
      }),
    );
    expect(ran).toMatchObject({ sent: true });
    expect(send).toHaveBeenCalledWith({
      to: 'a@b.example',
      replyTo: 'c@d.example',
      subject: 's',
      text: 't',
      idempotencyKey: `notice:${notice.noticeId}`,
    });
  });
});

describe('a download through the server', () => {
  it('answers the bytes under a plain name', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) =>
      vi.spyOn(providers.webPages, 'readFile').mockResolvedValue({
        bytes: Buffer.from('a,b'),
        contentType: 'text/csv',
        finalUrl: 'https://maker.example/lists/Price%20list.csv?x=1',
      }),
    );
    expect(await store.run(proxyDownload, { url: 'https://maker.example/x' }, { as: 'viewer' })).toEqual({
      fileName: 'Price-list.csv',
      contentType: 'text/csv',
      sizeBytes: 3,
      content: Buffer.from('a,b').toString('base64'),
    });
  });

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'http://localhost:80/',
    'file:///etc/passwd',
    'gopher://x.example/',
  ])('is refused at %s', async (url) => {
    const store = await testStore();
    expect((await store.refusal(proxyDownload, { url })).code).toBe('bad_input');
  });

  it.each([
    ['https://a.example/', 'download.png'],
    ['https://a.example/..%2f..%2fetc%2fpasswd', 'etc-passwd.png'],
    ['https://a.example/a%22%0d%0aX-Y:1.php', 'a---X-Y-1.png'],
    ['https://a.example/moss.candle.jpeg', 'moss.candle.png'],
  ])('of %s is called %s', (url, name) => {
    expect(fileNameOf(url, 'image/png')).toBe(name);
  });
});
