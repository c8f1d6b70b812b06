import { z } from 'zod';
import { amountMinor, countryCode, field, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { understood } from './chips.ts';
import { house } from './testing/house.ts';
import { nextSteps } from './suggestions.ts';

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

describe('next steps', () => {
  const find = (name: string) => house.find((one) => one.name === name);
  const suggestions = (...given: Parameters<typeof nextSteps>) => nextSteps(...given).map(({ say }) => say);
  const kit = {
    kitId: '99999999-0000-4000-8000-000000000001',
    name: 'Lumen',
    createdAt: '2026-10-01',
    priceMinor: 1,
  };
  it('speaks of the first of a list', () => {
    const list = { ...template, related: ['get_brand_kit', 'delete_brand_kit', 'create_brand_kit'] };
    const steps = suggestions(
      list,
      { kits: [kit, { ...kit, kitId: '99999999-0000-4000-8000-000000000002' }] },
      find,
    );
    expect(steps).toContain('Open the first kit');
    expect(steps.length).toBeLessThanOrEqual(3);
  });
  it('points only with words that point', () => {
    const saying = (name: string): AnyDeclaration | undefined => {
      const one = find(name);
      return one && { ...one, examples: ['Print a kit that says Hello', 'Delete that kit'] };
    };
    const list = { ...template, related: ['delete_brand_kit'] };
    const steps = suggestions(
      list,
      { kits: [kit, { ...kit, kitId: '99999999-0000-4000-8000-000000000002' }] },
      saying,
    );
    expect(steps).toEqual(['Delete the first kit']);
  });
  it('leaves out what needs a record that is not there', () => {
    const empty = { ...template, related: ['delete_brand_kit', 'list_team_members'] };
    expect(suggestions(empty, { kits: [] }, find)).toEqual(['Who is on my team?']);
  });
});
