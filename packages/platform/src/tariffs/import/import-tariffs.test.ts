import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { findTariffCodes } from '@brandwright/contract/tariffs/find-tariff-codes.ts';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract';
import { OperationError } from '@brandwright/contract';
import { createProviders } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createKernel, type Kernel } from '../../kernel/kernel.ts';
import { silentLog } from '../../kernel/log.ts';
import { migrate } from '../../kernel/data/migrate.ts';
import { consumerLines } from '../data/consumer-lines.ts';
import { tariffsArea } from '../index.ts';
import { shippedStamp, tariffLineOf } from '../shipped-schedule.ts';
import { rateOn } from '../watched-goods.ts';
import { importTariffs, type TariffFile } from './import-tariffs.ts';
import { readSchedule } from './read-schedule.ts';
import { recognize } from './recognize.ts';
import { readSlimSchedule, slimRows } from './slim-schedule.ts';

const now = new Date('2026-11-20T15:00:00Z');
const row = (htsno: string, indent: number, description: string, rates: Record<string, unknown> = {}) => ({
  htsno,
  indent: String(indent),
  description,
  superior: htsno ? null : 'true',
  units: [],
  general: '',
  special: '',
  other: '',
  footnotes: null,
  ...rates,
});
const footnote = (value: string) => ({ footnotes: [{ columns: ['general'], value, type: 'endnote' }] });

/** A made-up corner of the schedule, in the export's form. */
const schedule = [
  row('8205', 0, 'Hand tools:'),
  row('', 1, 'Other hand tools:'),
  row('8205.51', 2, 'Household tools:'),
  row('8205.51.30', 3, 'Of iron or steel, such as garlic presses', {
    general: '3.7%',
    special: 'Free (A,S)',
    other: '40%',
    ...footnote('See 9903.88.15. '),
  }),
  row('8205.51.30.30', 4, 'Kitchen and table implements', { units: ['No.'] }),
  row('8205.51.30.60', 4, 'Other', { units: ['No.'] }),
  row('8205.59', 2, 'Other:'),
  row('8205.59.80.00', 3, 'Other', { general: '3.7%', special: 'Free (A,S)', other: '45%', units: ['No.'] }),
];
const file = (name: string, text: string): TariffFile => ({ name, bytes: Buffer.from(text) });
const lines: TariffFile = { name: 'made-up-2026-rev10.json.gz', bytes: gzipSync(JSON.stringify(schedule)) };
const metals = file(
  'annex.csv',
  'hts_prefix,annex,metal_type,source,effective_date\n820551,1b,steel,proclamation,2026-04-06\n8205513060,2,steel,proclamation,2026-04-06\n',
);
const exempt = file('exempt.csv', '"hts8"\n"82055980"\n');

describe('what a file is', () => {
  test('is told from its content', () => {
    expect(recognize(lines.bytes, 'anything').kind).toBe('LINES');
    expect(recognize(metals.bytes, 'x').kind).toBe('METALS_232');
    expect(recognize(exempt.bytes, 'x').kind).toBe('EXEMPT_122');
    expect(recognize(Buffer.from('hts8,list,ch99_code\n01012100,4A,9903.88.15\n'), 'x').kind).toBe(
      'CHINA_301',
    );
    expect(recognize(Buffer.from('hts10\n0106110000\n'), 'x').kind).toBe('EXEMPT_RECIPROCAL');
    expect(() => recognize(Buffer.from('name,price\nmug,4\n'), 'prices.csv')).toThrow(
      /prices\.csv is none of the files/,
    );
  });
  test('rows inherit rates and carry the words above them', () => {
    const read = readSchedule(JSON.stringify(schedule));
    expect(read).toMatchObject({ rowCount: 8, headingCount: 1, inheritedCount: 2 });
    expect(read.lines.find(({ digits }) => digits === '8205513030')).toMatchObject({
      general: '3.7%',
      ratesFrom: '82055130',
      headings: ['9903.88.15'],
      fullDescription:
        'Hand tools › Other hand tools › Household tools › Of iron or steel, such as garlic presses › Kitchen and table implements',
    });
    expect(() => readSchedule('[{"htsno":"0101"}]')).toThrow(/Row 1/);
    expect(readSlimSchedule(slimRows(JSON.stringify(schedule)))).toEqual(read);
  });
});

