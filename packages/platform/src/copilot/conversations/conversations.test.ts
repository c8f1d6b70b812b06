import { archiveConversation } from '@brandwright/contract/copilot/conversations/archive-conversation.ts';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { exportConversation } from '@brandwright/contract/copilot/conversations/export-conversation.ts';
import { exportFeedback } from '@brandwright/contract/copilot/conversations/export-feedback.ts';
import { getConversation } from '@brandwright/contract/copilot/conversations/get-conversation.ts';
import { giveFeedback } from '@brandwright/contract/copilot/conversations/give-feedback.ts';
import { listConversations } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { summarizeFeedback } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import { unarchiveConversation } from '@brandwright/contract/copilot/conversations/unarchive-conversation.ts';
import { listPendingActions } from '@brandwright/contract/copilot/list-pending-actions.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testKernel, testStore, type TestStore } from '../../kernel/testing.ts';
import { conversationWith } from './testing.ts';

const stranger = (store: TestStore) => {
  const { actor, ...caller } = store.caller();
  if (actor.kind !== 'user') throw new Error('The test person is a user.');
  return { ...caller, actor: { ...actor, userId: randomUUID() } };
};

describe('finding conversations', () => {
  it('finds words in titles and in what was said, by their beginnings and forms, and shows where', async () => {
    const store = await testStore();
    const candles = await conversationWith(store, 'Sourcing for winter', [
      { say: 'Which factories pour soy candles in jars?' },
      { answer: 'Five makers pour **scented candles**; two of them in Vietnam.' },
    ]);
    const mugs = await conversationWith(store, 'Mug refunds', [
      { say: 'refund order 1042' },
      { answer: 'Refunded.' },
    ]);
    const found = await store.run(listConversations, { search: 'scented cand' });
    expect(found.conversations.map(({ id }) => id)).toEqual([candles.id]);
    const pieces = found.conversations[0]?.excerpt?.pieces ?? [];
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['scented', 'candles']);
    expect(pieces.map(({ text }) => text).join('')).not.toContain('*');
    expect(found.conversations[0]?.excerpt?.messageId).toBe(candles.messageIds[1]);
    const byTitle = await store.run(listConversations, { search: 'REFUND mugs' });
    expect(byTitle.conversations).toMatchObject([{ id: mugs.id, excerpt: null }]);
    expect((await store.run(listConversations, { search: 'unicorns' })).total).toBe(0);
    expect((await store.run(listConversations, { search: "'; drop & | ! :*" })).total).toBe(0);
    expect((await store.run(listConversations, { search: '%' })).total).toBe(0);
  });

  it("never finds another person's", async () => {
    const store = await testStore();
    await conversationWith(store, 'Salaries', [{ say: 'what do I pay?' }]);
    const call = { operation: 'list_conversations', input: { search: 'pay' } };
    expect(await testKernel().run({ ...stranger(store), ...call })).toMatchObject({ output: { total: 0 } });
  });

  it('keeps archived ones apart, finds them all the same, and pages on the server', async () => {
    const store = await testStore();
    for (let at = 0; at < 5; at++) await conversationWith(store, `Candle talk ${at}`, [{ say: 'candles' }]);
    const { conversations } = await store.run(listConversations, { size: 2, page: 1 });
    expect(conversations).toHaveLength(2);
    const id = conversations[0]?.id ?? '';
    await store.run(archiveConversation, { id });
    expect((await store.run(listConversations, {})).total).toBe(4);
    expect((await store.run(listConversations, { isArchived: true })).total).toBe(1);
    expect((await store.run(listConversations, { search: 'candles' })).total).toBe(5);
    expect((await store.run(listConversations, { search: 'candles', isArchived: false })).total).toBe(4);
    await store.run(unarchiveConversation, { id });
    expect((await store.run(listConversations, {})).total).toBe(5);
  });
});

