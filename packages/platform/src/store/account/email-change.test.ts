import { confirmEmailChange } from '@brandwright/contract/store/account/confirm-email-change.ts';
import { openEmailChange } from '@brandwright/contract/store/account/open-email-change.ts';
import { requestEmailChange } from '@brandwright/contract/store/account/request-email-change.ts';
import { requestPasswordReset } from '@brandwright/contract/store/account/request-password-reset.ts';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import type { Context, UserActor } from '../../kernel/request/context.ts';
import { testKernel, testStore } from '../../kernel/testing.ts';
import { newAddress, refusalAs, registered, runAs, testPassword } from '../../team/testing.ts';
import { mailEmailChange } from './mail-email-change.ts';

const nobody = { kind: 'public' as const };

/** The mails that wait for a person's store, sent; by whom they went to. */
async function mailsOf({ storeId }: UserActor): Promise<Map<string, { subject: string; text: string }>> {
  const context = <T>(work: (context: Context) => Promise<T>) =>
    testKernel().inContext(
      {
        ...{ actor: { kind: 'system', storeId }, via: 'system' },
        ...{ requestId: randomUUID(), signal: new AbortController().signal },
      },
      work,
    );
  const sent = await context(async ({ providers }) => vi.spyOn(providers.mail, 'send'));
  await runJobs({ ...(await testStore()), storeId, kernel: testKernel(), context }, [mailEmailChange]);
  const mails = new Map(sent.mock.calls.map(([mail]) => [mail.to, mail]));
  sent.mockRestore();
  return mails;
}

const tokenIn = (text = '') => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? '';

it('takes a new address on by the link sent to it, once, and tells the old one', async () => {
  const { actor } = await registered('Ada');
  const email = newAddress();
  expect(await runAs(actor, requestEmailChange, { email, password: testPassword })).toEqual({
    email,
    minutes: 60,
  });
  expect(await refusalAs(nobody, logIn, { email, password: testPassword })).toMatchObject({
    code: 'unauthenticated',
  });
  const first = await mailsOf(actor);
  expect(first.get(actor.email)?.text).toContain(email);
  expect(first.get(actor.email)?.text).not.toContain('/confirm-email');
  const token = tokenIn(first.get(email)?.text);
  expect(await runAs(nobody, openEmailChange, { token })).toMatchObject({ email });
  await runAs(nobody, requestPasswordReset, { email: actor.email });
  expect(await runAs(nobody, confirmEmailChange, { token })).toEqual({ email });
  for (const again of [openEmailChange, confirmEmailChange])
    expect(await refusalAs(nobody, again, { token })).toMatchObject({ code: 'locked' });
  expect((await runAs(nobody, logIn, { email, password: testPassword })).user.id).toBe(actor.userId);
  expect(await refusalAs(nobody, logIn, { email: actor.email, password: testPassword })).toMatchObject({
    code: 'unauthenticated',
  });
  const second = await mailsOf(actor);
  expect(second.get(actor.email)?.subject).toBe('The address of your Brandwright login was changed');
});

it('refuses a wrong password, its own address and a taken one without saying whose, and changes nothing', async () => {
  const { actor } = await registered('Ada');
  const { actor: other } = await registered('Bea');
  const refused = async (email: string, password = testPassword, as: UserActor = actor) => {
    const { code, details, message } = await refusalAs(as, requestEmailChange, { email, password });
    expect(message).not.toContain('Bea');
    return [code, details?.[0]?.path];
  };
  expect(await refused(newAddress(), 'nope')).toEqual(['bad_input', 'password']);
  expect(await refused(actor.email)).toEqual(['bad_input', 'email']);
  expect(await refused(other.email.toUpperCase())).toEqual(['bad_input', 'email']);
  expect(await refused('no address')).toEqual(['bad_input', 'email']);
  expect(await refused(newAddress(), testPassword, { ...actor, isPreview: true })).toEqual([
    'preview_blocked',
    undefined,
  ]);
  expect(await refused(newAddress(), testPassword, { ...actor, isProgram: true })).toEqual([
    'conflict',
    undefined,
  ]);
  expect((await mailsOf(actor)).size).toBe(0);
});

it('works with the newest link only, while the address is free, and not without end', async () => {
  const { actor } = await registered('Ada');
  const ask = (email: string) => runAs(actor, requestEmailChange, { email, password: testPassword });
  const [first, second] = [newAddress(), newAddress()];
  await ask(first);
  const old = tokenIn((await mailsOf(actor)).get(first)?.text);
  await ask(second);
  const newest = tokenIn((await mailsOf(actor)).get(second)?.text);
  expect(await refusalAs(nobody, confirmEmailChange, { token: old })).toMatchObject({ code: 'locked' });
  const forged = `${newest.split('.')[0]}.${old.split('.')[1]}`;
  expect(await refusalAs(nobody, confirmEmailChange, { token: forged })).toMatchObject({ code: 'locked' });
  const { actor: quicker } = await registered('Cyd');
  await testKernel().pool.query('update users set email = $1 where id = $2', [second, quicker.userId]);
  expect(await refusalAs(nobody, confirmEmailChange, { token: newest })).toMatchObject({ code: 'locked' });
  for (let times = 2; times < 5; times += 1) await ask(newAddress());
  const { code } = await refusalAs(actor, requestEmailChange, {
    email: newAddress(),
    password: testPassword,
  });
  expect(code).toBe('too_many_requests');
});
