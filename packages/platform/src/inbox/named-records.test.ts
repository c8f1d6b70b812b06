import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { setConversationAttributes } from '@brandwright/contract/inbox/set-conversation-attributes.ts';
import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { messageType } from '@brandwright/contract/inbox/enums.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';

const whom = 'Wessex Chandlery';
let store: TestStore;
let rival: TestStore;
let conversationSid: string;
let own: Records;
let theirs: Records;

type Records = Awaited<ReturnType<typeof recordsOf>>;

async function recordsOf(of: TestStore) {
  const items = await of.run(searchCatalogItems, { keyword: 'candle' });
  const suppliers = await of.run(searchSuppliers, { keyword: 'candle' });
  const request = await of.run(createProjectRequest, { title: 'Tapers in red', quantity: 500 });
  const brief = await of.run(createTechPack, { words: 'I want 500 red taper candles under $3' });
  const { purchaseItemId } = await of.run(
    createPurchaseItem,
    {
      title: 'Tapers',
      supplierId: null,
      supplierName: whom,
      orderType: 'INVENTORY',
      source: 'SUPPLIER',
      shippingMode: 'SUPPLIER_SHIPPING',
      quantity: 100,
      unitPriceMinor: 200,
      costs: [{ kind: 'PRODUCT', label: 'Tapers', amountMinor: 20_000 }],
      currency: 'USD',
      leadTimeDays: 20,
      requestId: null,
      quoteId: null,
    },
    { as: 'owner' },
  );
  return {
    catalogItemId: items.rows[0]?.itemId ?? '',
    supplierId: suppliers.rows[0]?.supplierId ?? '',
    projectId: request.requestId,
    techPackId: brief.techPackId,
    creatorOrderItemId: purchaseItemId,
  };
}

beforeAll(async () => {
  await seedMarketplace();
  store = await testStore();
  rival = await testStore();
  own = await recordsOf(store);
  theirs = await recordsOf(rival);
  conversationSid = (await store.run(openConversation, { userId: whom })).sid;
});

const send = (attributes: MessageAttributes, type: 'TEXT' | 'CATALOG_ITEM' = 'TEXT') =>
  ({ conversationSid, text: 'See this.', type, attributes }) as const;
const remix = (catalogItemId: string) => ({ remixProductData: { title: 'Taller', catalogItemId } });

describe('a message', () => {
  it('takes records that there are', async () => {
    const { techPackId: _, ...attributes } = own;
    const input = send({ ...attributes, ...remix(own.catalogItemId) }, 'CATALOG_ITEM');
    expect((await store.run(sendSupplierMessage, input)).attributes).toMatchObject(attributes);
  });

  it.each([
    ['a made-up item', () => ({ catalogItemId: randomUUID() }), 'attributes.catalogItemId'],
    ['a made-up reworked item', () => remix(randomUUID()), 'attributes.remixProductData.catalogItemId'],
    ['a made-up supplier', () => ({ supplierId: randomUUID() }), 'attributes.supplierId'],
    ['a made-up request', () => ({ projectId: randomUUID() }), 'attributes.projectId'],
    ['the name of a request', () => ({ projectId: 'Tapers in red' }), 'attributes.projectId'],
    ["another store's request", () => ({ projectId: theirs.projectId }), 'attributes.projectId'],
    ['a made-up purchase', () => ({ creatorOrderItemId: 'JC-1' }), 'attributes.creatorOrderItemId'],
    [
      "another store's purchase",
      () => ({ creatorOrderItemId: theirs.creatorOrderItemId }),
      'attributes.creatorOrderItemId',
    ],
  ])('with %s is refused, whatever its type', async (_, attributes, path) => {
    const { messageCount } = await store.run(openConversation, { userId: whom });
    for (const type of messageType.options) {
      const input = { ...send(attributes()), type };
      const refusal = await store.refusal(sendSupplierMessage, input);
      expect(refusal).toMatchObject({ code: 'not_found', details: [{ path }] });
      expect((await store.refusal(sendSupplierMessage, input, { via: 'partner' })).code).toBe('not_found');
    }
    expect((await store.run(openConversation, { userId: whom })).messageCount).toBe(messageCount);
  });
});

describe('a conversation', () => {
  const about = (attributes: object) => ({ id: conversationSid, attributes });

  it('is about records that there are', async () => {
    const { supplierId: _, ...attributes } = own;
    const changed = await store.run(setConversationAttributes, about(attributes));
    expect(changed.attributes).toMatchObject(attributes);
  });

  it.each(['projectId', 'creatorOrderItemId', 'techPackId'] as const)(
    'is not about a %s of another store, nor a made-up one',
    async (name) => {
      for (const id of [theirs[name], randomUUID()])
        expect(await store.refusal(setConversationAttributes, about({ [name]: id }))).toMatchObject({
          code: 'not_found',
          details: [{ path: `attributes.${name}` }],
        });
      expect((await store.run(openConversation, { userId: whom })).attributes[name]).toBe(own[name]);
    },
  );
});
