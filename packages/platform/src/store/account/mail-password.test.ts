import { register } from '@brandwright/contract/store/register.ts';
import { requestPasswordReset } from '@brandwright/contract/store/account/request-password-reset.ts';
import { openPasswordReset } from '@brandwright/contract/store/account/open-password-reset.ts';
import { resetPassword } from '@brandwright/contract/store/account/reset-password.ts';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { testKernel, testStore } from '../../kernel/testing.ts';
import { newAddress, refusalAs, runAs } from '../../team/testing.ts';
import { mailPasswordChanged, mailPasswordReset } from './mail-password.ts';

it('mails a link once, with a name that adds no lines, and then that the password was changed', async () => {
  const email = newAddress();
  const nobody = { kind: 'public' as const };
  const opened = await runAs(nobody, register, {
    email,
    password: 'long enough',
    name: 'Ada\nBcc: x@y.example',
  });
  await runAs(nobody, requestPasswordReset, { email });
  const store = { ...(await testStore()), storeId: opened.store.id, kernel: testKernel() };
  const context: typeof store.context = (work) =>
    testKernel().inContext(
      {
        actor: { kind: 'system', storeId: opened.store.id },
        via: 'system',
        requestId: randomUUID(),
        signal: new AbortController().signal,
      },
      work,
    );
  const sent = await context(async ({ providers }) => vi.spyOn(providers.mail, 'send'));
  const jobs = [mailPasswordReset, mailPasswordChanged];
  await runJobs({ ...store, context }, jobs);
  expect(sent).toHaveBeenCalledTimes(1);
  const mail = sent.mock.calls[0]?.[0];
  expect(mail).toMatchObject({ to: email, subject: 'Set a new password for Brandwright' });
  expect(mail?.text).toMatch(/^Hello Ada Bcc: x@y\.example,$/m);
  expect(mail?.html).toContain('Hello Ada Bcc: x@y.example,');
  expect(mail?.html).toMatch(/<a href="[^"]+\/reset-password#[^"]+"[^>]*>Set a new password<\/a>/);
  const token = /\/reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await runAs(nobody, openPasswordReset, { token })).toMatchObject({ email });
  await runAs(nobody, resetPassword, { token, password: 'another one, long' });
  expect(await refusalAs(nobody, resetPassword, { token, password: 'another one, long' })).toMatchObject({
    code: 'locked',
  });
  await runJobs({ ...store, context }, jobs);
  expect(sent.mock.calls[1]?.[0]).toMatchObject({
    to: email,
    subject: 'Your Brandwright password was changed',
  });
  sent.mockRestore();
});
