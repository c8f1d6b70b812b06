import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { moveOrderRule } from '@brandwright/contract/orders/move-order-rule.ts';
import { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import type { AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { trimNames } from './trim-names.ts';
import { turnSpans } from './turn-spans.ts';

function turned(operation: AnyDeclaration, text: string, marks: readonly (readonly [string, string])[]) {
  const spans = marks.map(([field, said]) => {
    const start = text.indexOf(said);
    return { field, value: null, drops: false, certainty: 1, text: said, start, end: start + said.length };
  });
  const fields = fieldsOf(operation);
  return turnSpans(fields, trimNames(fields, spans, text), text).map(({ field, text: said }) => [
    field,
    said,
  ]);
}

it('a place behind a name is none of it', () => {
  expect(turned(moveOrderRule, 'run the gift rule first', [['rule', 'the gift rule first']])).toEqual([
    ['rule', 'the gift rule'],
    ['place', 'first'],
  ]);
});

it.each(['the top', 'top'])('a place that was marked as a second record is a place: “%s”', (marked) => {
  const marks = [
    ['rule', 'the gift rule'],
    ['rule', marked],
  ] as const;
  expect(turned(moveOrderRule, 'move the gift rule to the top', marks)).toEqual([
    ['rule', 'the gift rule'],
    ['place', 'to the top'],
  ]);
});

it('what any of a kind would do names none', () => {
  const text = 'what would a rule that holds orders over $900 do';
  expect(turned(tryOrderRule, text, [['rule', 'holds orders']])).toEqual([]);
});

it('what something is called is whole', () => {
  const marks = [
    ['reward', 'called Studio'],
    ['description', 'visit'],
  ] as const;
  expect(turned(setRewardTier, 'add a reward called Studio visit', marks)).toEqual([
    ['reward', 'Studio visit'],
  ]);
});

it('a place that was marked as a customer is where orders go', () => {
  const go = (text: string, name: string) => turned(listOrders, text, [['customer', name]]);
  expect(go('any open ones going to minnesota', 'minnesota')).toEqual([['state', 'minnesota']]);
  expect(go('anything of canada', 'canada')).toEqual([['country', 'canada']]);
  expect(go('anything of georgia brown', 'georgia brown')).toEqual([['customer', 'georgia brown']]);
});
