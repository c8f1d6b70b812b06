import { bindApp } from '@brandwright/contract/store/app-bindings/bind-app.ts';
import { listAppBindings } from '@brandwright/contract/store/app-bindings/list-app-bindings.ts';
import { unbindApp } from '@brandwright/contract/store/app-bindings/unbind-app.ts';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { namedStore } from '../testing.ts';
import { mailAppBound } from './mail-app-bound.ts';

const code = () => `DEAL-${randomUUID()}`;

it('binds a code to one store, tells the operator once, and lets it go again', async () => {
  const [store, other] = [await namedStore(), await namedStore()];
  const given = { appName: 'deal-site', bindCode: code() };
  const bound = await store.run(bindApp, given);
  expect(bound).toMatchObject({
    label: 'Deal site',
    codeEnding: given.bindCode.slice(-4),
    boundBy: 'Test Person',
  });
  expect(await store.run(listAppBindings, {})).toEqual({ bindings: [bound] });
  expect(await other.run(listAppBindings, {})).toEqual({ bindings: [] });
  const notified = await store.context(async ({ providers }) => vi.spyOn(providers.operator, 'notify'));
  await runJobs(store, [mailAppBound]);
  await runJobs(store, [mailAppBound]);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(notified.mock.calls[0]?.[0].text).toContain(given.bindCode);
  notified.mockRestore();
  expect(await store.refusal(bindApp, given)).toMatchObject({ code: 'conflict' });
  const taken = await other.refusal(bindApp, given);
  expect(taken.code).toBe('conflict');
  expect(taken.message).not.toContain('Fern');
  const { bindingId } = bound;
  expect(await other.refusal(unbindApp, { bindingId })).toMatchObject({ code: 'not_found' });
  await store.run(unbindApp, { bindingId });
  expect(await other.run(bindApp, given)).toMatchObject({ label: 'Deal site' });
  expect((await store.journal()).map(({ operation }) => operation)).toEqual(['unbind_app', 'bind_app']);
});

it('refuses hostile names and codes, low roles, preview accounts, and too many codes', async () => {
  const store = await namedStore();
  for (const [appName, bindCode] of [
    ['', code()],
    ['<script>', code()],
    ['a\nb', code()],
    ['Zapier', 'short'],
    ['Zapier', 'x y z; drop table'],
  ] as const)
    expect(await store.refusal(bindApp, { appName, bindCode })).toMatchObject({ code: 'bad_input' });
  const given = { appName: 'Zapier', bindCode: code() };
  expect(await store.refusal(bindApp, given, { as: 'member' })).toMatchObject({ code: 'forbidden' });
  expect(await store.refusal(bindApp, given, { as: 'preview' })).toMatchObject({ code: 'preview_blocked' });
  for (let tries = 0; tries < 20; tries += 1) await store.run(bindApp, { ...given, bindCode: code() });
  expect(['conflict', 'too_many_requests']).toContain((await store.refusal(bindApp, given)).code);
});
