import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMessages } from './messages.ts';
import { outboxPage } from './page.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandwright-outbox-'));
  await mkdir(join(folder, 'outbox'));
  await mkdir(join(folder, 'sms-outbox'));
  const keep = async (path: string, text: string, day: string) => {
    await writeFile(join(folder, path), text);
    await utimes(join(folder, path), new Date(day), new Date(day));
  };
  await keep(
    'outbox/a.json',
    JSON.stringify({
      to: 'nora@vale.example',
      subject: '<b>Reset</b> your password',
      text: 'A link',
      html: '<script>alert(1)</script><p class="x">A link</p>',
      idempotencyKey: 'k',
    }),
    '2026-11-20T10:00:00Z',
  );
  await keep(
    'sms-outbox/b.json',
    JSON.stringify({ to: '+15035550100', text: 'Your code is 123456' }),
    '2026-11-21T10:00:00Z',
  );
  await keep('outbox/torn.json', '{"to":', '2026-11-22T10:00:00Z');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the outbox', () => {
  it('has mail and text messages, the newest first, and leaves out what is none', async () =>
    expect((await keptMessages(folder)).map(({ to, subject }) => [to, subject])).toEqual([
      ['+15035550100', null],
      ['nora@vale.example', '<b>Reset</b> your password'],
    ]));

  it('is empty where nothing was sent', async () => {
    expect(await keptMessages(join(folder, 'none'))).toEqual([]);
    expect(outboxPage([])).toContain('Nothing was sent yet');
  });

  it('is shown without running what a message holds', async () => {
    const page = outboxPage(await keptMessages(folder));
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>Reset');
    expect(page).toContain('sandbox=""');
    expect(page).toContain(
      'srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;&lt;p class=&quot;x&quot;&gt;A link&lt;/p&gt;"',
    );
  });
});
