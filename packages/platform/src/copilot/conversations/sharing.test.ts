import {
  createShareLink,
  type PrivateKind,
} from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { getConversationMarkdown } from '@brandwright/contract/copilot/conversations/get-conversation-markdown.ts';
import { getShareAddress } from '@brandwright/contract/copilot/conversations/get-share-address.ts';
import { listShareLinks } from '@brandwright/contract/copilot/conversations/list-share-links.ts';
import { revokeShareLink } from '@brandwright/contract/copilot/conversations/revoke-share-link.ts';
import { viewSharedConversation } from '@brandwright/contract/copilot/conversations/view-shared-conversation.ts';
import type { ShareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { conversationShares } from '../tables.ts';
import { callOf, conversationWith } from './testing.ts';

async function tokenOf(store: TestStore, link: ShareLink): Promise<string> {
  const { url } = await store.run(getShareAddress, { id: link.id });
  return url.split('/').at(-1) ?? '';
}

async function shared(store: TestStore, id: string, excluded: PrivateKind[]) {
  const link = await store.run(createShareLink, { id, excluded });
  return {
    link,
    seen: await store.run(viewSharedConversation, { token: await tokenOf(store, link) }, { as: 'public' }),
  };
}

/** A conversation about a real order, with its cards, an approval, and words that name what the cards hold. */
async function aboutAnOrder(store: TestStore) {
  const email = `zed.${store.storeId.slice(0, 8)}@example.com`;
  const order = await placedOrder(store, { customerName: 'Zed Quillfeather', email, zipCode: '97205' });
  const full = await store.run(getOrder, { id: order.id });
  const list = await store.run(listOrders, {});
  const asked = await store.ask(deleteConversation, {
    id: (await conversationWith(store, 'Other', [{ say: 'x' }])).id,
  });
  const total = full.totalMinor / 100;
  const approval = {
    type: 'data-approval',
    id: asked.id,
    data: {
      ...asked,
      title: 'Refund order',
      operation: 'refund_order',
      input: { orderNumber: order.orderNumber, amountMinor: 4321 },
      status: 'DONE',
      outcome: 'Refunded $43.21 to Zed Quillfeather.',
      preview: {
        ...asked.preview,
        verb: 'Refund $43.21',
        what: 'Order #8001 of Zed Quillfeather is refunded $43.21.',
        toWhom: `Zed Quillfeather (${email})`,
        cost: '$43.21 goes back',
        values: [
          { label: 'Amount', value: '$43.21' },
          { label: 'Customer', value: 'Zed Quillfeather' },
        ],
      },
    },
  };
  const { id } = await conversationWith(store, 'Refund Zed Quillfeather $43.21', [
    { say: `zed wants his money back, ${email}, ship was to 97205. refund 43.21` },
    {
      answer: `Order #8001 of **Zed Quillfeather** cost $${total.toFixed(2)}.`,
      parts: [
        callOf('get_order', 'order', { id: order.id }, full),
        callOf('list_orders', 'orders', {}, list),
      ],
    },
    { say: 'QUILLFEATHER\u2019s total was ' + total + ', make it 43.21' },
    { answer: 'It waits for your yes.', parts: [approval] },
  ]);
  return { id, email, order, full, total };
}

describe('a shared link', () => {
  it('tells nothing that it hides, in no word and no card, and no ids at all', async () => {
    const store = await testStore();
    const { id, email, order, full, total } = await aboutAnOrder(store);
    const { seen, link } = await shared(store, id, ['MONEY', 'CUSTOMERS']);
    const json = JSON.stringify(seen);
    const address = full.shippingAddress;
    const figures = [
      total.toFixed(2),
      '43.21',
      '4321',
      ...full.lineItems.map((line) => (line.unitPriceMinor / 100).toFixed(2)),
    ];
    const secrets = [
      ...figures,
      'Zed',
      'quillfeather',
      email,
      '97205',
      address?.addressLine1 ?? 'Alder',
      address?.city ?? 'Portland',
    ];
    for (const secret of secrets) expect(json.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(json).not.toMatch(/[$€£]\s?\d/);
    for (const internal of [order.id, store.storeId, store.userId, id, link.id])
      expect(json).not.toContain(internal);
    expect(json).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
    // What is not hidden is still there.
    expect(json).toContain('8001');
    expect(json).toContain('Ceramic mug');
    expect(seen.title).toBe('Refund (customer hidden) (amount hidden)');
  });

  it('tells everything else, and all of it when nothing is hidden', async () => {
    const store = await testStore();
    const { id, email, total } = await aboutAnOrder(store);
    const onlyMoney = JSON.stringify((await shared(store, id, ['MONEY'])).seen);
    expect(onlyMoney).toContain('Zed Quillfeather');
    expect(onlyMoney).not.toContain(total.toFixed(2));
    const all = JSON.stringify((await shared(store, id, [])).seen);
    for (const shown of ['Zed Quillfeather', email, total.toFixed(2), '43.21']) expect(all).toContain(shown);
  });

  it('hides quantities on cards and in words', async () => {
    const store = await testStore();
    const { id, full } = await aboutAnOrder(store);
    const { seen } = await shared(store, id, ['QUANTITIES', 'MONEY', 'CUSTOMERS']);
    const tables = seen.messages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    expect(tables.flatMap(({ columns }) => columns).join(' ')).not.toMatch(/quantit/i);
    expect(full.lineItems[0]?.quantity).toBeGreaterThan(1);
  });

  it('is a picture of the moment: what is said later is not in it', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    const { link, seen } = await shared(store, id, []);
    expect(seen.messages).toHaveLength(1);
    await store.context(({ db }) => db.update(conversationShares).set({ title: 'Mugs' }));
    expect(link).toMatchObject({ messages: 1, status: 'OPEN', expiresAt: '2026-12-20T15:00:00.000Z' });
  });

  it('keeps its token only as a hash, and the token cannot be guessed', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    const { link } = await shared(store, id, []);
    const token = await tokenOf(store, link);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await store.context(({ db }) => db.select().from(conversationShares));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await tokenOf(store, (await shared(store, id, [])).link)).not.toBe(token);
  });

  it('answers the same when it never was, was revoked, has expired, or its conversation is gone', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    const { link } = await shared(store, id, []);
    const open = { token: await tokenOf(store, link) };
    const revoked = await store.run(revokeShareLink, { linkId: link.id });
    expect(revoked.links).toMatchObject([{ status: 'REVOKED' }]);
    const expired = await store.run(createShareLink, { id, expiresInDays: 1 });
    const deleted = await store.run(createShareLink, { id });
    const expiredToken = await tokenOf(store, expired);
    const deletedToken = await tokenOf(store, deleted);
    const answers = [
      await store.refusal(viewSharedConversation, { token: 'x'.repeat(32) }, { as: 'public' }),
      await store.refusal(viewSharedConversation, open, { as: 'public' }),
    ];
    const before = store.time.now;
    try {
      store.time.now = new Date('2026-11-21T15:00:00Z');
      answers.push(await store.refusal(viewSharedConversation, { token: expiredToken }, { as: 'public' }));
    } finally {
      store.time.now = before;
    }
    await store.run(deleteConversation, { id });
    answers.push(await store.refusal(viewSharedConversation, { token: deletedToken }, { as: 'public' }));
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    expect(answers[0]?.code).toBe('not_found');
  });

  it('is revoked by its conversation alone too, and only by whom it belongs to', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    await shared(store, id, []);
    await shared(store, id, ['MONEY']);
    expect((await store.run(listShareLinks, { isOpen: true })).total).toBe(2);
    expect((await store.run(revokeShareLink, { conversationId: id })).links).toHaveLength(2);
    expect((await store.run(listShareLinks, { isOpen: true })).total).toBe(0);
    expect(await store.refusal(revokeShareLink, { conversationId: id })).toMatchObject({
      code: 'not_found',
      message: 'This chat isn’t shared.',
    });
  });

  it('asks first when the partner makes it, and says what it shows', async () => {
    const store = await testStore();
    const { id } = await conversationWith(store, 'Mugs', [{ say: 'hello' }]);
    const action = await store.ask(createShareLink, { id, excluded: ['MONEY'] });
    expect(action.preview.values).toEqual([
      { label: 'Hides', value: 'prices and amounts' },
      { label: 'Shows', value: 'customers’ names, addresses and emails, quantities, suppliers’ names' },
      { label: 'Works until', value: '2026-12-20' },
    ]);
    expect(action.editable.map(({ field, kind }) => [field, kind])).toEqual([
      ['excluded', 'choices'],
      ['expiresInDays', 'integer'],
    ]);
    expect((await store.refusal(createShareLink, { id }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createShareLink, { id }, { as: 'preview' })).code).toBe('preview_blocked');
  });
});

