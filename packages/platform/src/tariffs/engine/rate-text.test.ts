import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { easternDay } from './eastern-day.ts';
import { htsDigits } from './hts-code.ts';
import { parseRate, plainPercent } from './rate-text.ts';
import { specialRates } from './special-rates.ts';

test.each([
  ['Free', [{ kind: 'percent', percent: 0 }]],
  ['16.5% ', [{ kind: 'percent', percent: 16.5 }]],
  ['33 1/3%', [{ kind: 'percent', percent: 33.333333 }]],
  [
    '$1.035/kg + 14.9%',
    [
      { kind: 'specific', cents: 103.5, per: 'kg', note: null },
      { kind: 'percent', percent: 14.9 },
    ],
  ],
  [
    '0.8¢ each + 5.4%',
    [
      { kind: 'specific', cents: 0.8, per: 'each', note: null },
      { kind: 'percent', percent: 5.4 },
    ],
  ],
  [
    '1.8¢/doz. + 3%',
    [
      { kind: 'specific', cents: 1.8, per: 'doz', note: null },
      { kind: 'percent', percent: 3 },
    ],
  ],
  [
    '76¢/pr. + 32%',
    [
      { kind: 'specific', cents: 76, per: 'prs', note: null },
      { kind: 'percent', percent: 32 },
    ],
  ],
  ['2.6¢/kg on drained weight', [{ kind: 'specific', cents: 2.6, per: 'kg', note: 'on drained weight' }]],
  [
    '80¢ each + 6% on the case',
    [
      { kind: 'specific', cents: 80, per: 'each', note: null },
      { kind: 'component', percent: 6, of: 'case' },
    ],
  ],
])('%s', (text, parts) => {
  expect(parseRate(text)).toEqual({ kind: 'parts', parts });
});

test('what it cannot read whole stays words', () => {
  for (const text of [
    'See additional U.S. note 3',
    'The rate applicable to the natural juice',
    '2¢/kg less 0.02¢/kg for each degree under 100 degrees',
  ]) {
    expect(parseRate(text).kind).toBe('words');
  }
  expect(parseRate(' \n')).toEqual({ kind: 'none' });
  expect(plainPercent(parseRate('5% + 2¢/kg'))).toBeNull();
});

test('the special column', () => {
  expect(Object.fromEntries(specialRates('Free (A,AU,BH, S,SG) 3.2% (JP)'))).toEqual({
    A: 'Free',
    AU: 'Free',
    BH: 'Free',
    S: 'Free',
    SG: 'Free',
    JP: '3.2%',
  });
});

test('codes as people write them', () => {
  expect(htsDigits('3406.00.00')).toBe('34060000');
  expect(htsDigits('3406 00 0000')).toBe('3406000000');
  expect(htsDigits('candle')).toBeUndefined();
  expect(htsDigits('340')).toBeUndefined();
});

test('the day in Washington at boundary instants', () => {
  expect(easternDay(new Date('2026-07-24T03:59:59Z'))).toBe('2026-07-23');
  expect(easternDay(new Date('2026-07-24T04:00:00Z'))).toBe('2026-07-24');
  expect(easternDay(new Date('2026-02-24T04:59:59Z'))).toBe('2026-02-23');
  expect(easternDay(new Date('2026-02-24T05:00:00Z'))).toBe('2026-02-24');
});

const exported = new URL('../../../../../../shared/data/usitc-hts-2026-rev10.json.gz', import.meta.url);
test.skipIf(!existsSync(exported))(
  'reads nearly every rate of the official schedule (skipped: data not present)',
  () => {
    const rows = JSON.parse(gunzipSync(readFileSync(exported)).toString()) as {
      htsno: string;
      general: string;
      other: string;
    }[];
    const printed = rows
      .filter(({ htsno }) => /^\d/.test(htsno) && Number(htsno.slice(0, 2)) < 98)
      .flatMap(({ general, other }) => [general, other]);
    const rates = printed.map(parseRate).filter(({ kind }) => kind !== 'none');
    const words = rates.filter(({ kind }) => kind === 'words');
    expect(rates.length).toBeGreaterThan(20_000);
    expect(words.length).toBeLessThan(120);
  },
);
