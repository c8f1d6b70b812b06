import { operations, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { readingTools } from './reading-tools.ts';
import { createRouter } from './routing.ts';

const router = createRouter(operations);
const turn = { words: 'Thanks', previous: '', recent: [], waiting: [], kinds: [] };

describe('a look for an operation', () => {
  it.each([
    ['an operation of the list by its name', 'get_order_sale_info', 'get_order_sale_info'],
    ['an operation of the list in the other number', 'list_order open get_orders', 'list_orders'],
    ['what is told to be kept', 'remember a fact', 'remember_fact'],
    ['documents', 'search documents', 'search_documents'],
    ['how a brief came about', 'history of a brief', 'get_tech_pack_history'],
    ['putting a module away', 'archive a module', 'archive_brand_module'],
  ])('finds %s', async (_what, words, name) => {
    expect(await router.look(words)).toContain(name);
  });

  it.each(['book a flight to Lisbon', 'write a poem', 'weather tomorrow', 'hire an employee', '?', ''])(
    'finds nothing for “%s”',
    async (words) => {
      expect(await router.look(words)).toEqual([]);
    },
  );

  it('answers at most four', async () => {
    for (const words of ['order', 'list_orders get_order get_store list_facts list_journal list_documents'])
      expect((await router.look(words)).length).toBeLessThanOrEqual(4);
  });
});

describe('the operations of a turn', () => {
  it('hold the everyday ones, whatever is said', async () => {
    const { names, brief } = await router.route(turn, 16);
    expect(names).toEqual(
      expect.arrayContaining([
        'search_suppliers',
        'send_supplier_message',
        'list_orders',
        'get_order',
        'undo_change',
      ]),
    );
    expect([...brief]).toContain('search_suppliers');
  });

  it('are whole where the message is about them', async () => {
    const { brief } = await router.route({ ...turn, words: 'Find me candle makers in Portugal' }, 16);
    expect([...brief]).not.toContain('search_suppliers');
    expect([...brief]).toContain('list_orders');
  });

  it('are in brief where it is doubtful whether the message is about them', async () => {
    const recent = ['get_order', 'list_orders'];
    const { names, brief } = await router.route({ ...turn, words: 'Thanks a lot', recent }, 16);
    expect(names).toContain('list_orders');
    expect([...brief]).toContain('list_orders');
    expect([...brief]).not.toContain('get_order');
  });

  it('keep what was called in the last turns and what waits', async () => {
    const { names } = await router.route(
      { ...turn, recent: ['compare_tariffs'], waiting: ['cancel_order'] },
      16,
    );
    expect(names).toEqual(expect.arrayContaining(['compare_tariffs', 'cancel_order']));
  });

  it.each([
    ['brand_kit', 'get_brand_kit'],
    ['supplier', 'get_supplier'],
    ['catalog_item', 'get_catalog_item'],
    ['tech_pack', 'get_tech_pack'],
    ['project_request', 'get_project_request'],
    ['customer', 'list_orders'],
    ['document', 'get_document'],
    ['design', 'get_design'],
    ['supplier_conversation', 'get_supplier_conversation'],
    ['purchase_item', 'get_purchase_item'],
    ['assistant', 'get_assistant'],
  ])('open a %s that is named with %s', async (kind, name) => {
    expect((await router.route({ ...turn, kinds: [kind] }, 16)).names).toContain(name);
  });

  it('know an operation for whatever kind of record a get_ operation opens', () => {
    const readers = readingTools(operations);
    const openers = operations.filter(
      ({ name, offered, effect }: AnyDeclaration) => offered && effect === 'read' && name.startsWith('get_'),
    );
    for (const { name } of openers) {
      const reader = [...readers].find(([kind]) => name === `get_${kind}`);
      if (reader) expect(reader[1]).toBe(name);
    }
    expect(readers.size).toBeGreaterThan(25);
  });
});
