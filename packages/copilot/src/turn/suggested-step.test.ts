import { findOperation } from '@brandwright/contract';
import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { placedOrder } from '@brandwright/platform/orders/testing.ts';
import { expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';
import { nextSteps } from './suggestions.ts';
import { say } from '../testing/talk.ts';

it('a suggested step, pressed, calls the operation that it was made from, about the record that was shown', async () => {
  const store = await testStore();
  const { orderNumber } = await placedOrder(store);
  const copilot = createCopilot(store.kernel, {});
  const opened = await say(copilot, store, `Show order ${orderNumber}`);
  const shown = opened.data('call').findLast(({ state }) => state === 'done');
  const declaration = findOperation(shown?.operation ?? '');
  expect(declaration?.name).toBe('get_order');
  const steps = declaration ? nextSteps(declaration, shown?.output) : [];
  expect(opened.data('suggestions').at(-1)?.items).toEqual(steps.map((step) => step.say));
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) {
    // Each is pressed right under the answer that suggests it.
    const before = await say(copilot, store, `Show order ${orderNumber}`);
    const pressed = await say(copilot, store, step.say, before.conversationId);
    const calls = pressed.data('call').filter(({ state }) => state !== 'running');
    expect(calls.map(({ operation }) => operation)).toEqual([step.operation]);
    expect(calls[0]?.input).toMatchObject(step.input);
    expect(calls[0]?.state).not.toBe('failed');
  }
  await copilot.close(0);
}, 60_000);
