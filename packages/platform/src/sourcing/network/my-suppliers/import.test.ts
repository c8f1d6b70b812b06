import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { addSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/add-supplier-note.ts';
import { checkSupplierList } from '@brandwright/contract/sourcing/network/my-suppliers/check-supplier-list.ts';
import { getMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { getSupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/get-supplier-import.ts';
import { importSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/import-suppliers.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import type { SendOf } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobRuns } from '../../../kernel/data/tables.ts';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { keepCsv } from '../../../store/testing-files.ts';
import { seedMarketplace } from '../../marketplace/testing.ts';
import { supplierImportJob } from './import-job.ts';

beforeAll(seedMarketplace);

const keep = (store: TestStore, content: string | Uint8Array, name = 'list.csv') =>
  keepCsv(store, name, content);

/** Starts an import and does its job as the worker would; answers the entry that undoes it. */
async function importWhole(store: TestStore, input: SendOf<typeof importSuppliers>, runs = true) {
  const result = await store.call(importSuppliers, input);
  if (result.kind !== 'done' || !result.journalEntryId) throw new Error('No journal entry.');
  const notes: string[] = [];
  if (runs)
    await store.context(async (context) => {
      const mine = and(eq(jobRuns.storeId, store.storeId), eq(jobRuns.status, 'QUEUED'));
      const [job] = await context.db.select().from(jobRuns).where(mine);
      if (!job) throw new Error('No job was queued.');
      const progress = (percent: number, note: string) => {
        notes.push(`${Math.round(percent)} ${note}`);
        return Promise.resolve();
      };
      const done = await supplierImportJob.run(context, job.payload as Record<string, unknown>, {
        id: job.id,
        progress,
      });
      await context.db
        .update(jobRuns)
        .set({ status: 'DONE', percent: 100, result: done })
        .where(eq(jobRuns.id, job.id));
    });
  const { importId } = importSuppliers.output.parse(result.output);
  return { entry: result.journalEntryId, importId, notes };
}

const list = [
  'Factory;Country;Address;E-mail;Tags',
  'Harbour Ceramics Co., Ltd;Viet Nam;Lot C4, Hai Phong;export@harbour.example;ceramics, fair',
  'HARBOUR CERAMICS CO LTD;VIETNAM;Lot C4, Hai Phong;;',
  ';China;Nowhere;;',
  'Figueira Velha Lda;Portugal;Rua 8, Alcobaça;nobody;',
  '=1+1 Trading;Korea;Seoul;;',
].join('\r\n');

describe('a list of suppliers', () => {
  it('is checked without writing anything', async () => {
    const store = await testStore();
    const fileId = await keep(store, Buffer.from(list, 'latin1'), 'fair.csv');
    const check = await store.run(checkSupplierList, { fileId }, { as: 'viewer' });
    expect(check).toMatchObject({
      fileName: 'fair.csv',
      encoding: 'Windows-1252',
      delimiter: ';',
      hasHeader: true,
      rows: 5,
      newSuppliers: 3,
      merges: 0,
      alreadyThere: 0,
      duplicatesInFile: 1,
      badRows: 1,
    });
    expect(check.columns.map((column) => column.field)).toEqual([
      'name',
      'country',
      'address',
      'email',
      'tags',
    ]);
    expect(check.problems.map(({ line, kind, message }) => [line, kind, message])).toEqual([
      [3, 'SKIPPED', 'the same as line 2'],
      [4, 'SKIPPED', 'there is no name'],
      [5, 'NOTED', '"nobody" is no email address; left out'],
    ]);
    expect((await store.run(listMySuppliers, {})).total).toBe(0);
  });

  it('reports each faulty row once', async () => {
    const store = await testStore();
    const faulty = [
      'Factory;Country;E-mail;Website',
      'Harbour Ceramics;Atlantis;nobody;not a site',
      'Harbour Ceramics;Atlantis;nobody;',
    ].join('\n');
    const fileId = await keep(store, faulty, 'faulty.csv');
    const { problems } = await store.run(checkSupplierList, { fileId });
    expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'NOTED'],
      [3, 'SKIPPED'],
    ]);
    expect(problems[0]?.message.split('; ').length).toBeGreaterThan(2);
  });

  it('is imported with progress and a report, found by plain words, kept as it was written', async () => {
    const store = await testStore();
    const fileId = await keep(store, Buffer.from(list, 'latin1'), 'fair.csv');
    const { notes } = await importWhole(store, { fileId, tag: 'Porto fair' });
    expect(notes).toEqual(['10 5 rows read', '90 3 of 3 added']);
    expect(await store.run(getSupplierImport, {})).toMatchObject({
      state: 'DONE',
      rows: 5,
      added: 3,
      merged: 0,
      skipped: 2,
    });
    const found = await store.run(listMySuppliers, { keyword: 'alcobaca' });
    expect(found.rows).toMatchObject([
      { name: 'Figueira Velha Lda', country: 'PT', address: 'Rua 8, Alcobaça', source: 'IMPORT' },
    ]);
    expect((await store.run(listMySuppliers, { tag: 'porto fair' })).total).toBe(3);
    expect((await store.run(getMySupplier, { supplierId: 'Harbour Ceramics' })).tags).toEqual([
      'ceramics',
      'fair',
      'Porto fair',
    ]);
  });

  it('is not imported twice, fills in what suppliers lack, and is undone as a whole', async () => {
    const store = await testStore();
    await importWhole(store, { fileId: await keep(store, 'name,country\nHarbour Ceramics,Vietnam\n') });
    const fileId = await keep(store, list);
    const { entry, importId } = await importWhole(store, { fileId });
    expect(await store.run(getSupplierImport, { importId })).toMatchObject({ added: 2, merged: 1 });
    expect((await store.run(getMySupplier, { supplierId: 'Harbour Ceramics' })).email).toBe(
      'export@harbour.example',
    );
    expect((await store.refusal(importSuppliers, { fileId })).code).toBe('conflict');
    await store.run(addSupplierNote, { supplierId: 'Figueira Velha', text: 'Called them' });
    await store.undo(entry);
    const left = await store.run(listMySuppliers, {});
    // What was noted about meanwhile is somebody's work and stays.
    expect(left.rows.map(({ name, email, tags }) => ({ name, email, tags }))).toEqual([
      { name: 'Figueira Velha Lda', email: null, tags: [] },
      { name: 'Harbour Ceramics', email: null, tags: [] },
    ]);
    const undone = (await store.run(getSupplierImport, { importId })).state;
    expect(undone).toBe('UNDONE');
  });

  it('cannot be undone while it runs', async () => {
    const store = await testStore();
    const { entry } = await importWhole(store, { fileId: await keep(store, list) }, false);
    await expect(store.undo(entry)).rejects.toThrow(/still running/);
  });

  it('takes other columns than those it recognised', async () => {
    const store = await testStore();
    const fileId = await keep(store, 'name,maker,country\nMug,Alpha Kiln,Vietnam\n');
    const check = await store.run(checkSupplierList, { fileId, nameColumn: 'maker', sectorColumn: 'name' });
    expect(check.sample).toMatchObject([{ name: 'Alpha Kiln', sector: 'Mug', state: 'NEW' }]);
    expect((await store.refusal(checkSupplierList, { fileId, nameColumn: 'nope' })).code).toBe('bad_input');
  });

  it('is refused when it is another store’s, empty, or for viewers and previews', async () => {
    const store = await testStore();
    const other = await testStore();
    const fileId = await keep(store, list);
    expect((await other.refusal(checkSupplierList, { fileId })).code).toBe('not_found');
    expect((await other.refusal(importSuppliers, { fileId })).code).toBe('not_found');
    expect((await store.refusal(importSuppliers, { fileId }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(importSuppliers, { fileId }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.refusal(checkSupplierList, { fileId: await keep(store, 'name\n') })).code).toBe(
      'unsupported_file',
    );
    expect((await store.refusal(getSupplierImport, {})).code).toBe('not_found');
    await importWhole(store, { fileId });
    expect((await other.refusal(getSupplierImport, {})).code).toBe('not_found');
  });
});

const folder = fileURLToPath(new URL('../../../../../../shared/data/factories', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.csv')) : [];

it.skipIf(files.length === 0)(
  'real lists come in one after the other (skipped: data not present)',
  async () => {
    const store = await testStore();
    await store.run(addMySupplier, { supplierId: 'Lume & Cera' });
    let expected = 1;
    for (const name of files) {
      const fileId = await keep(store, readFileSync(`${folder}/${name}`), name);
      const check = await store.run(checkSupplierList, { fileId });
      const parts =
        check.newSuppliers + check.merges + check.alreadyThere + check.duplicatesInFile + check.badRows;
      expect([name, parts]).toEqual([name, check.rows]);
      await importWhole(store, { fileId, tag: `list ${name}` });
      expected += check.newSuppliers;
      expect((await store.run(listMySuppliers, {})).total).toBe(expected);
    }
    expect(expected).toBeGreaterThan(400);
  },
);