describe('Markdown', () => {
  it('has headings, tables and decisions, no ids, and takes nobody’s words for Markdown', async () => {
    const store = await testStore();
    const { id, order } = await aboutAnOrder(store);
    const { markdown, fileName } = await store.run(getConversationMarkdown, { id });
    expect(fileName).toBe('refund-zed-quillfeather-43-21.md');
    expect(markdown).toMatch(/^# Refund Zed Quillfeather \$43\.21\n/);
    expect(markdown).toContain('## Test Person · 2026-11-20 15:00 UTC');
    expect(markdown).toContain('### Refund order: Approved and done');
    expect(markdown).toMatch(/\| --- \|/);
    expect(markdown).not.toContain(order.id);
    expect(markdown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
    const evil = await conversationWith(store, '# <script>alert(1)</script> | *x*', [
      {
        say: '# heading\n- item\n1. one\n| a | b |\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) `code`',
      },
      {
        answer: 'Look <script>alert(2)</script> [here](javascript:alert(3)) and [there](https://example.com)',
      },
    ]);
    const told = (await store.run(getConversationMarkdown, { id: evil.id })).markdown;
    expect(told).not.toMatch(/<script|<img/i);
    expect(told).not.toMatch(/(?<!\\)\]\(javascript/i);
    expect(told).toContain('\\# heading');
    expect(told).toContain('\\- item');
    expect(told).toContain('1\\. one');
    expect(told).toContain('\\| a \\| b \\|');
    expect(told).toContain('[there](https://example.com)');
  });
});
