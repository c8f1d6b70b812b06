import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';
import { startOpenAiStandIn, type SeenRequest, type StandIn } from '../testing/openai-stand-in.ts';
import { say } from '../testing/talk.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const open = async () => {
  const store = await testStore();
  const copilot = createCopilot(store.kernel, {
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    retries: 0,
  });
  return { store, copilot, from: standIn.requests.length };
};

interface Tool {
  function: { name: string; description: string; parameters: { properties: Record<string, unknown> } };
}
const toolsOf = (request: SeenRequest | undefined) => (request?.body['tools'] ?? []) as Tool[];
const toolOf = (request: SeenRequest | undefined, name: string) =>
  toolsOf(request).find((tool) => tool.function.name === name)?.function;
const told = (request: SeenRequest | undefined) => JSON.stringify(request?.body['messages']);

describe('what a real model is sent', () => {
  it('names every operation, and the founder’s own time', async () => {
    const { store, copilot, from } = await open();
    standIn.reply({ kind: 'text', text: 'Hello.' });
    await say(copilot, store, 'Good morning');
    const text = told(standIn.requests[from]);
    expect(text).toMatch(/export list: [^\\]*waitlist/);
    expect(text).toMatch(/remove set: [^\\]*reward_tier/);
    expect(text).toContain('forget list remember: fact');
    expect(text).toMatch(/for them \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M \([A-Za-z_/]+\)/);
    await copilot.close(0);
  });

  it('holds an everyday operation in brief, and whole from the step after it was opened', async () => {
    const { store, copilot, from } = await open();
    standIn.reply(
      {
        kind: 'calls',
        calls: [{ name: 'find_operations', input: { words: 'search_suppliers list_waitlist' } }],
      },
      { kind: 'text', text: 'Good.' },
    );
    await say(copilot, store, 'Thanks a lot');
    const [first, second] = standIn.requests.slice(from);
    expect(Object.keys(toolOf(first, 'search_suppliers')?.parameters.properties ?? {})).toHaveLength(3);
    expect(toolOf(first, 'search_suppliers')?.description).toMatch(/More fields when opened/);
    expect(toolOf(first, 'list_waitlist')).toBeUndefined();
    expect(toolOf(second, 'search_suppliers')?.parameters.properties).toHaveProperty('certification');
    expect(toolOf(second, 'list_waitlist')).toBeDefined();
    expect(told(second)).toContain('list_waitlist');
    await copilot.close(0);
  });

  it('is told when no operation fits', async () => {
    const { store, copilot, from } = await open();
    standIn.reply(
      { kind: 'calls', calls: [{ name: 'find_operations', input: { words: 'book a flight to Lisbon' } }] },
      { kind: 'text', text: 'I cannot book flights.' },
    );
    await say(copilot, store, 'Book me a flight to Lisbon');
    expect(told(standIn.requests[from + 1])).toContain('No operation does this');
    await copilot.close(0);
  });

  it('withdraws what it proposed when it is no longer wanted, and nothing else', async () => {
    const { store, copilot } = await open();
    const { conversationId } = await say(copilot, store, 'Hello');
    const input = { id: conversationId };
    const before = standIn.requests.length;
    standIn.reply(
      { kind: 'calls', calls: [{ name: deleteConversation.name, input }] },
      { kind: 'text', text: 'It waits for your yes.' },
    );
    const asked = await say(copilot, store, 'Delete that chat');
    expect(toolOf(standIn.requests[before], 'withdraw_action')).toBeUndefined();
    const action = asked.data('approval').at(-1);
    const actionId = action?.id ?? '';
    standIn.reply(
      { kind: 'calls', calls: [{ name: 'withdraw_action', input: { actionId: 'another' } }] },
      { kind: 'calls', calls: [{ name: 'withdraw_action', input: { actionId } }] },
      { kind: 'text', text: 'Left as it was.' },
    );
    const left = await say(copilot, store, 'On second thought I would rather keep it', asked.conversationId);
    expect(told(standIn.requests.at(-2))).toContain('No such action waits');
    expect(left.data('approval').at(-1)).toMatchObject({ id: actionId, status: 'DENIED' });
    await copilot.close(0);
  });
});
