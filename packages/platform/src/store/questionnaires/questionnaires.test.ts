import { deleteQuestionnaire } from '@brandwright/contract/store/questionnaires/delete-questionnaire.ts';
import { getQuestionnaire } from '@brandwright/contract/store/questionnaires/get-questionnaire.ts';
import { saveQuestionnaire } from '@brandwright/contract/store/questionnaires/save-questionnaire.ts';
import { expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';

const items = [
  { question: 'What do you want to learn?', answer: ['Duty', 'Freight'] },
  { question: 'How many products?', answer: 3 },
  { question: 'First brand?', answer: true },
];

it('is saved, read and deleted, each of which can be undone', async () => {
  const store = await testStore();
  const { id } = await store.run(saveQuestionnaire, { name: 'Welcome', items });
  expect(await store.run(getQuestionnaire, { id }, { as: 'viewer' })).toMatchObject({
    name: 'Welcome',
    items,
  });
  const entry = await store.entryOf(deleteQuestionnaire, { id });
  expect((await store.refusal(getQuestionnaire, { id })).code).toBe('not_found');
  await store.undo(entry);
  expect((await store.run(getQuestionnaire, { id })).items).toEqual(items);
});

it('is the store’s own, and takes what it can show', async () => {
  const store = await testStore();
  const { id } = await store.run(saveQuestionnaire, { items });
  const other = await testStore();
  expect((await other.refusal(getQuestionnaire, { id })).code).toBe('not_found');
  expect((await other.refusal(deleteQuestionnaire, { id })).code).toBe('not_found');
  for (const bad of [[], [{ question: '', answer: 'x' }], [{ question: 'q', answer: { a: 1 } }], 'x'])
    expect((await store.refusal(saveQuestionnaire, { items: bad })).code).toBe('bad_input');
  expect((await store.refusal(saveQuestionnaire, { items }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(deleteQuestionnaire, { id }, { as: 'preview' })).code).toBe('preview_blocked');
});
