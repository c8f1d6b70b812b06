import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import { findTariffCodes } from '@brandwright/contract/tariffs/find-tariff-codes.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});

describe('compare_tariffs', () => {
  const candles = {
    product: 'scented candles',
    countries: ['VN', 'CN'],
    unitPriceMinor: 340,
    quantity: 2000,
    entryDate: '2026-12-15',
  };

  test('2,000 scented candles at $3.40 from Vietnam versus China', async () => {
    const answer = await store.run(compareTariffs, candles);
    expect(answer.line).toMatchObject({ hts: '3406.00.00', baseRate: 'Free' });
    expect(answer.lineCertainty).toBe('assumed');
    expect(answer.decidingQuestion).toBeNull();
    expect(answer.rows).toMatchObject([
      {
        country: 'VN',
        totalRatePercent: 12.5,
        dutyMinor: 85_000,
        feesMinor: 4208,
        landedMinor: 769_208,
        perUnit: { dutyMinor: 43, landedMinor: 385 },
      },
      {
        country: 'CN',
        totalRatePercent: 20,
        dutyMinor: 136_000,
        landedMinor: 820_208,
        perUnit: { dutyMinor: 68, landedMinor: 410 },
      },
    ]);
    expect(answer).toMatchObject({
      cheapest: 'VN',
      differenceMinor: 51_000,
      differencePerUnitMinor: 26,
      differencePercentPoints: 7.5,
    });
    expect(compareTariffs.summary(answer, { ...candles, product: 'scented candles' })).toMatch(
      /Vietnam 12\.5% \(\$850\.00.*China 20% \(\$1,360\.00.*\$510\.00 cheaper/,
    );
  });

  test('freight is part of the landed cost and carries no duty', async () => {
    const answer = await store.run(compareTariffs, { ...candles, freightPerUnitMinor: 50 });
    expect(answer.rows[0]).toMatchObject({
      dutyMinor: 85_000,
      landedMinor: 869_208,
      perUnit: { freightMinor: 50 },
    });
  });

  test('Kosovo is a country, whose code no standard assigns', async () => {
    const answer = await store.run(lookUpTariff, {
      hts: '3406.00.00',
      country: 'XK',
      unitPriceMinor: 340,
      quantity: 2000,
      entryDate: '2026-12-15',
    });
    expect(answer).toMatchObject({ country: 'XK', countryName: 'Kosovo' });
    expect(answer.totalRatePercent).not.toBeNull();
  });

  test('a country without a total comes last and nobody is called cheapest', async () => {
    const answer = await store.run(compareTariffs, {
      product: 'cotton t-shirts',
      countries: ['MX', 'VN'],
      entryDate: '2026-12-15',
    });
    expect(answer.rows.map(({ country }) => country)).toEqual(['VN', 'MX']);
    expect(answer.rows[1]).toMatchObject({ totalRatePercent: null, rateRange: { min: 0, max: 26.5 } });
    expect(answer).toMatchObject({ cheapest: null, differenceMinor: null });
  });

  test('the same country twice is one row; a made-up country is refused', async () => {
    const answer = await store.run(compareTariffs, { hts: '3406.00.00', countries: ['VN', 'VN'] });
    expect(answer.rows).toHaveLength(1);
    expect((await store.refusal(compareTariffs, { hts: '3406.00.00', countries: ['VN', 'XX'] })).code).toBe(
      'bad_input',
    );
  });
});

describe('look_up_tariff', () => {
  test('answers a code from one country, in dollars as its address says', async () => {
    const answer = await store.run(lookUpTariff, {
      hts: '34060000',
      country: 'CN',
      entryDate: '2026-11-20',
      customsValue: '6800.00',
      quantity: 2000,
    });
    expect(answer).toMatchObject({
      lineCertainty: 'known',
      totalRatePercent: 20,
      dutyMinor: 136_000,
      customsValueMinor: 680_000,
      scheduleRevision: expect.stringContaining('revision 20'),
      scheduleDate: '2026-09-29',
      isStale: false,
      entryDateAssumed: false,
    });
    expect(answer.warnings.join()).toContain('antidumping');
  });

  test('a line that is not curated answers from the schedule that ships, with its revision', async () => {
    const answer = await store.run(lookUpTariff, {
      hts: '6302.91.00',
      country: 'CN',
      entryDate: '2026-11-20',
    });
    expect(answer).toMatchObject({
      lineCertainty: 'known',
      line: { baseRate: '9.2%' },
      scheduleRevision: expect.stringContaining('revision 10'),
      scheduleDate: '2026-06-08',
      isStale: true,
    });
    expect(answer.totalRatePercent).toBeGreaterThan(9.2);
    expect(answer.staleWarning).not.toContain('npm');
  });

  test('goods of the United States are free as American goods returned', async () => {
    const answer = await store.run(lookUpTariff, {
      hts: '3406.00.00',
      country: 'US',
      unitPriceMinor: 340,
      quantity: 1000,
      transport: 'AIR',
    });
    expect(answer).toMatchObject({
      totalRatePercent: 0,
      dutyMinor: 0,
      feesMinor: 0,
      landedMinor: 340_000,
      certainty: 'assumed',
      layers: [{ heading: '9801.00.10', rateText: 'Free', applies: true }],
    });
    const compared = await store.run(compareTariffs, {
      product: 'soy candles',
      countries: ['CN', 'US'],
      unitPriceMinor: 340,
      quantity: 1000,
    });
    expect(compared.cheapest).toBe('US');
  });

  test('today in Washington stands in for a date', async () => {
    expect(await store.run(lookUpTariff, { hts: '3406.00.00', country: 'VN' })).toMatchObject({
      entryDate: '2026-11-20',
      entryDateAssumed: true,
    });
  });

  test('a price without a quantity is for one piece, and fees are left out', async () => {
    const answer = await store.run(lookUpTariff, {
      product: 'scented candles',
      country: 'VN',
      unitPriceMinor: 340,
    });
    expect(answer).toMatchObject({
      quantity: 1,
      dutyMinor: 43,
      feesMinor: null,
      perUnit: { landedMinor: 383 },
    });
  });

  test('words that mean several lines: the first is assumed and the question asked', async () => {
    const answer = await store.run(lookUpTariff, {
      product: 'tote bags',
      country: 'VN',
      entryDate: '2026-12-01',
    });
    expect(answer.candidates.length).toBeGreaterThan(1);
    expect(answer.decidingQuestion).toContain('?');
    expect(answer).toMatchObject({ lineCertainty: 'assumed', certainty: 'assumed' });
  });

  test('a heading of four digits asks which line', async () => {
    const answer = await store.run(lookUpTariff, { hts: '6109', country: 'VN' });
    const codes = ['6109.10.00', '6109.90.10', '6109.90.15', '6109.90.40', '6109.90.80'];
    expect(answer.candidates.map(({ hts }) => hts)).toEqual(codes);
    expect(answer.decidingQuestion).toContain('6109');
  });

  test.each([
    [{ country: 'VN' }, 'bad_input', /Which product/],
    [{ product: 'quantum flux gizmo', country: 'VN' }, 'not_found', /differently/],
    [{ hts: '1234.56.78', country: 'VN' }, 'not_found', /isn’t a rate line/],
    [{ hts: '9903.88.15', country: 'CN' }, 'bad_input', /chapter 99/],
    [{ hts: '340', country: 'VN' }, 'bad_input', /./],
    [{ hts: 'abcd', country: 'VN' }, 'bad_input', /isn’t an HTS code/],
    [{ hts: '3406.00.00', country: 'ZZ' }, 'bad_input', /no country/],
    [{ hts: '3406.00.00', country: 'VN', customsValue: '-1' }, 'bad_input', /./],
    [{ hts: '3406.00.00', country: 'VN', entryDate: 'soon' }, 'bad_input', /./],
  ])('refuses %j', async (input, code, message) => {
    const refusal = await store.refusal(lookUpTariff, input);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(message);
  });

  test('a program that is not claimed says what it saves if the goods qualify', async () => {
    const answer = await store.run(lookUpTariff, {
      hts: '6110.20.20',
      country: 'KR',
      customsValue: '10000.00',
      entryDate: '2026-12-01',
    });
    expect(answer.assumptions.join(' ')).toMatch(
      /Korea.* If it qualifies, the total is .*% instead of .*less/,
    );
  });

  test('the metals layer names the metal', async () => {
    const answer = await store.run(lookUpTariff, { hts: '7615.10.91', country: 'VN' });
    expect(answer.layers.map(({ title }) => title)).toContain('Section 232, aluminum');
  });

  test('viewers and preview accounts may, the public may not', async () => {
    const input = { hts: '3406.00.00', country: 'VN' };
    for (const as of ['viewer', 'preview'] as const)
      expect((await store.run(lookUpTariff, input, { as })).line.hts).toBe('3406.00.00');
    expect((await store.refusal(lookUpTariff, input, { as: 'public' })).code).toBe('unauthenticated');
  });

  test('an old schedule says so', async () => {
    const before = store.time.now;
    store.time.now = new Date('2027-02-01T15:00:00Z');
    try {
      const answer = await store.run(lookUpTariff, { hts: '3406.00.00', country: 'VN' });
      expect(answer.isStale).toBe(true);
      expect(answer.staleWarning).toContain('125 days old');
    } finally {
      store.time.now = before;
    }
  });

  test('the summary says a range as a range', async () => {
    const input = { hts: '6109.10.00', country: 'MX', entryDate: '2026-12-01', postal: false };
    const answer = await store.run(lookUpTariff, input);
    expect(lookUpTariff.summary(answer, input)).toMatch(
      /^0% to 26\.5% duty .* Do the goods qualify under USMCA\?/,
    );
  });
});

describe('find_tariff_codes', () => {
  test('answers candidates with the deciding question', async () => {
    const answer = await store.run(findTariffCodes, { product: 'hoodies' });
    expect(
      answer.candidates
        .map(({ hts }) => hts)
        .slice(0, 2)
        .sort(),
    ).toEqual(['6110.20.20', '6110.30.30']);
    expect(answer.decidingQuestion).toMatch(/cotton/);
  });
  test('refuses what fits nothing', async () => {
    expect((await store.refusal(findTariffCodes, { product: 'a poem about the sea' })).code).toBe(
      'not_found',
    );
  });
});

describe('the range of a deciding question', () => {
  test('is that of all layers, over the lines that it leaves open', async () => {
    const asked = { product: 'hoodies', country: 'VN', quantity: 100, unitPriceMinor: 1000 };
    const answer = await store.run(lookUpTariff, asked);
    expect(answer.decidingQuestion).toMatch(/cotton/);
    // Wool is shown too, but the question is about cotton and man-made fiber.
    expect(answer.openDuty?.lines.map(({ hts, ratePercent }) => [hts, ratePercent.min])).toEqual(
      expect.arrayContaining([
        ['6110.20.20', 29],
        ['6110.30.30', 44.5],
        ['6110.19.00', 28.5],
      ]),
    );
    expect(answer.openDuty).toMatchObject({
      ratePercent: { min: 29, max: 44.5 },
      dutyMinor: { min: 29_000, max: 44_500 },
    });
    expect(lookUpTariff.summary(answer, lookUpTariff.input.parse(asked))).toContain(
      'The duty is 29% to 44.5%, $290.00 to $445.00, depending on the answer.',
    );
  });

  test('a code of four digits spans its lines, one of eight has none', async () => {
    const four = await store.run(lookUpTariff, { hts: '6912', country: 'CN' });
    expect(four.openDuty?.lines.length).toBeGreaterThan(3);
    expect(four.openDuty?.ratePercent.max).toBeGreaterThan(four.openDuty?.ratePercent.min ?? 100);
    expect((await store.run(lookUpTariff, { hts: '6912.00.44', country: 'CN' })).openDuty).toBeNull();
  });

  test('compared countries say theirs', async () => {
    const asked = { product: 'hoodies', countries: ['VN', 'CN'] };
    const answer = await store.run(compareTariffs, asked);
    expect(compareTariffs.summary(answer, compareTariffs.input.parse(asked))).toMatch(
      /Depending on the answer: Vietnam 29% to 44\.5%, China [\d.]+% to [\d.]+%\./,
    );
  });
});
