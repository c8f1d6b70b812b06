import { z } from 'zod';
import { amountMinor, countryCode, field } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { understood } from './chips.ts';
import { house } from '../testing/house.ts';

const template = house[0];
if (!template) throw new Error('The house is empty.');
const declaration = {
  ...template,
  input: z.object({
    keyword: field(z.string(), { sense: 'search_words', label: 'Words' }).optional(),
    moqMax: field(z.int(), { sense: 'quantity', label: 'MOQ at most' }).optional(),
    samplePriceMaxMinor: amountMinor({ label: 'Sample at most' }).optional(),
    excludeCountries: field(z.array(countryCode()), { sense: 'country', label: 'Not in' }).optional(),
    status: field(z.enum(['ON_HOLD', 'DONE']), {
      valueWords: { ON_HOLD: ['on hold'] },
      label: 'Status',
    }).optional(),
    isVetted: field(z.boolean(), { label: 'Vetted' }).optional(),
    from: field(z.iso.date(), { sense: 'date_from', label: 'Placed from' }).optional(),
    sort: field(z.enum(['new', 'old']), { label: 'Sort' }).default('new'),
    page: field(z.int(), { sense: 'page' }).default(0),
    orderNumber: field(z.int(), { ref: 'order', label: 'Order', question: 'Which order?' }).optional(),
  }),
};

describe('chips', () => {
  it.each([
    [{ moqMax: 500 }, 'MOQ under 500'],
    [{ samplePriceMaxMinor: 5000 }, 'Sample under $50'],
    [{ excludeCountries: ['CN'] }, 'not China'],
    [{ keyword: 'candle' }, '“candle”'],
    [{ status: 'ON_HOLD' }, 'on hold'],
    [{ isVetted: true }, 'Vetted'],
    [{ isVetted: false }, 'not vetted'],
    [{ from: '2026-11-01' }, 'Placed from November 1, 2026'],
    [{ orderNumber: 1042 }, 'Order #1042'],
  ])('%o', (input, text) => expect(understood(declaration, input).map((chip) => chip.text)).toEqual([text]));

  it('leaves out defaults and paging', () =>
    expect(understood(declaration, { sort: 'new', page: 2 })).toEqual([]));
  it('keeps the record that it is about', () =>
    expect(understood(declaration, { orderNumber: 5, moqMax: 2 }).map((chip) => chip.removable)).toEqual([
      true,
      false,
    ]));
});
