import { describe, expect, it } from 'vitest';
import { agentTypes, eventItemTypes } from '@brandwright/contract/sourcing/agent/enums.ts';
import { advance, changesBetween, completenessOf, eventItemTypeOf, fieldPoints, statusOf } from './rules.ts';
import { emptyBrief } from './reading/read-brief.ts';

const full = {
  ...emptyBrief,
  product: 'mug',
  quantity: 500,
  targetPriceMinor: 400,
  categoryId: 'drinkware',
  materials: ['ceramic'],
  launchDate: '2027-03-01',
  launchIsWholeMonth: true,
  weightGrams: 300,
  packaging: 'gift box',
  colors: ['black'],
  certifications: ['GOTS'],
  dimensions: {
    lengthMillimetres: null,
    widthMillimetres: null,
    heightMillimetres: null,
    diameterMillimetres: null,
    capacityMillilitres: 355,
  },
};

describe('agent types', () => {
  it('each sets its event item type', () => {
    expect(eventItemTypeOf).toEqual({
      default: 'design-source',
      tariff: 'tariff-rate',
      packaging: 'packaging',
    });
    expect(agentTypes.map((type) => eventItemTypeOf[type]).sort()).toEqual([...eventItemTypes].sort());
  });
});

describe('completeness', () => {
  it('counts a hundred points for a full brief', () => {
    expect(fieldPoints.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(completenessOf(full, 'default', null)).toEqual({
      percent: 100,
      needed: [],
      wanted: [],
      nextQuestion: null,
    });
  });

  it('asks for what is needed before what is wanted', () => {
    const { needed, nextQuestion } = completenessOf(
      { ...full, quantity: null, packaging: null },
      'default',
      null,
    );
    expect(needed).toEqual(['quantity']);
    expect(nextQuestion).toBe('How many units of the mug do you need?');
  });

  it('asks first about what could not be taken', () => {
    expect(completenessOf(full, 'default', 'When?').nextQuestion).toBe('When?');
  });

  it('does not ask how packaging is packed', () => {
    expect(completenessOf({ ...full, packaging: null, certifications: [] }, 'packaging', null).percent).toBe(
      100,
    );
  });
});

describe('states', () => {
  it('a brief without a quantity is a draft, also after it was matched', () => {
    expect(statusOf({ ...full, quantity: null }, 'MATCHED')).toBe('DRAFT');
    expect(statusOf(full, 'MATCHED')).toBe('MATCHED');
    expect(statusOf(full, 'DRAFT')).toBe('READY');
  });

  it('refuses to match a draft and says what is possible', () => {
    expect(() => advance('DRAFT', 'MATCHED')).toThrow(
      /incomplete can’t become matched. Possible now: incomplete, ready, archived/,
    );
  });
});

it('says changes in words', () => {
  const before = { ...full, categoryName: null };
  expect(changesBetween(before, { ...before, quantity: 800, packaging: null })).toEqual([
    { field: 'quantity', label: 'Quantity', before: '500 units', after: '800 units' },
    { field: 'packaging', label: 'Packaging', before: 'gift box', after: null },
  ]);
});