describe('the conversation in which it is said', () => {
  it('is meant unless another is named; without one it must be named', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    const here = { ...store.caller({ via: 'partner' }), conversationId: id };
    await testKernel().run({ ...here, operation: 'rename_conversation', input: { title: 'Mug refunds' } });
    expect((await store.run(getConversation, { id })).conversation.title).toBe('Mug refunds');
    const refused = await store.refusal(renameConversation, { title: 'x' });
    expect(refused).toMatchObject({ code: 'bad_input', message: 'Say which chat you mean.' });
    const exported = await testKernel().run({ ...here, operation: 'export_conversation', input: {} });
    expect(exported).toMatchObject({ output: { id, fileName: 'mug-refunds.md', messages: 1 } });
  });

  it('is deleted after a yes, with what it takes along, and nothing waits in it any more', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }, { answer: 'Hi.' }]);
    const here = { ...store.caller({ via: 'partner' }), conversationId: id };
    const first = await testKernel().run({ ...here, operation: 'delete_conversation', input: {} });
    const second = await testKernel().run({ ...here, operation: 'delete_conversation', input: { id } });
    if (first.kind !== 'asks' || second.kind !== 'asks') throw new Error('It did not ask.');
    expect(first.action.preview).toMatchObject({
      verb: 'Delete chat',
      what: '“Mugs” is deleted with 2 messages.',
      warnings: ['This is the chat you’re in. It ends here.'],
    });
    expect(first.action.input).toEqual({ id });
    expect(await store.decide(first.action.id, true)).toMatchObject({ status: 'DONE' });
    expect((await store.refusal(getConversation, { id })).code).toBe('not_found');
    expect((await store.run(listPendingActions, {})).total).toBe(0);
    expect(await store.run(exportFeedback, {})).toMatchObject({ answers: 0 });
  });

  it('of another person cannot be renamed, archived, deleted or exported', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    for (const [operation, input] of [
      [renameConversation.name, { id, title: 'x' }],
      [archiveConversation.name, { id }],
      [deleteConversation.name, { id }],
      [exportConversation.name, { id }],
    ] as const)
      await expect(testKernel().run({ ...stranger(store), operation, input })).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});

describe('feedback', () => {
  it('is kept with what was asked, changed, taken back, summed up', async () => {
    const store = await testStore();
    const { messageIds } = await conversationWith(store, 'Mugs', [
      { say: 'how many mugs did we sell?' },
      { answer: 'You sold 12 mugs.' },
      { say: 'and candles?' },
      { answer: '9 candles.' },
    ]);
    const [asked, first, , second] = messageIds;
    if (!asked || !first || !second) throw new Error('Messages are missing.');
    await store.run(giveFeedback, { messageId: first, feedback: 'up' });
    await store.run(giveFeedback, {
      messageId: first,
      feedback: 'down',
      reason: 'WRONG_FACTS',
      comment: 'It was 14.',
    });
    await store.run(giveFeedback, { messageId: second, feedback: 'up' });
    expect(await store.run(summarizeFeedback, {})).toMatchObject({
      total: 2,
      up: 1,
      down: 1,
      reasons: [{ reason: 'WRONG_FACTS', answers: 1 }],
      notes: [{ comment: 'It was 14.', feedback: 'down', asked: 'how many mugs did we sell?' }],
    });
    await store.run(giveFeedback, { messageId: second, feedback: null });
    expect(await store.run(summarizeFeedback, {})).toMatchObject({ total: 1, up: 0 });
    expect((await store.refusal(giveFeedback, { messageId: asked, feedback: 'up' })).code).toBe('not_found');
    const shown = await store.run(getConversation, {
      id: (await store.run(listConversations, {})).conversations[0]?.id ?? '',
    });
    expect(shown.messages[1]?.metadata).toMatchObject({ feedback: 'down', feedbackReason: 'WRONG_FACTS' });
  });

  it('is exported as JSONL and as CSV without formulas, by period and rating, for owner and admin only', async () => {
    const store = await testStore();
    const { id, messageIds } = await conversationWith(store, '=HYPERLINK("http://evil","x")', [
      { say: '+1+1, "quoted"\nand more' },
      { answer: '@SUM(A1) is 2.' },
    ]);
    const messageId = messageIds[1] ?? '';
    await store.run(giveFeedback, { messageId, feedback: 'down', comment: '-2+3 =cmd' });
    const { text, answers, contentType } = await store.run(exportFeedback, {});
    expect(contentType).toBe('application/x-ndjson');
    expect(answers).toBe(1);
    expect(JSON.parse(text)).toMatchObject({
      rating: 'down',
      comment: '-2+3 =cmd',
      conversationId: id,
      messageId,
      asked: '+1+1, "quoted"\nand more',
      answered: '@SUM(A1) is 2.',
      calls: [],
    });
    const csv = await store.run(exportFeedback, { format: 'CSV' });
    expect(csv.fileName).toBe('feedback-2026-11-20.csv');
    expect(csv.text).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    expect(csv.text).toContain(`'-2+3 =cmd`);
    expect(csv.text).not.toMatch(/(^|,)"?[=+@]/m);
    expect((await store.run(exportFeedback, { rating: 'up' })).answers).toBe(0);
    expect((await store.run(exportFeedback, { to: '2026-11-19' })).answers).toBe(0);
    expect((await store.run(exportFeedback, { from: '2026-11-20', to: '2026-11-20' })).answers).toBe(1);
    for (const as of ['member', 'viewer'] as const)
      expect((await store.refusal(exportFeedback, {}, { as })).code).toBe('forbidden');
    expect((await (await testStore()).run(exportFeedback, {})).answers).toBe(0);
  });
});
