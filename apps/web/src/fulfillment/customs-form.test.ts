import { describe, expect, it } from 'vitest';
import { blankFigures, newItem, sentChoices, sentItems, sentLines, usualChoices } from './customs-form.ts';

const line = {
  lineItemId: '0f0e0d0c-0000-4000-8000-000000000001',
  sku: 'MUG-01',
  description: 'Ceramic mug',
  quantity: 2,
  netWeightPounds: 2.2,
  valueMinor: 5600,
  tariffNumber: null,
  originCountry: 'PT',
  lacks: ['tariffNumber' as const],
};

describe('what customs is told', () => {
  it('waits for an explanation of other contents', () => {
    expect(sentChoices(usualChoices)).toEqual({
      contentsType: 'MERCHANDISE',
      nonDelivery: 'RETURN',
      incoterm: 'DDU',
    });
    const other = { ...usualChoices, contentsType: 'OTHER' as const };
    expect(sentChoices(other)).toBeNull();
    expect(sentChoices({ ...other, contentsExplanation: 'Props' })).toMatchObject({
      contentsExplanation: 'Props',
    });
  });

  it('sends of a line what it lacks, once it is typed', () => {
    expect(sentLines([line], {})).toBeNull();
    expect(sentLines([{ ...line, lacks: [] }], {})).toEqual([]);
    const typed = { [line.lineItemId]: { ...blankFigures, tariffNumber: ' 6912.00 ', originCountry: 'US' } };
    expect(sentLines([line], typed)).toEqual([{ lineItemId: line.lineItemId, tariffNumber: '6912.00' }]);
  });

  it('takes no item without a value above zero', () => {
    const item = {
      ...newItem('a'),
      description: 'Samples',
      tariffNumber: '6914.90',
      originCountry: 'US',
      netWeightPounds: '1.5',
    };
    expect(sentItems([{ ...item, valueMinor: '0' }])).toBeNull();
    expect(sentItems([{ ...item, valueMinor: '$20' }])).toEqual([
      {
        description: 'Samples',
        quantity: 1,
        tariffNumber: '6914.90',
        originCountry: 'US',
        netWeightPounds: 1.5,
        valueMinor: 2000,
      },
    ]);
  });
});
