import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedLine, tariffLineOf } from '../shipped-schedule.ts';
import { assessDuty } from './assess.ts';
import type { DutyRequest } from './duty-case.ts';

const request = (country: string, entryDay: string, more: Partial<DutyRequest> = {}): DutyRequest => ({
  country,
  entryDay,
  customsValueMinor: null,
  quantity: null,
  weightKg: null,
  postal: false,
  transport: null,
  claims: [],
  facts: {},
  ...more,
});

/** The duty on a shipped line. */
const duty = (hts: string, country: string, entryDay: string, more: Partial<DutyRequest> = {}) => {
  const digits = hts.replaceAll('.', '');
  const line = shippedLine(digits);
  if (!line) throw new Error(`${hts} is not shipped.`);
  return assessDuty(tariffLineOf(line, digits), request(country, entryDay, more));
};
const rate = (...given: Parameters<typeof duty>) => duty(...given).totalRatePercent;
const layer = (assessment: ReturnType<typeof duty>, authority: string) => {
  const found =
    assessment.layers.find((entry) => entry.authority === authority && entry.applies !== false) ??
    assessment.layers.find((entry) => entry.authority === authority);
  if (!found) throw new Error(`${authority} was not considered.`);
  return found;
};

const candles = '3406.00.00';

describe('scented candles, December 2026', () => {
  const value = { customsValueMinor: 680_000, quantity: 2000 };

  test('from Vietnam pay the forced-labor tier alone', () => {
    const answer = duty(candles, 'VN', '2026-12-15', value);
    expect(answer.totalRatePercent).toBe(12.5);
    expect(answer.dutyMinor).toBe(85_000);
    expect(layer(answer, 'FORCED_LABOR_301')).toMatchObject({
      heading: '9903.05.84',
      applies: true,
      ratePercent: 12.5,
      amountMinor: 85_000,
      from: '2026-07-24',
      to: null,
      certainty: 'known',
    });
    expect(layer(answer, 'CHINA_301')).toMatchObject({ applies: false });
    expect(layer(answer, 'SECTION_122')).toMatchObject({
      applies: false,
      from: '2026-02-24',
      to: '2026-07-23',
    });
  });

  test('from China pay list 4A and the tier, with a warning of the antidumping order', () => {
    const answer = duty(candles, 'CN', '2026-12-15', value);
    expect(answer.totalRatePercent).toBe(20);
    expect(answer.dutyMinor).toBe(136_000);
    expect(layer(answer, 'CHINA_301')).toMatchObject({
      heading: '9903.88.15',
      ratePercent: 7.5,
      amountMinor: 51_000,
    });
    expect(answer.warnings.join()).toContain('A-570-504');
  });

  test('pay the least processing fee and the harbor fee', () => {
    const answer = duty(candles, 'VN', '2026-12-15', value);
    expect(answer.fees).toMatchObject([
      { code: 'MPF', amountMinor: 3358, certainty: 'assumed' },
      { code: 'HMF', amountMinor: 850, certainty: 'assumed' },
    ]);
    expect(answer.feesMinor).toBe(4208);
    expect(answer.fees[0]?.reason).toContain(
      'Its amounts are those of fiscal year 2026: those of 2027 aren’t available here.',
    );
    const held = duty(candles, 'VN', '2026-09-30', value).fees[0];
    expect(held).toMatchObject({ amountMinor: 3358, certainty: 'known' });
    expect(held?.reason).not.toContain('isn’t available');
    expect(duty(candles, 'VN', '2026-12-15', { ...value, transport: 'AIR' }).feesMinor).toBe(3358);
  });

  test('every layer says why, by which law, and how sure it is', () => {
    for (const entry of duty(candles, 'CN', '2026-12-15', value).layers) {
      expect(entry.reason.length).toBeGreaterThan(10);
      expect(entry.source).not.toBe('');
      expect(entry.heading).not.toBe('');
      expect(['known', 'assumed', 'unknown']).toContain(entry.certainty);
    }
  });
});

