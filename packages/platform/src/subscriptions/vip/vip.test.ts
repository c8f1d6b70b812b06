import { createVipRequest } from '@brandwright/contract/subscriptions/vip/create-vip-request.ts';
import { listVipRequests } from '@brandwright/contract/subscriptions/vip/list-vip-requests.ts';
import { updateVipRequest } from '@brandwright/contract/subscriptions/vip/update-vip-request.ts';
import {
  isVipOpen,
  vipKind,
  vipKinds,
  vipKindsOf,
} from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { milestoneLevel } from '@brandwright/contract/home/milestones.ts';
import { expect, it } from 'vitest';
import { refusalAs, registered, runAs, testTeam } from '../../team/testing.ts';
import { mailVipRequest } from './mail-vip-request.ts';

const request = { kind: 'STORE_REVIEW', reason: 'Before the holidays, please.' } as const;

it('each milestone opens one kind, the Professional plan all', () => {
  for (const level of milestoneLevel.exclude(['DEFAULT']).options) expect(vipKindsOf(level)).toHaveLength(1);
  expect(vipKind.options.filter((kind) => isVipOpen(kind, { level: '5k', planType: 'TIER_1' }))).toEqual([
    'STORE_REVIEW',
    'PRICING_REVIEW',
    'REORDER_PLAN',
  ]);
  expect(vipKind.options.every((kind) => isVipOpen(kind, { level: 'DEFAULT', planType: 'TIER_3' }))).toBe(
    true,
  );
  expect(vipKind.options.some((kind) => isVipOpen(kind, { level: 'DEFAULT', planType: 'TIER_2_5' }))).toBe(
    false,
  );
  expect(new Set(Object.values(vipKinds).map(({ label }) => label)).size).toBe(vipKind.options.length);
});

it('a request is asked, made, changed and listed', async () => {
  const team = await testTeam();
  const { owner } = team;
  const action = await team.ask(createVipRequest, request);
  expect(action.preview).toMatchObject({
    verb: 'Send request',
    toWhom: expect.stringContaining('email'),
  });
  const made = await runAs(owner, createVipRequest, request);
  expect(made).toMatchObject({ status: 'OPEN', label: 'Store review', createdBy: 'Nora Owner' });
  const { id } = made;
  expect(await runAs(owner, updateVipRequest, { id, reason: 'Before December 1.' })).toMatchObject({
    reason: 'Before December 1.',
  });
  expect(await runAs(owner, updateVipRequest, { id, status: 'CANCELED' })).toMatchObject({
    status: 'CANCELED',
  });
  expect((await refusalAs(owner, updateVipRequest, { id, status: 'ANSWERED' })).code).toBe('bad_transition');
  expect((await refusalAs(owner, updateVipRequest, { id, reason: 'Later' })).code).toBe('bad_transition');
  const { total, rows } = await runAs(owner, listVipRequests, { status: 'CANCELED' });
  expect([total, rows[0]?.id]).toEqual([1, id]);
  const [entry] = await team.journal();
  expect(entry).toMatchObject({ operation: 'update_vip_request', summary: 'Store review: canceled.' });
});

it('is refused before its milestone, and says what opens it', async () => {
  const { actor } = await registered('Nia New');
  const { offers } = await runAs(actor, listVipRequests, {});
  expect(offers.every(({ isOpen }) => !isOpen)).toBe(true);
  const refusal = await refusalAs(actor, createVipRequest, { ...request, kind: 'SUPPLIER_TERMS' });
  expect([refusal.code, refusal.message]).toEqual([
    'conflict',
    'Supplier terms unlocks with $10,000 in lifetime sales, or with the Professional plan.',
  ]);
});

it('is the store’s own, a member’s to make, ten open at a time', async () => {
  const team = await testTeam();
  const { actor: viewer } = await team.joined('Vic Viewer', 'viewer');
  expect((await refusalAs(viewer, createVipRequest, request)).code).toBe('forbidden');
  const { id } = await runAs(team.owner, createVipRequest, request);
  const other = await testTeam();
  expect((await refusalAs(other.owner, updateVipRequest, { id, status: 'CANCELED' })).code).toBe('not_found');
  expect((await refusalAs(team.owner, updateVipRequest, { id })).code).toBe('bad_input');
  for (let made = 1; made < 10; made += 1) await runAs(team.owner, createVipRequest, request);
  expect((await refusalAs(team.owner, createVipRequest, request)).code).toBe('too_many_requests');
});

it('is emailed to those who run the installation, once for each change', async () => {
  const team = await testTeam();
  const { id } = await runAs(team.owner, createVipRequest, request);
  const sent: { subject: string; replyTo?: string; idempotencyKey: string }[] = [];
  const run = (version: number) =>
    team.kernel.inContext(
      {
        actor: { kind: 'system', storeId: team.owner.storeId },
        via: 'system',
        requestId: 't',
        signal: new AbortController().signal,
      },
      (context) =>
        mailVipRequest.run(
          {
            ...context,
            storeId: context.storeId,
            clock: context.clock,
            providers: {
              ...context.providers,
              operator: {
                notify: (reason) => {
                  sent.push(reason);
                  return Promise.resolve({ id: 'm' });
                },
              },
            },
          },
          { requestId: id, version },
          { id: 'job', progress: () => Promise.resolve() },
        ),
    );
  expect(await run(1)).toMatchObject({ sent: true });
  expect(await run(7)).toMatchObject({ sent: false });
  expect(sent).toMatchObject([
    {
      subject: 'VIP request: Store review (open)',
      replyTo: team.owner.email,
      idempotencyKey: `vip-request:${id}:1`,
    },
  ]);
});
