import { describe, expect, it } from 'vitest';
import { matchFactors, type MatchFactor } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { emptyBrief } from '../reading/read-brief.ts';
import { unitPriceAt } from './landed.ts';
import { ranked, scoreFactory, type Candidate, type Market } from './score.ts';
import { matchWeights } from './weights.ts';

const brief = {
  ...emptyBrief,
  product: 'stoneware mug',
  categoryId: 'drinkware',
  materials: ['stoneware'],
  customizations: ['Laser engraving'],
  quantity: 500,
  targetPriceMinor: 400,
  certifications: ['FDA food safe', 'BPA free'],
  countriesWanted: ['PT'],
  launchDate: '2027-03-01',
};
const fit = (matched: string[], open: string[]) => ({
  level: 'MAKES' as const,
  matched,
  open,
  against: [],
  closeness: 4,
});
const landed = (landedMinor: number) => ({
  unitPriceMinor: 400,
  dutyPercent: 10,
  dutyMinor: 40,
  feesMinor: 2,
  ...{ freightMinor: 80, insuranceMinor: 4, entryMinor: 6, transport: 'OCEAN' as const },
  landedMinor,
  isDutyAssumed: false,
});
const middling: Candidate = {
  name: 'Middling',
  country: 'IT',
  countryName: 'Italy',
  capabilities: [],
  certifications: [],
  materials: ['porcelain'],
  moq: 700,
  leadTimeDays: 90,
  averageReview: 4,
  reviewCount: 30,
  fit: fit(['mug'], ['stoneware']),
  itemTitle: 'Porcelain mug',
  unitPriceMinor: 440,
  landed: landed(560),
};
const market: Market = {
  today: '2026-11-20',
  cheapestLandedMinor: 400,
  meanReview: 4.4,
};
const score = (change: Partial<Candidate>, changedBrief: Partial<typeof brief> = {}) =>
  scoreFactory({ ...middling, ...change }, { ...brief, ...changedBrief }, market);

// One change for the better and one for the worse of each factor.
const moves: Record<MatchFactor, [better: Partial<Candidate>, worse: Partial<Candidate>]> = {
  fit: [
    { fit: fit(['mug', 'stoneware'], []), itemTitle: 'Stoneware mug' },
    { fit: fit(['mug'], ['stoneware']), itemTitle: null },
  ],
  material: [{ materials: ['stoneware'] }, { materials: ['plastic'] }],
  capability: [{ capabilities: ['ENGRAVING'] }, { capabilities: ['KITTING'] }],
  moq: [{ moq: 200 }, { moq: 2000 }],
  price: [{ unitPriceMinor: 320 }, { unitPriceMinor: 700 }],
  landedCost: [{ landed: landed(400) }, { landed: landed(900) }],
  country: [{ country: 'PT', countryName: 'Portugal' }, { country: 'IT' }],
  certificates: [{ certifications: ['FDA_REGISTERED'] }, { certifications: ['GOTS'] }],
  leadTime: [{ leadTimeDays: 20 }, { leadTimeDays: 160 }],
  reviews: [
    { averageReview: 4.9, reviewCount: 80 },
    { averageReview: 3.1, reviewCount: 80 },
  ],
};

describe('the score', () => {
  it('weighs to a hundred', () => {
    expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it.each(matchFactors)('%s moves it the right way and says why', (factor) => {
    const [better, worse] = moves[factor];
    const of = (change: Partial<Candidate>) => score(change).factors.find((one) => one.factor === factor);
    expect(of(better)?.points).toBeGreaterThan(of(worse)?.points ?? Infinity);
    expect(score(better).score).toBeGreaterThan(score(worse).score);
    expect(of(better)?.words).toMatch(/\w.*\.$/);
    expect(of(better)?.words).not.toBe(of(worse)?.words);
  });

  it('stays within 0 and 100, and its points add up to it', () => {
    const best = scoreFactory(
      { ...middling, ...Object.assign({}, ...matchFactors.map((factor) => moves[factor][0])) },
      brief,
      market,
    );
    expect(best.score).toBeGreaterThan(90);
    expect(best.score).toBeLessThanOrEqual(100);
    expect(Math.abs(best.factors.reduce((sum, { points }) => sum + points, 0) - best.score)).toBeLessThan(1);
  });

  it('leaves out what the brief says nothing about', () => {
    const { factors } = score(
      {},
      { targetPriceMinor: null as never, certifications: [], launchDate: null as never },
    );
    expect(factors.map(({ factor }) => factor)).not.toEqual(expect.arrayContaining(['price']));
    expect(Math.round(factors.reduce((sum, { weight }) => sum + weight, 0))).toBe(100);
  });

  it('pulls few reviews toward the mean', () => {
    const fits = (averageReview: number, reviewCount: number) =>
      score({ averageReview, reviewCount }).factors.find(({ factor }) => factor === 'reviews')?.fits ?? 0;
    expect(fits(5, 1)).toBeLessThan(fits(4.8, 60));
    expect(fits(3, 1)).toBeGreaterThan(fits(3, 60));
  });

  it('says reasons with figures, and what counts against', () => {
    const { reasons, against } = score({ moq: 200, unitPriceMinor: 700 });
    expect(reasons).toContain('Minimum order 200 units; you need 500 units.');
    expect(against).toContain('$7.00 a unit at 500 units is $3.00 above your target of $4.00.');
  });

  it('puts whoever confirms more of the stated words first, whatever the price', () => {
    const better = { fit: fit(['mug', 'stoneware'], []), unitPriceMinor: 900, moq: 5000, averageReview: 2 };
    const cheaper = { fit: fit(['mug'], ['stoneware']), unitPriceMinor: 100, moq: 1, averageReview: 5 };
    expect(score(better).score).toBeGreaterThan(score(cheaper).score);
  });

  it('breaks ties by price, then smallest order, then rating', () => {
    const row = (supplierId: string, unitPriceMinor: number, moq: number, averageReview: number) => ({
      ...{ score: 5, supplierId, unitPriceMinor, moq, averageReview },
    });
    const rows = [row('a', 300, 50, 4), row('b', 200, 50, 4), row('c', 200, 20, 4), row('d', 200, 20, 5)];
    expect(ranked(rows).map(({ supplierId }) => supplierId)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('breaks ties by id', () => {
    expect(
      ranked([
        { score: 5, supplierId: 'b' },
        { score: 9, supplierId: 'c' },
        { score: 5, supplierId: 'a' },
      ]).map(({ supplierId }) => supplierId),
    ).toEqual(['c', 'a', 'b']);
  });
});

describe('the price', () => {
  it('takes the price of the tier that the quantity reaches', () => {
    const tiers = [
      { fromQuantity: 100, unitPriceMinor: 500 },
      { fromQuantity: 500, unitPriceMinor: 420 },
      { fromQuantity: 1000, unitPriceMinor: 380 },
    ];
    expect([50, 100, 499, 500, 4000].map((quantity) => unitPriceAt(quantity, tiers, 500))).toEqual([
      500, 500, 500, 420, 380,
    ]);
    expect(unitPriceAt(10, [], null)).toBeNull();
  });
});