describe('before and after each boundary', () => {
  const cases: [string, string, string, string, number][] = [
    ['fentanyl 10% starts', candles, 'CN', '2025-02-03', 7.5],
    ['fentanyl 10% starts', candles, 'CN', '2025-02-04', 17.5],
    ['fentanyl 20%', candles, 'CN', '2025-03-04', 27.5],
    ['baseline starts', candles, 'VN', '2025-04-04', 0],
    ['baseline starts', candles, 'VN', '2025-04-05', 10],
    ['China 125%', candles, 'CN', '2025-05-13', 152.5],
    ['China back to 10%', candles, 'CN', '2025-05-14', 37.5],
    ['country rates start', candles, 'VN', '2025-08-06', 10],
    ['country rates start', candles, 'VN', '2025-08-07', 20],
    ['India 25 + 25', candles, 'IN', '2025-08-27', 50],
    ['India, second 25 ends', candles, 'IN', '2026-02-07', 25],
    ['Brazil 40 + 10', candles, 'BR', '2025-08-07', 50],
    ['Japan floor 15', candles, 'JP', '2025-08-07', 15],
    ['Japan floor above', '6109.10.00', 'JP', '2025-08-07', 16.5],
    ['Switzerland 39', candles, 'CH', '2025-11-13', 39],
    ['Switzerland 15', candles, 'CH', '2025-11-14', 15],
    ['fentanyl back to 10', candles, 'CN', '2025-11-09', 37.5],
    ['fentanyl back to 10', candles, 'CN', '2025-11-10', 27.5],
    ['IEEPA ends', candles, 'VN', '2026-02-23', 20],
    ['section 122 starts', candles, 'VN', '2026-02-24', 10],
    ['section 122 ends', candles, 'VN', '2026-07-23', 10],
    ['forced-labor tier starts', candles, 'VN', '2026-07-24', 12.5],
    ['Brazil 301 starts', candles, 'BR', '2026-07-21', 10],
    ['Brazil 301 on top of 122', candles, 'BR', '2026-07-22', 35],
    ['Brazil 301 and the tier', candles, 'BR', '2026-07-24', 37.5],
    ['batteries before the review', '8507.60.00', 'CN', '2026-12-31', 40.9],
    ['four-year review on batteries', '8507.60.00', 'KR', '2026-12-31', 12.5],
    ['list 3 at 10%', '3305.10.00', 'CN', '2019-05-09', 10],
    ['list 3 at 25%', '3305.10.00', 'CN', '2019-05-10', 25],
    ['list 4A at 15%', candles, 'CN', '2020-02-13', 15],
    ['list 4A at 7.5%', candles, 'CN', '2020-02-14', 7.5],
    ['metals annex I-B starts', '7323.93.00', 'VN', '2026-04-06', 27],
    ['wood starts', '9401.61.60.11', 'VN', '2025-10-14', 25],
    ['wood, not yet reciprocal-free', '9401.61.60.11', 'VN', '2025-10-13', 20],
    ['wood goes up', '9401.61.60.11', 'VN', '2027-01-01', 30],
    ['isn’t among the 60', candles, 'NP', '2026-12-15', 0],
  ];
  test.each(cases)('%s: %s from %s on %s', (_name, hts, country, day, expected) => {
    expect(rate(hts, country, day)).toBe(expected);
  });

  test('a four-year review increase waits for its date', () => {
    const before = duty('8507.60.00', 'CN', '2025-12-31').layers.filter(
      ({ authority }) => authority === 'CHINA_301',
    );
    expect(before).toMatchObject([
      { heading: '9903.88.15', applies: true, ratePercent: 7.5 },
      { heading: '9903.91.06', applies: false },
    ]);
    const after = duty('8507.60.00', 'CN', '2026-01-01').layers.filter(
      ({ authority }) => authority === 'CHINA_301',
    );
    expect(after).toMatchObject([
      { heading: '9903.88.15', applies: false },
      { heading: '9903.91.06', applies: true, ratePercent: 25 },
    ]);
  });
});

