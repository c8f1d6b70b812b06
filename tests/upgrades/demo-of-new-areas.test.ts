import { demoStoreIds, extendDemo, migrate, platformAreas, resetDemo } from '@brandwright/platform';
import { noteStanding } from '@brandwright/platform/kernel/demo/demo-changes.ts';
import { keepDemoCopy } from '@brandwright/platform/kernel/demo/demo-copy.ts';
import { storeTables } from '@brandwright/platform/kernel/demo/demo-tables.ts';
import { demoStores, howDemoStands } from '@brandwright/platform/kernel/demo/seed-demo.ts';
import { purchasingArea } from '@brandwright/platform/purchasing/index.ts';
import { storeArea } from '@brandwright/platform/store/index.ts';
import { tariffsArea } from '@brandwright/platform/tariffs/index.ts';
import { createProviders } from '@brandwright/providers';
import { readConfig } from '@brandwright/server/config.ts';
import { demoFiles } from '@brandwright/server/demo-files.ts';
import { startServer } from '@brandwright/server/start-server.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../tools/database/kept-versions.ts';
import type { Table } from '../../tools/database/tables-in-order.ts';
import { oldDatabase, type OldDatabase } from './old-database.ts';

/** Before this version's next there were no suppliers, watched duties, purchases, kits or designs. */
const version = '0001_partner';
const first = new Date('2026-11-20T15:00:00Z');
const later = new Date('2026-12-01T09:30:00Z');
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);
/** Writing the demo takes its time. */
const timeout = 240_000;
const [founder, rival] = demoStores.map(({ storeId }) => storeId);

let old: OldDatabase;

beforeAll(async () => {
  old = await oldDatabase(version);
  await keepDemoCopy(old.client, 'demo_copy', demoStoreIds, first);
  await noteStanding(old.client, 'demo_copy');
  await migrate(old.url);
  await old.client.query(`update orders set customer_name = 'Renamed by the founder' where store_id = $1`, [
    founder,
  ]);
  await old.client.query(
    `insert into duty_watches (store_id, id, name, words, hts, country, created_at)
     values ($1, gen_random_uuid(), 'Own', 'own', '3406.00.00', 'VN', now())`,
    [rival],
  );
}, 120_000);
afterAll(() => old.drop(), 60_000);

const providers = createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-upgrade-')));
const files = demoFiles(providers);
/** Areas that are soon written. */
const few = [storeArea, tariffsArea, purchasingArea];
const extend = (areas = platformAreas) =>
  extendDemo({ databaseUrl: old.url, areas, now: new Date(), ...files });
const reset = (instant: Date | undefined, areas = platformAreas) =>
  resetDemo({ databaseUrl: old.url, areas, ...files, instant });
const isOfStores = ({ columns }: Table) => columns.some(({ name }) => name === 'store_id');
const howItStands = () => howDemoStands(old.url, platformAreas);

async function watched(storeId: string | undefined): Promise<{ name: string; created_at: Date }[]> {
  const { rows } = await old.client.query<{ name: string; created_at: Date }>(
    'select name, created_at from duty_watches where store_id = $1 order by name',
    [storeId],
  );
  return rows;
}

const names = async (storeId: string | undefined) => (await watched(storeId)).map(({ name }) => name);
const founders = ['Ceramic mugs', 'Scented candles', 'Upholstered wooden seats'];

/** How many rows of the demo stores are not as in the copy, by table; in which order they were written aside. */
async function differing(copy: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, columns } of await storeTables(old.client)) {
    const list = columns.filter((column) => column !== 'sequence').join(', ');
    const { rows } = await old.client.query<{ count: number }>(
      `select count(*)::int as count from (
         (select ${list} from public.${name} where store_id = any($1) except all select ${list} from ${copy}.${name})
         union all
         (select ${list} from ${copy}.${name} except all select ${list} from public.${name} where store_id = any($1))
       ) one`,
      [demoStoreIds],
    );
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}

describe('a demo that an older version seeded', () => {
  it('gains the demo data of new areas at the next start; its own rows stay', { timeout }, async () => {
    expect(await howItStands()).toBe('older');
    const before = await readRows(old.client, old.tables);
    const server = await startServer(
      readConfig({
        PORT: '0',
        DATABASE_URL: old.url,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'brandwright-upgrade-')),
        CLOCK: '2026-12-24T08:00:00Z',
        LOG_LEVEL: 'silent',
        PICTURE_SIZE: '256',
      }),
    );
    await server.stop(0);
    expect(await howItStands()).toBe('current');
    expect(await names(founder)).toEqual(founders);
    expect(await names(rival)).toEqual(['Own']);
    expect((await watched(founder))[0]?.created_at).toEqual(daysBefore(first, 12));
    const now = await readRows(old.client, old.tables);
    for (const { name } of old.tables.filter(isOfStores)) {
      const there = new Set(now[name]?.map((row) => JSON.stringify(row)));
      const lost = before[name]?.filter((row) => !there.has(JSON.stringify(row)));
      expect(lost, name).toEqual([]);
    }
  });

  it('has no more to do at the start after', async () => {
    expect(await extend()).toBe(false);
  });

  it('goes back to the whole demo of this version', { timeout }, async () => {
    await reset(undefined);
    expect(await differing('demo_copy')).toEqual({});
    expect(await names(rival)).toEqual(['Scented candles']);
  });

  it(
    'gains an area once when servers start together, dated as it stands, and not what was deleted',
    async () => {
      await reset(later, few);
      await old.client.query(`
      delete from duty_watches; delete from demo_copy.duty_watches; delete from supplier_invoice_lines;
      update demo_shared.edition set tables = array_remove(tables, 'duty_watches')`);
      expect((await Promise.all([extend(few), extend(few)])).filter(Boolean)).toHaveLength(1);
      expect(await names(founder)).toEqual(founders);
      expect((await watched(founder))[0]?.created_at).toEqual(daysBefore(later, 12));
      expect(Object.keys(await differing('demo_copy_moved'))).toEqual(['supplier_invoice_lines']);
      await reset(undefined, few);
      expect(await differing('demo_copy')).toEqual({});
      expect((await watched(founder))[0]?.created_at).toEqual(daysBefore(first, 12));
    },
    timeout,
  );
});
