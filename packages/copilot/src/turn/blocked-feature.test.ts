import { randomUUID } from 'node:crypto';
import { testKernel, testStore } from '@brandwright/platform/kernel/testing.ts';
import { beforeAll, expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';

beforeAll(() => testKernel().events.start());

it('says in words what the plan lacks and which plans have it, and does nothing', async () => {
  const copilot = createCopilot(testKernel(), {});
  const store = await testStore();
  const caller = store.caller();
  if (caller.actor.kind !== 'user') throw new Error('A person is needed.');
  const response = await copilot.chat(
    { ...caller, actor: { ...caller.actor, plan: 'TIER_1' } },
    {
      say: {
        kind: 'message',
        messageId: randomUUID(),
        text: 'Request quotes for 1,000 linen totes at $6 by March 1',
        fileIds: [],
      },
    },
  );
  const answer = await response.text();
  expect(answer).toContain('feature_blocked');
  expect(answer).toContain('it comes with Beginner, Scaling and Professional');
  expect(answer).toContain('[See the plans](/account-info?tab=plan)');
  expect(answer).not.toContain('FEATURE_BLOCKED');
  expect(await store.journal()).toEqual([]);
});