describe('tiers net of the base rate', () => {
  test('add what is lacking', () => {
    expect(layer(duty('6912.00.39', 'DE', '2026-12-01'), 'FORCED_LABOR_301')).toMatchObject({
      ratePercent: 5.5,
      applies: true,
    });
    expect(rate('6912.00.39', 'JP', '2026-12-01')).toBe(12.5);
  });
  test('add nothing to a higher base', () => {
    expect(layer(duty('6109.10.00', 'DE', '2026-12-01'), 'FORCED_LABOR_301')).toMatchObject({
      ratePercent: 0,
      applies: false,
    });
  });
  test('use the equivalent of a rate by the piece', () => {
    const pens = duty('9608.10.00', 'JP', '2026-12-01', { quantity: 1000, customsValueMinor: 20_000 });
    // 0.8¢ × 1,000 + 5.4% of $200 = $18.80 = 9.4%
    expect(layer(pens, 'FORCED_LABOR_301')).toMatchObject({ ratePercent: 3.1, amountMinor: 620 });
    expect(pens.dutyMinor).toBe(2500);
    expect(pens.totalRatePercent).toBe(12.5);
  });
});

describe('never a false total', () => {
  test('a rate by the piece without the number of pieces', () => {
    const pens = duty('9608.10.00', 'CN', '2026-12-01', { customsValueMinor: 20_000 });
    expect(pens).toMatchObject({
      totalRatePercent: null,
      dutyMinor: null,
      rateRange: null,
      certainty: 'unknown',
    });
    expect(pens.questions).toContain('How many pieces are there?');
  });
  test('a rate on parts of a watch', () => {
    const watch = duty('9102.11.50', 'CN', '2026-12-01', { customsValueMinor: 20_000, quantity: 10 });
    expect(watch.totalRatePercent).toBeNull();
    expect(watch.unknowns.join()).toContain('case');
  });
  test('Mexico without a word on USMCA is a range', () => {
    const shirts = duty('6109.10.00', 'MX', '2026-12-01', { customsValueMinor: 100_000 });
    expect(shirts).toMatchObject({
      totalRatePercent: null,
      rateRange: { min: 0, max: 26.5 },
      dutyRangeMinor: { min: 0, max: 26_500 },
    });
    expect(shirts.questions).toContain('Do the goods qualify under USMCA?');
    expect(rate('6109.10.00', 'MX', '2026-12-01', { claims: ['S'] })).toBe(0);
    expect(rate('6109.10.00', 'MX', '2026-12-01', { facts: { usmca: false } })).toBe(26.5);
  });
  test('metal goods before the annexes', () => {
    expect(duty('7323.93.00', 'VN', '2025-12-01')).toMatchObject({
      totalRatePercent: null,
      rateRange: { min: 22, max: 52 },
    });
  });
  test('goods of Russia, whose column 2 increases are isn’t available', () => {
    expect(duty(candles, 'RU', '2026-12-01')).toMatchObject({ totalRatePercent: null, rateRange: null });
  });
  test('parcels by post while the carriers chose the method', () => {
    const parcel = { postal: true, customsValueMinor: 20_000 };
    expect(duty('6109.10.00', 'VN', '2025-10-01', parcel)).toMatchObject({
      totalRatePercent: null,
      rateRange: { min: 20, max: 80 },
      dutyRangeMinor: { min: 4000, max: 16_000 },
      questions: [expect.stringContaining('20% of the value, or $160.00 for each parcel')],
    });
    // China: 120% or $100 first, then 54%, then its IEEPA rates of 30 and 20%.
    const range = (day: string) => duty(candles, 'CN', day, parcel).rateRange;
    expect(range('2025-05-10')).toEqual({ min: 50, max: 120 });
    expect(range('2025-08-28')).toEqual({ min: 50, max: 54 });
    expect(range('2025-08-29')).toEqual({ min: 30, max: 100 });
    expect(range('2025-12-01')).toEqual({ min: 20, max: 80 });
    expect(duty(candles, 'DE', '2025-10-01', parcel).rateRange).toEqual({ min: 15, max: 40 });
    // Without a value a flat sum is no percentage.
    expect(duty(candles, 'VN', '2025-10-01', { postal: true, customsValueMinor: null })).toMatchObject({
      totalRatePercent: null,
      rateRange: null,
    });
  });
  test('parcels by post after the flat sums, and since regular duties apply', () => {
    const parcel = { postal: true, customsValueMinor: 20_000 };
    expect(rate('6109.10.00', 'VN', '2026-02-24', parcel)).toBe(10);
    expect(rate('6109.10.00', 'VN', '2026-07-23', parcel)).toBe(10);
    const now = duty('6109.10.00', 'VN', '2026-11-24', parcel);
    expect(now.totalRatePercent).toBe(29);
    expect(now.layers.find(({ authority }) => authority === 'POSTAL')?.reason).toMatch(
      /until 2026-02-23.*Since 2026-07-24 .* regular duties/,
    );
    // Above $800 a parcel was entered as other goods are.
    expect(rate('6109.10.00', 'VN', '2026-03-01', { postal: true, customsValueMinor: 90_000 })).toBe(26.5);
  });
});

