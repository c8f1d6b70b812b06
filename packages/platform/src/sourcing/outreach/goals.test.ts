import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { deleteConversationGoal } from '@brandwright/contract/sourcing/outreach/delete-conversation-goal.ts';
import { getConversationGoal } from '@brandwright/contract/sourcing/outreach/get-conversation-goal.ts';
import { setConversationGoal } from '@brandwright/contract/sourcing/outreach/set-conversation-goal.ts';
import { validateGoal } from '@brandwright/contract/sourcing/outreach/validate-goal.ts';
import { beforeAll, expect, it } from 'vitest';
import { seedMarketplace } from '../marketplace/testing.ts';
import { namedStore } from '../../store/testing.ts';

beforeAll(seedMarketplace);

async function withConversation() {
  const store = await namedStore();
  const { sid } = await store.run(openConversation, { userId: 'Olaria do Vale' });
  return { store, sid };
}

it('a goal is set, seen, changed, removed and brought back', async () => {
  const { store, sid } = await withConversation();
  expect(await store.run(getConversationGoal, { conversationSid: sid })).toMatchObject({ goal: null });
  const first = { conversationSid: 'Olaria do Vale', agentGoal: ' MOQ of 100 or less ' };
  expect(await store.run(setConversationGoal, first)).toMatchObject({
    conversationSid: sid,
    goal: 'MOQ of 100 or less',
    before: null,
    setBy: 'Test Person',
  });
  const set = async (agentGoal: string) => {
    const made = await store.call(setConversationGoal, { conversationSid: sid, agentGoal });
    if (made.kind !== 'done' || !made.journalEntryId) throw new Error('No journal entry.');
    return made.journalEntryId;
  };
  const changed = await store.call(setConversationGoal, {
    conversationSid: sid,
    agentGoal: 'Sample before 10 December',
  });
  if (changed.kind !== 'done' || !changed.journalEntryId) throw new Error('No journal entry.');
  expect(changed.output).toMatchObject({ before: 'MOQ of 100 or less' });
  await store.undo(changed.journalEntryId);
  expect(await store.run(getConversationGoal, { conversationSid: sid })).toMatchObject({
    goal: 'MOQ of 100 or less',
  });
  const [earlier, later] = [
    await set('Price of $4.00 or less at 100'),
    await set('Price of $3.00 or less at 100'),
  ];
  await expect(store.undo(earlier)).rejects.toMatchObject({ code: 'conflict' });
  await store.undo(later);
  await store.undo(earlier);
  const removed = await store.call(deleteConversationGoal, { conversationSid: sid });
  if (removed.kind !== 'done' || !removed.journalEntryId) throw new Error('No journal entry.');
  expect((await store.refusal(deleteConversationGoal, { conversationSid: sid })).code).toBe('not_found');
  await store.undo(removed.journalEntryId);
  expect(await store.run(getConversationGoal, { conversationSid: sid })).toMatchObject({
    goal: 'MOQ of 100 or less',
  });
});

it('a goal that will not do is refused with reasons', async () => {
  const { store, sid } = await withConversation();
  const refused = await store.refusal(setConversationGoal, {
    conversationSid: sid,
    agentGoal: 'a better price',
  });
  expect(refused.code).toBe('bad_input');
  expect(refused.message).toMatch(/figure.*Better: "Agree a unit price/);
  expect(await store.run(validateGoal, { agentGoal: 'a better price' })).toMatchObject({ isValid: false });
  expect(await store.run(validateGoal, { agentGoal: 'price of $3 or less' })).toMatchObject({
    isValid: true,
    proposal: null,
  });
});

it('a goal is its store’s, and nobody’s to set who only looks', async () => {
  const { store, sid } = await withConversation();
  const goal = { conversationSid: sid, agentGoal: 'MOQ of 100 or less' };
  const other = await namedStore();
  expect((await other.refusal(getConversationGoal, { conversationSid: sid })).code).toBe('not_found');
  expect((await other.refusal(setConversationGoal, goal)).code).toBe('not_found');
  expect((await store.refusal(setConversationGoal, goal, { as: 'viewer' })).code).toBe('forbidden');
  expect(
    (await store.refusal(deleteConversationGoal, { conversationSid: sid }, { as: 'preview' })).code,
  ).toBe('preview_blocked');
  expect(await store.run(getConversationGoal, { conversationSid: sid }, { as: 'viewer' })).toMatchObject({
    goal: null,
  });
});
