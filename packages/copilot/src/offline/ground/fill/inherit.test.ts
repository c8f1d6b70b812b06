import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { describe, expect, it } from 'vitest';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import { inherit } from './inherit.ts';
import type { DialogueState } from '../conversation/state.ts';

const operation = findOperation('compare_tariff_change') as AnyDeclaration;
const looked: DialogueState = {
  ...emptyState,
  calls: [
    {
      callId: 'call-1',
      operation: 'look_up_tariff',
      input: { product: 'insulated tumblers', country: 'CN', unitPriceMinor: 650 },
      outcome: { ok: true, result: {}, summary: '', untrusted: false },
    },
  ],
};
const utterance = (text: string) =>
  perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary(text.split(' ')), []);

it.each([
  [
    'a country to move to goes from the one that was looked at',
    'if i move to india do i escape it',
    { country: 'IN' },
    { country: 'CN', toCountry: 'IN', product: 'insulated tumblers', unitPriceMinor: 650 },
  ],
  [
    'a part of a product that was looked at is that product',
    'what if i move the tumblers from china to india',
    { product: 'tumblers', country: 'CN', toCountry: 'IN' },
    { country: 'CN', toCountry: 'IN', product: 'insulated tumblers' },
  ],
  [
    'another product is another one',
    'what if i move the mugs from china to india',
    { product: 'mugs', country: 'CN', toCountry: 'IN' },
    { country: 'CN', toCountry: 'IN', product: 'mugs' },
  ],
])('%s', (_, text, said, wanted) => {
  expect(inherit(operation, said, 'new', new Set(), utterance(text), looked).input).toEqual(wanted);
});

it('makes what was tried, unless it is said what to make', () => {
  const tryRule = findOperation('try_order_rule') as AnyDeclaration;
  const makeRule = findOperation('create_order_rule') as AnyDeclaration;
  const tried: DialogueState = {
    ...emptyState,
    results: [
      {
        operation: tryRule,
        input: { totalOverMinor: 30_000, hold: true, from: '2026-10-01', to: '2026-10-31' },
        result: {},
        lists: [],
      },
    ],
  };
  const made = (said: Record<string, unknown>) =>
    inherit(makeRule, said, 'new', new Set(), utterance('ok make it a rule'), tried).input;
  expect(made({ enabled: false })).toEqual({ totalOverMinor: 30_000, hold: true, enabled: false });
  expect(made({ country: 'CA', hold: true })).toEqual({ country: 'CA', hold: true });
  expect(inherit(makeRule, {}, 'new', new Set(), utterance('ok make a rule'), emptyState).input).toEqual({});
});

describe('what was priced', () => {
  const quote = findOperation('quote_label') as AnyDeclaration;
  const ship = findOperation('ship_order') as AnyDeclaration;
  const priced: DialogueState = {
    ...emptyState,
    results: [{ operation: quote, input: { orderNumber: 1042, weightPounds: 3 }, result: {}, lists: [] }],
  };
  const inputOf = (text: string, said: Record<string, unknown>) =>
    inherit(ship, said, 'new', new Set(), utterance(text), priced).input;

  it('is what is bought', () => {
    expect(inputOf('ok buy the cheapest', { prefer: 'CHEAPEST' })).toEqual({
      orderNumber: 1042,
      prefer: 'CHEAPEST',
      weightPounds: 3,
    });
  });

  it('is nothing of another order', () => {
    expect(inputOf('ship 1057', { orderNumber: 1057 })).toEqual({ orderNumber: 1057 });
  });
});

it('changes to the plan that was looked at, and exports the report in view', () => {
  const shown = (name: string, input: Record<string, unknown>): DialogueState => ({
    ...emptyState,
    results: [{ operation: findOperation(name) as AnyDeclaration, input, result: {}, lists: [] }],
  });
  const inputOf = (name: string, said: Record<string, unknown>, state: DialogueState) =>
    inherit(findOperation(name) as AnyDeclaration, said, 'new', new Set(), utterance('do it'), state).input;
  const preview = shown('preview_plan_change', { tier: 'TIER_2_5', cycle: 'MONTHLY' });
  expect(inputOf('change_plan', {}, preview)).toEqual({ tier: 'TIER_2_5', cycle: 'MONTHLY' });
  expect(inputOf('change_plan', { cycle: 'YEARLY' }, preview)).toEqual({ tier: 'TIER_2_5', cycle: 'YEARLY' });
  const report = shown('get_outbound_report', { from: '2026-11-16' });
  expect(inputOf('export_fulfillment_report', { format: 'CSV' }, report)).toEqual({
    report: 'OUTBOUND',
    from: '2026-11-16',
    format: 'CSV',
  });
  expect(inputOf('export_fulfillment_report', { report: 'RETURNS' }, report)).toEqual({ report: 'RETURNS' });
});