describe('programs, columns and small parcels', () => {
  test('GSP lapsed at the end of 2020', () => {
    const combs = duty('9615.11.40', 'TH', '2026-12-01', { claims: ['A'] });
    expect(combs.layers.find(({ heading }) => heading === 'A')).toMatchObject({
      applies: false,
      to: '2020-12-31',
    });
    expect(combs.totalRatePercent).toBe(17.8);
  });
  test('Korea claims its agreement: the base goes, the tier fills up', () => {
    const shirts = duty('6109.10.00', 'KR', '2026-12-01', { claims: ['KR'] });
    expect(shirts.totalRatePercent).toBe(12.5);
    expect(shirts.certainty).toBe('assumed');
    expect(
      duty('6109.10.00', 'KR', '2026-12-01').layers.find(({ heading }) => heading === 'KR'),
    ).toMatchObject({ applies: false });
  });
  test('a program is for its own countries', () => {
    const dress = (country: string) => duty('6109.10.00', country, '2026-12-01', { claims: ['D'] });
    expect(dress('VN').layers.find(({ heading }) => heading === 'D')).toMatchObject({ applies: false });
    expect(dress('VN').totalRatePercent).toBe(29);
    const comb = duty('9615.11.40', 'KE', '2026-12-01', { claims: ['D'] });
    expect(comb.layers.find(({ heading }) => heading === 'D')).toMatchObject({
      applies: true,
      certainty: 'assumed',
    });
    expect(comb.totalRatePercent).toBe(0);
  });
  test('Belarus pays column 2', () => {
    expect(rate(candles, 'BY', '2026-12-01')).toBe(27.5);
  });
  test('the $800 exemption ended by country', () => {
    const small = { customsValueMinor: 50_000 };
    expect(duty(candles, 'CN', '2025-05-01', small)).toMatchObject({ totalRatePercent: 0, dutyMinor: 0 });
    expect(rate(candles, 'CN', '2025-05-02', small)).toBe(152.5);
    expect(rate(candles, 'VN', '2025-08-28', small)).toBe(0);
    expect(rate(candles, 'VN', '2025-08-29', small)).toBe(20);
  });
  test('section 232 goods are spared the later layers but not China 301', () => {
    const knives = duty('8544.42.20', 'CN', '2026-12-01');
    expect(knives.totalRatePercent).toBe(50);
    expect(layer(knives, 'FORCED_LABOR_301')).toMatchObject({ applies: false });
    expect(rate('7323.93.00', 'GB', '2026-12-01')).toBe(17);
  });
  test('a floor of section 232 that adds nothing still spares the later layers', () => {
    const seats = duty('9401.61.60.11', 'DE', '2026-12-01');
    expect(seats.totalRatePercent).toBe(15);
    expect(layer(seats, 'FORCED_LABOR_301').applies).toBe(false);
  });
  test('coffee is on the list of exempt goods', () => {
    expect(rate('0901.21.00', 'CO', '2026-12-01')).toBe(0);
    expect(rate('0901.21.00', 'CO', '2025-11-12')).toBe(10);
    expect(rate('0901.21.00', 'CO', '2025-11-13')).toBe(0);
    expect(rate('0901.21.00', 'BR', '2026-12-01')).toBe(0);
  });
  test('a ten-digit number takes the rate of its line', () => {
    expect(duty('6109.10.00.12', 'VN', '2026-12-01').layers[0]?.reason).toContain('6109.10.00');
  });
  test('the processing fee has a minimum, a maximum and an informal sum', () => {
    const fee = (customsValueMinor: number, day: string) =>
      duty(candles, 'VN', day, { customsValueMinor }).fees[0]?.amountMinor;
    expect(fee(250_000, '2026-03-01')).toBe(269);
    expect(fee(250_001, '2026-03-01')).toBe(3358);
    expect(fee(2_000_000, '2026-03-01')).toBe(6928);
    expect(fee(50_000_000, '2026-03-01')).toBe(65_150);
    expect(fee(50_000_000, '2025-09-30')).toBe(63_462);
  });
});

