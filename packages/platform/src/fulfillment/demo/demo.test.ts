import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { listEndOfDayForms } from '@brandwright/contract/fulfillment/list-end-of-day-forms.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { namedId, seededRandom } from '../../kernel/data/random.ts';
import { testStore } from '../../kernel/testing.ts';
import { fulfillmentDemo } from './demo.ts';

it('has a file for each label that can be printed, customs papers with it, and for each end-of-day form', async () => {
  const store = await testStore();
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  const kept = new Map<string, Uint8Array>();
  await fulfillmentDemo.seedStore?.(
    { key: 'founder', storeId: store.storeId, ownerId: store.userId, size: 'full' },
    {
      db: drizzle(client),
      now: store.time.now,
      random: seededRandom('unused'),
      id: (...words) => namedId(store.storeId, ...words),
      keepFile: () => Promise.resolve(''),
      async keepStoreFile(storeId, fileId, contentType, bytes) {
        expect([storeId, contentType]).toEqual([store.storeId, 'application/pdf']);
        kept.set(fileId, bytes);
      },
    },
  );
  await client.end();
  const { forms } = await store.run(listEndOfDayForms, {});
  expect(forms).toHaveLength(4);
  const { rows } = await store.run(listLabels, {});
  const bought = rows.filter(({ status }) => status === 'BOUGHT');
  const labels = await Promise.all(bought.map(({ labelId }) => store.run(getLabel, { labelId })));
  const files = [...forms, ...labels].map(({ pdf }) => pdf?.url.split('/')[3]?.split('.')[0] ?? 'none');
  expect(files.filter((id) => !kept.has(id))).toEqual([]);
  const pages = (id: string | undefined) =>
    Buffer.from(kept.get(id ?? '') ?? [])
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;
  const abroad = labels.find(({ customs }) => customs !== null);
  expect(pages(abroad?.pdf?.url.split('/')[3]?.split('.')[0])).toBe(2);
});
