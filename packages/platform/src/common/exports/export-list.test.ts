import { exportList } from '@brandwright/contract/common/exports/export-list.ts';
import { exportedList, exportedListOperations } from '@brandwright/contract/common/exports/exported-list.ts';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { listFiles } from './list-files.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const textOf = async (fileId: string) => {
  const file = await store.context(({ providers, storeId }) => providers.files.get(fileKey(storeId, fileId)));
  return new TextDecoder().decode(file?.bytes);
};

describe('export_list', () => {
  it.each(exportedList.options)('writes %s with a line for each row', async (list) => {
    const made = await store.run(exportList, { list });
    expect(made).toMatchObject({ list, rows: 0, rowsLeftOut: 0, contentType: 'text/csv' });
    expect(made.name).toBe(`${listFiles[list].name}-2026-11-20.csv`);
    expect((await textOf(made.id)).split('\r\n')).toHaveLength(2);
  });

  it('asks for at least what the list itself asks for', () => {
    for (const [list, { declaration }] of Object.entries(listFiles)) {
      const { access } = declaration;
      expect(exportedListOperations[exportedList.parse(list)]).toBe(declaration.name);
      expect(access.kind === 'private' && hasRole('member', access.role), declaration.name).toBe(true);
      expect(access, declaration.name).not.toHaveProperty('flag');
    }
  });

  it('has the rows that the filters leave, and their values', async () => {
    const { orderNumber } = await placedOrder(store);
    await placedOrder(store, { customerName: 'Ines Duarte', email: 'ines@example.com' });
    const made = await store.run(exportList, {
      list: 'ORDERS',
      filters: [{ field: 'search', value: 'maya' }],
    });
    expect(made).toMatchObject({ rows: 1 });
    const [header, row] = (await textOf(made.id)).split('\r\n');
    expect(header).toContain('Order,Placed,Origin,Customer,Email');
    expect(row).toMatch(new RegExp(`^${orderNumber},2026-11-20,.*,Maya Chen,`));
    expect(row).toContain(',91.05,0.00,USD');
    const entries = await store.journal();
    expect(entries[0]).toMatchObject({ operation: 'export_list' });
  });

  it('leaves no text that a spreadsheet takes for a formula', async () => {
    await store.run(createManualRetailOrder, {
      customerName: '=HYPERLINK("http://evil.example")',
      email: 'evil@example.com',
      addressLine1: '18 Alder Street',
      city: 'Portland',
      state: 'OR',
      zipCode: '97205',
      items: [{ title: 'Mug', quantity: 1, unitPriceMinor: 100 }],
    });
    const made = await store.run(exportList, { list: 'CUSTOMERS' });
    expect(await textOf(made.id)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('refuses filters that the list does not have, and values that it does not take', async () => {
    const misspelled = await store.refusal(exportList, {
      list: 'RECEIVINGS',
      filters: [{ field: 'staus', value: 'IN_QUEUE' }],
    });
    expect(misspelled.code).toBe('bad_input');
    expect(misspelled.message).toContain('can’t be filtered by “staus”. Filter it by status,');
    const others = [
      { field: 'status', value: 'NOWHERE' },
      { field: 'page', value: 3 },
      { field: 'search', value: '' },
    ];
    for (const filter of others)
      expect((await store.refusal(exportList, { list: 'RECEIVINGS', filters: [filter] })).code).toBe(
        'bad_input',
      );
    expect((await store.refusal(exportList, { list: 'PASSWORDS' })).code).toBe('bad_input');
  });

  it('is not for people who may only look, nor for preview accounts', async () => {
    expect((await store.refusal(exportList, { list: 'ORDERS' }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(exportList, { list: 'ORDERS' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });

  it('has nothing of another store', async () => {
    await placedOrder(await testStore());
    expect(await store.run(exportList, { list: 'ORDERS' })).toMatchObject({ rows: 0 });
  });
});
