import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import type { SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { getMessagePictures } from '@brandwright/contract/inbox/get-message-pictures.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { seedInbox } from './testing.ts';

beforeAll(seedMarketplace);
let store: TestStore;
let messages: SupplierMessage[];
beforeEach(async () => {
  store = await testStore();
  await seedInbox(store);
  const { rows } = await store.run(listSupplierConversations, { size: 50 });
  const threads = await Promise.all(
    rows.map(({ sid }) => store.run(getSupplierConversation, { conversationSid: sid })),
  );
  messages = threads.flatMap((thread) => thread.messages);
});

const withPictures = () => messages.find(({ imageUrls }) => imageUrls.length > 0);
it('gives the pictures of a message, none of one without, and nothing of another store', async () => {
  const one = withPictures();
  const { imageUrls } = await store.run(getMessagePictures, { messageSid: one?.sid ?? '' });
  expect(imageUrls).toEqual(one?.imageUrls);
  const plain = messages.find(({ type }) => type === 'TEXT');
  expect((await store.run(getMessagePictures, { messageSid: plain?.sid ?? '' })).imageUrls).toEqual([]);
  const other = await testStore();
  expect((await other.refusal(getMessagePictures, { messageSid: one?.sid ?? '' })).code).toBe('not_found');
});

it('a picture of a message is opened for review as the message has it, and none that it has not', async () => {
  const one = withPictures();
  const input = { source: `message:${one?.sid}:0`, imageUrl: one?.imageUrls[0] ?? '', title: 'Glaze' };
  const review = await store.run(openPictureCollaboration, input);
  expect(review).toMatchObject({ imageUrl: one?.imageUrls[0], projectId: null });
  const beyond = { ...input, source: `message:${one?.sid}:${one?.imageUrls.length}` };
  expect(await store.refusal(openPictureCollaboration, beyond)).toMatchObject({
    code: 'not_found',
    message: 'That message doesn’t have that picture. Reload the conversation.',
  });
});
