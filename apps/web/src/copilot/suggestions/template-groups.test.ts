import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { searchTemplates } from '@brandwright/contract/copilot/suggestions/search-templates.ts';
import { fillTemplate, partsOf } from '@brandwright/contract/copilot/suggestions/template.ts';
import { operations } from '@brandwright/contract/registry.ts';
import { expect, it } from 'vitest';
import { templateGroups } from './template-groups.ts';

const all = templatesOf(operations);

it('brings sentences of every area that stand alone, the business first', () => {
  const areas = templateGroups(all).map((group) => group.area);
  expect(areas).toEqual(expect.arrayContaining(['orders', 'sourcing', 'tariffs', 'copilot']));
  expect(areas.indexOf('copilot')).toBeGreaterThan(areas.indexOf('orders'));
  expect(all.some(({ sentence }) => /\b(?:that one|the second)\b/i.test(sentence))).toBe(false);
});

it('tells questions from what changes something', () => {
  const onlyAsks = (operation: string) => all.find((one) => one.operation === operation)?.onlyAsks;
  expect(onlyAsks('get_order')).toBe(true);
  expect(onlyAsks('cancel_order')).toBe(false);
});

it('makes blanks of the values in examples, by what the operation takes', () => {
  const kinds = (operation: string) =>
    all
      .filter((one) => one.operation === operation)
      .flatMap(({ parts }) => parts.flatMap(({ blank }) => blank ?? []));
  expect(kinds('cancel_order')).toContain('order');
  expect(kinds('look_up_tariff')).toEqual(expect.arrayContaining(['product', 'country']));
});

it('fills blanks, and keeps the sample of one that is left empty', () => {
  const parts = partsOf('Compare {product|mugs} from {country|Vietnam} and {country|China}');
  expect(fillTemplate(parts, ['candles', ' ', 'India'])).toBe('Compare candles from Vietnam and India');
  expect(fillTemplate(parts)).toBe('Compare mugs from Vietnam and China');
});

it('is narrowed by words, of the area too', () => {
  const found = searchTemplates(all, { search: 'customs' });
  expect(new Set(found.map(({ area }) => area))).toEqual(new Set(['tariffs']));
  expect(searchTemplates(all, { search: 'qqq' })).toEqual([]);
});
