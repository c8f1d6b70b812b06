import { findOperation } from '@brandwright/contract';
import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { placedOrder } from '@brandwright/platform/orders/testing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { say, send } from '../testing/talk.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

/** The results of the step before as the model got them, in their order. */
function resultsSent(): string[] {
  const body = standIn.requests.at(-1)?.body ?? {};
  const messages = (body['messages'] ?? body['input']) as Record<string, unknown>[];
  return messages
    .filter((message) => message['role'] === 'tool' || message['type'] === 'function_call_output')
    .map((message) => String(message['content'] ?? message['output']));
}

describe.each(['responses:stand-in', 'chat:stand-in'])('several calls in one step of %s', (model) => {
  const open = async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const copilot = createCopilot(store.kernel, {
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: standIn.baseUrl,
      COPILOT_MODEL: model,
      retries: 0,
    });
    return { store, copilot, orderNumber: order.orderNumber };
  };

  it('run in their order; one that asks, one that is refused and one that fails lose none of the others', async () => {
    const { store, copilot, orderNumber } = await open();
    standIn.reply(
      {
        kind: 'calls',
        calls: [
          { name: 'get_order', input: { orderNumber } },
          { name: 'cancel_order', input: { orderNumber, reason: 'She changed her mind' } },
          { name: 'get_order', input: { orderNumber: 999_999 } },
          { name: 'no_such_operation', input: {} },
          { name: 'create_order_rule', input: { totalOverMinor: 4000, hold: true } },
          { name: 'list_orders', input: {} },
        ],
      },
      { kind: 'text', text: 'All looked at.' },
    );
    const answer = await say(
      copilot,
      store,
      'Get the order, cancel the order, create an order rule, list my orders',
    );
    expect(answer.text).toBe('All looked at.');
    const ended = answer.data('call').filter(({ state }) => state !== 'running');
    expect(ended.map(({ operation, state }) => `${operation} ${state}`)).toEqual([
      'get_order done',
      'cancel_order asks',
      'get_order failed',
      'create_order_rule done',
      'list_orders done',
    ]);
    const results = resultsSent();
    expect(results).toHaveLength(6);
    expect(results[0]).toContain(String(orderNumber));
    expect(results[1]).toContain('"asks"');
    expect(results[2]).toContain('not_found');
    expect(results[3]).toMatch(/no_such_operation|unavailable/);
    expect(results[4]).toContain('"ok":true');
    expect(results[5]).toContain(String(orderNumber));
    const changes = (await store.journal()).filter(({ operation }) => operation === 'create_order_rule');
    expect(changes).toHaveLength(1);
    await copilot.close(0);
  });

  it('leave a pending action that a later yes carries out, once', async () => {
    const { store, copilot, orderNumber } = await open();
    const cancel = { name: 'cancel_order', input: { orderNumber, reason: 'She changed her mind' } };
    standIn.reply(
      { kind: 'calls', calls: [cancel, { name: 'list_orders', input: {} }, cancel] },
      { kind: 'text', text: 'It waits for your yes.' },
    );
    const answer = await say(copilot, store, 'Cancel it and list what is left');
    const action = answer.data('approval').findLast(({ status }) => status === 'PENDING');
    const decision = { kind: 'decision' as const, actionId: action?.id ?? '', approved: true };
    const done = await send(copilot, store, decision, answer.conversationId);
    expect(done.data('approval')[0]).toMatchObject({ status: 'DONE' });
    const canceled = (await store.journal()).filter(({ operation }) => operation === 'cancel_order');
    expect(canceled).toHaveLength(1);
    expect(findOperation('cancel_order')?.effect).toBe('money');
    await copilot.close(0);
  });
});