/** The schedule is shared by all stores, so these tests have a database of their own. */
describe('loading', () => {
  const name = `bw_tariffs_${randomUUID().slice(0, 8)}`;
  const url = new URL(`/${name}`, inject('adminUrl')).href;
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  const client = new pg.Client({ connectionString: url });
  let kernel: Kernel;
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
    await migrate(url);
    await client.connect();
    kernel = createKernel({
      databaseUrl: url,
      areas: [tariffsArea],
      clock: { now: () => now },
      providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-tariffs-'))),
      log: silentLog,
      publicUrl: 'http://127.0.0.1:8787',
      checkOutputs: true,
      poolSize: 2,
    });
  });
  afterAll(async () => {
    await kernel.stop();
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  async function run<D extends AnyDeclaration>(declaration: D, input: SendOf<D>): Promise<OutputOf<D>> {
    const actor = {
      kind: 'user',
      userId: randomUUID(),
      storeId: randomUUID(),
      name: 'Test',
      email: 'viewer@test.example',
      role: 'viewer',
      plan: 'TIER_1',
      isPreview: false,
      tokenGeneration: 2,
      flags: [],
    } as const;
    const result = await kernel.run({
      actor,
      via: 'hand',
      requestId: 'test',
      signal: new AbortController().signal,
      operation: declaration.name,
      input,
    });
    if (result.kind === 'asks') throw new Error('It asked.');
    return result.output as OutputOf<D>;
  }
  const counts = async () => {
    const { rows } = await client.query<{ lines: number; entries: number }>(
      'select (select count(*)::int from tariff_lines) as lines, (select count(*)::int from tariff_list_entries) as entries',
    );
    return rows[0];
  };

  test('is all or nothing, and safe to repeat', async () => {
    await expect(importTariffs(client, [lines, file('bad.csv', 'hts8\nabc\n')], { now })).rejects.toThrow(
      /Line 2: "abc"/,
    );
    expect(await counts()).toEqual({ lines: 0, entries: 0 });
    const [loaded] = await importTariffs(client, [lines, metals, exempt], { now });
    expect(loaded).toMatchObject({
      kind: 'LINES',
      revision: '2026 revision 10',
      revisionDate: '2026-06-08',
      rows: 8,
    });
    const once = await counts();
    await importTariffs(client, [lines, metals, exempt], { now });
    expect(await counts()).toEqual(once);
  });

  test('feeds the engine: inherited rates, lists, the longest prefix of an annex', async () => {
    const look = (hts: string, country = 'CN') =>
      run(lookUpTariff, { hts, country, entryDate: '2026-12-01' });
    const press = await look('8205.51.30.30');
    expect(press.totalRatePercent).toBe(3.7 + 7.5 + 25);
    expect(press.isStale).toBe(true);
    expect(press.layers.find(({ authority }) => authority === 'BASE')?.reason).toContain('8205.51.30');
    expect((await look('8205.51.30.60')).totalRatePercent).toBe(3.7 + 7.5 + 12.5);
    const listed = await look('8205.59.80', 'VN');
    expect(listed).toMatchObject({ totalRatePercent: null, rateRange: { min: 3.7, max: 16.2 } });
    expect((await run(findTariffCodes, { product: 'garlic press' })).candidates[0]?.hts).toBe('8205.51.30');
    await expect(run(lookUpTariff, { hts: '8205.51.30.99', country: 'CN' })).rejects.toThrow(OperationError);
  });

  const data = new URL('../../../../../../shared/data/', import.meta.url);
  test.skipIf(!existsSync(data))(
    'takes the whole official export and the lists (skipped: data not present)',
    { timeout: 60_000 },
    async () => {
      const names = [
        'usitc-hts-2026-rev10.json.gz',
        's301_product_lists.csv',
        's232_annex_products.csv',
        's122_exempt_products.csv',
        'ieepa_exempt_products.csv',
      ];
      const files = names.map((name) => ({ name, bytes: readFileSync(new URL(name, data)) }));
      const loaded = await importTariffs(client, files, { now });
      expect(loaded.map(({ kind, rows }) => [kind, rows])).toEqual([
        ['LINES', 35_509],
        ['CHINA_301', expect.any(Number)],
        ['METALS_232', expect.any(Number)],
        ['EXEMPT_122', 1656],
        ['EXEMPT_RECIPROCAL', expect.any(Number)],
      ]);
      const rate = async (hts: string, country: string, entryDate = '2026-12-15') =>
        (await run(lookUpTariff, { hts, country, entryDate })).totalRatePercent;
      expect(await rate('3406.00.00', 'CN')).toBe(20);
      expect(await rate('3406.00.00.00', 'VN')).toBe(12.5);
      expect(await rate('6109.10.00.12', 'VN')).toBe(29);
      expect(await rate('7323.93.00.80', 'CN')).toBe(27);
      expect(await rate('0901.11.00', 'BR')).toBe(0);
      expect((await run(findTariffCodes, { product: 'garlic' })).candidates.length).toBeGreaterThan(0);

      // The lines that ship answer the same before and after the whole schedule is loaded.
      const differing: string[] = [];
      for (const line of consumerLines)
        for (const country of ['CN', 'VN', 'IN', 'DE', 'JP', 'GB', 'BR']) {
          const entryDate = '2026-11-15';
          const shipped = rateOn(
            {
              line: tariffLineOf(line, line.hts.replaceAll('.', '')),
              name: line.name,
              stamp: shippedStamp,
              certainty: 'known',
              candidates: [],
              question: null,
              open: [],
              openCount: 0,
            },
            country,
            entryDate,
          );
          const imported = await run(lookUpTariff, { hts: line.hts, country, entryDate });
          if (shipped.totalRatePercent !== imported.totalRatePercent)
            differing.push(
              `${line.hts} ${country}: ${shipped.totalRatePercent} shipped, ${imported.totalRatePercent} imported`,
            );
        }
      expect(differing).toEqual([]);
    },
  );
});