const table = new URL('../../../../../../shared/data/hts-consumer-duty-table.csv', import.meta.url);
const groups: [string, string[]][] = [
  ['est_total_CN_2026-11', ['CN']],
  ['est_total_VN_TH_PH_AU(12.5 flat)', ['VN', 'TH', 'PH', 'AU']],
  ['est_total_IN_BD_ID_PK_MX-nonUSMCA_UK(10 flat)', ['IN', 'BD', 'ID', 'PK', 'MX', 'GB']],
  ['est_total_EU_TW(net of MFN 10)', ['DE', 'TW']],
  ['est_total_JP_KR_CH(net of MFN 12.5)', ['JP', 'KR', 'CH']],
];
/** Rows whose indicative total leaves out a rule: the line, and the rule. */
const explained: Record<string, string> = {
  '0901.21.00': 'exempt from the tier: note 52(b)',
  '0902.10.10': 'exempt from the tier: note 52(b)',
  '8517.62.00': 'exempt from the tier: note 52(b)',
  '3004.50.50': 'exempt from the tier: note 52(b)',
  '9401.61.60': 'section 232 on upholstered seats by ten-digit number: a range',
};

describe('the reference table of consumer lines', () => {
  if (!existsSync(table)) {
    test.skip('skipped: data not present', () => undefined);
    return;
  }
  const [head = '', ...rows] = readFileSync(table, 'utf8').trim().split('\n');
  const columns = cells(head);
  for (const row of rows.map((text) =>
    Object.fromEntries(cells(text).map((cell, index) => [columns[index], cell])),
  )) {
    const hts = row.hts8 ?? '';
    test(`${row.product} ${hts}`, () => {
      for (const [column, countries] of groups) {
        const stated = /^([\d.]+)%(?: \(UK ([\d.]+) tier\))?$/.exec(row[column] ?? '');
        for (const country of countries) {
          const ours = rate(hts, country, '2026-11-15', { facts: { usmca: false } });
          if (row[column] === 'compound') expect(ours, `${country}`).toBeNull();
          // The United Kingdom pays 10% for such seats either way.
          else if (hts === '9401.61.60' && country === 'GB') expect(ours).toBe(10);
          else if (explained[hts])
            expect(ours, `${country}: ${explained[hts]}`).not.toBe(Number(stated?.[1]));
          // 9903.82.05 lowers the rate for steel and aluminum of the United Kingdom, not for copper.
          else if (country === 'GB' && stated?.[2] && hts === '8544.42.20') expect(ours, country).toBe(25);
          else if (country === 'GB' && stated?.[2]) expect(ours, country).toBe(Number(stated[1]) - 10);
          else expect(ours, country).toBe(Number(stated?.[1]));
        }
      }
    });
  }
});

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map((match) => (match[1] ?? '').replaceAll(/^"|"$/g, ''))
    .slice(0, 20);
}
