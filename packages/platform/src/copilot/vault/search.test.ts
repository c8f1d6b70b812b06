import { addDocument } from '@brandwright/contract/copilot/vault/add-document.ts';
import { searchDocuments } from '@brandwright/contract/copilot/vault/search-documents.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { keepUpload, readQueued } from './testing.ts';

const handbook = `# Returns

Customers may return unused items within 30 days of delivery. Sale items come back as store credit.

# Shipping

Parcels leave the same day when ordered before 1 pm.

# Wholesale

The first order has at least 24 pieces.
`;

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
  await store.run(addDocument, {
    fileId: await keepUpload(store, 'Operations handbook.md', 'text/markdown', handbook),
  });
  const terms = 'Minimum order quantity is 300 pieces. Returned lots are remade.';
  await store.run(addDocument, {
    fileId: await keepUpload(store, 'Supplier terms.txt', 'text/plain', terms),
  });
  await readQueued(store);
});

const search = async (words: string) => (await store.run(searchDocuments, { words })).passages;

describe('a search in the vault', () => {
  it.each([
    ['what is our return policy', 'within 30 days'],
    ['return policy', 'within 30 days'],
    ['returns according to the handbook', 'within 30 days'],
    ['minimum order quantity in the supplier terms', '300 pieces'],
    ['what do our documents say about wholesale?', '24 pieces'],
    ['MOQ supplier terms', '300 pieces'],
    ['sale items', 'store credit'],
    ['same-day parcels', 'before 1 pm'],
  ])('finds for “%s” what answers it', async (words, answer) => {
    expect((await search(words))[0]?.quote).toContain(answer);
  });

  it.each(['helicopter insurance', 'handbook holidays', 'the', '!?', "'; drop table vault_passages; --"])(
    'finds nothing for “%s”',
    async (words) => {
      expect(await search(words)).toEqual([]);
    },
  );

  it('pages through what it finds', async () => {
    const first = await store.run(searchDocuments, { words: 'order pieces', size: 1 });
    const second = await store.run(searchDocuments, { words: 'order pieces', size: 1, page: 1 });
    expect(first.total).toBeGreaterThan(1);
    expect(second.passages[0]?.passageId).not.toBe(first.passages[0]?.passageId);
  });

  it('stays in one document when told', async () => {
    const [passage] = await search('minimum order quantity');
    const only = await store.run(searchDocuments, { words: 'return', documentId: passage?.documentId });
    expect(only.passages.map(({ documentTitle }) => documentTitle)).toEqual(['Supplier terms']);
  });
});
