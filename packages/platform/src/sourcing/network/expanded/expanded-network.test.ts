import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { getMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { removeMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import { searchExpandedNetwork } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testStore } from '../../../kernel/testing.ts';
import { demoToolsOf, seedMarketplace } from '../../marketplace/testing.ts';
import { networkDemo } from './demo.ts';
import { importExpandedNetwork } from './import.ts';

const client = new pg.Client({ connectionString: inject('adminUrl') });
const now = new Date('2026-11-20T15:00:00Z');
/** Of the sources of this run, which are taken out again. */
const mark = `test ${randomUUID()}`;

beforeAll(async () => {
  await seedMarketplace();
  await client.connect();
  await networkDemo.seedShared?.(demoToolsOf(client));
});
afterAll(async () => {
  await client.query('delete from expanded_network_suppliers where source like $1', [`${mark}%`]);
  await client.end();
});

const load = (text: string, source: string) =>
  importExpandedNetwork(client, [{ name: 'list.csv', bytes: Buffer.from(text) }], { now, source });

describe('the expanded network', () => {
  it('is searched by words, country, sector and category, and paged', async () => {
    const store = await testStore();
    const all = await store.run(searchExpandedNetwork, {}, { as: 'viewer' });
    expect(all.total).toBeGreaterThan(140);
    const garments = await store.run(searchExpandedNetwork, {
      keyword: 'garment factories',
      countries: ['BD'],
    });
    expect(garments.total).toBeGreaterThan(4);
    for (const row of garments.rows) expect(row).toMatchObject({ country: 'BD', sector: 'Apparel' });
    const shoes = await store.run(searchExpandedNetwork, {
      sector: 'footwear',
      countries: ['VN', 'PT'],
      size: 3,
    });
    expect(shoes.rows).toHaveLength(3);
    expect(new Set(shoes.rows.map((row) => row.sector))).toEqual(new Set(['Footwear']));
    const next = await store.run(searchExpandedNetwork, {
      sector: 'footwear',
      countries: ['VN', 'PT'],
      size: 3,
      page: 1,
    });
    expect(next.rows.map((row) => row.supplierId)).not.toContain(shoes.rows[0]?.supplierId);
    const mugs = await store.run(searchExpandedNetwork, { categoryIds: ['Mugs and drinkware'] });
    expect(mugs.total).toBeGreaterThan(5);
    for (const row of mugs.rows) expect(row.categoryIds).toContain('drinkware');
    expect((await store.run(searchExpandedNetwork, { keyword: 'submarines' })).total).toBe(0);
  });

  it('finds factories whose sector makes a product, and none for what no sector makes', async () => {
    const store = await testStore();
    const sectorsFor = async (keyword: string) => {
      const { rows } = await store.run(searchExpandedNetwork, { keyword, size: 100 });
      return [...new Set(rows.map(({ sector }) => sector))].sort();
    };
    expect(await sectorsFor('organic cotton hoodies')).toEqual(['Apparel']);
    expect(await sectorsFor('insulated steel water bottles')).toEqual(['Kitchenware']);
    expect(await sectorsFor('stoneware mugs')).toEqual(['Ceramics']);
    for (const keyword of ['dog collar', 'welding gloves', 'drum kits', 'mug rack'])
      expect(await sectorsFor(keyword)).toEqual([]);
  });

  it('forgives a mistyped word', async () => {
    const store = await testStore();
    const found = await store.run(searchExpandedNetwork, { keyword: 'ceramcs' });
    expect(found).toMatchObject({ readAs: expect.stringContaining('ceramic') });
    expect(found.total).toBeGreaterThan(5);
  });

  it('gives its factories to a store, which then knows them', async () => {
    const store = await testStore();
    const added = await store.run(addMySupplier, { supplierId: 'Meghrong Garments' });
    expect(added).toMatchObject({
      source: 'EXPANDED_NETWORK',
      country: 'BD',
      sector: 'Apparel',
      hasProfile: false,
    });
    const [row] = (await store.run(searchExpandedNetwork, { keyword: 'Meghrong' })).rows;
    expect(row).toMatchObject({ supplierId: added.supplierId, isMine: true });
    expect((await store.run(getMySupplier, { supplierId: added.supplierId })).name).toBe(
      'Meghrong Garments Ltd.',
    );
    await store.run(removeMySupplier, { supplierId: added.supplierId });
    expect((await store.run(searchExpandedNetwork, { keyword: 'Meghrong' })).rows[0]?.isMine).toBe(false);
  });
});

describe('loading a list', () => {
  const text = [
    'country,name,address,sector',
    'Slovak Republic,Zeleny Dvor Shoes s.r.o.,"Hlavna 3, Cadca",Footwear',
    'SLOVAK REPUBLIC,ZELENY DVOR SHOES S.R.O.,"Hlavna 3, Cadca",Footwear',
    'Atlantis,Deep Looms,"Somewhere wet",Apparel',
  ].join('\n');

  it('adds each factory once, however often, and says what it left out', async () => {
    const [first] = await load(text, mark);
    expect(first).toMatchObject({ rows: 3, added: 1, refreshed: 0, duplicates: 1 });
    expect(first?.skipped).toEqual([{ line: 4, message: 'Deep Looms: no country is known' }]);
    const [again] = await load(text, mark);
    expect(again).toMatchObject({ added: 0, refreshed: 1 });
    const store = await testStore();
    const found = await store.run(searchExpandedNetwork, { keyword: 'Zeleny Dvor' });
    expect(found.rows.filter((row) => row.source === mark)).toMatchObject([
      { country: 'SK', sector: 'Footwear' },
    ]);
  });

  it('loads all files or none', async () => {
    const files = [
      { name: 'good.csv', bytes: Buffer.from('name,country,address\nUnwritten Works,China,"1 Road"\n') },
      { name: 'bad.csv', bytes: Buffer.from('PK\u0003\u0004') },
    ];
    await expect(importExpandedNetwork(client, files, { now, source: mark })).rejects.toThrow(/workbook/);
    const store = await testStore();
    expect((await store.run(searchExpandedNetwork, { keyword: 'Unwritten' })).total).toBe(0);
  });
});

const folder = fileURLToPath(new URL('../../../../../../shared/data/factories', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.csv')) : [];

it.skipIf(files.length === 0)(
  'real lists are loaded twice with one outcome (skipped: data not present)',
  async () => {
    const all = files.map((name) => ({ name: `${mark} ${name}`, bytes: readFileSync(`${folder}/${name}`) }));
    const first = await importExpandedNetwork(client, all, { now });
    const again = await importExpandedNetwork(client, all, { now });
    for (const [at, file] of first.entries()) {
      expect(file.skipped).toEqual([]);
      expect(file.added + file.refreshed + file.duplicates).toBe(file.rows);
      expect(again[at]).toMatchObject({ added: 0 });
    }
  },
);
