import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderRule, ruleChange, whichRule } from './rules.ts';
import { count } from './words.ts';

export const rulePlace = z.enum(['FIRST', 'LAST', 'UP', 'DOWN']);
export type RulePlace = z.output<typeof rulePlace>;

const otherRule = (words: readonly string[], label: string) =>
  field(z.string().trim().min(1).max(200), { ref: 'order_rule', words, label, insteadOf: 'place' });

export const moveOrderRule = declareOperation({
  name: 'move_order_rule',
  area: 'orders',
  title: 'Move an order rule',
  description:
    'Changes in which order the order rules run: moves one before or after another, first, last, or one place up or down. ' +
    'The first rule that matches an order decides its hold and shipping method. Undo puts it back.',
  examples: [
    'Move the gift box rule before the Big orders rule',
    'Run the Big orders rule first',
    'Put the rule for orders going abroad last',
    'Move the B2B rule up one',
  ],
  input: z.object({
    ...whichRule,
    place: field(rulePlace, {
      words: ['place'],
      valueWords: {
        FIRST: [
          'first',
          'to the top',
          'at the top',
          'on top',
          'to the front',
          'before all others',
          'top priority',
        ],
        LAST: ['last', 'to the bottom', 'at the bottom', 'to the end', 'at the end', 'after all others'],
        UP: ['up', 'up one', 'one up', 'higher', 'earlier', 'one earlier', 'one place up'],
        DOWN: ['down', 'down one', 'one down', 'lower', 'later', 'one later', 'one place down'],
      },
      question: 'Where to: first, last, up, down, or before or after which rule?',
      label: 'Place',
    }).optional(),
    before: otherRule(['right before', 'before', 'above', 'ahead of', 'in front of'], 'Before')
      .describe('The id or name of the rule that it shall run right before.')
      .optional(),
    after: otherRule(['right after', 'after', 'below', 'behind', 'following'], 'After')
      .describe('The id or name of the rule that it shall run right after.')
      .optional(),
  }),
  output: orderRule.extend({
    /** Names of all rules in the order in which they run now. */
    order: z.array(z.string()),
  }),
  http: { method: 'PUT', path: '/web/order-rules/{id}/position' },
  ...ruleChange,
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'try_order_rule'],
  summary: ({ name, order }) => {
    const at = order.indexOf(name);
    const before = order[at + 1];
    const after = order[at - 1];
    const where =
      after === undefined
        ? `first of ${count(order.length, 'rule')}${before === undefined ? '' : `, before “${before}”`}`
        : `${before === undefined ? 'last' : `number ${at + 1}`} of ${count(order.length, 'rule')}, after “${after}”`;
    return `The rule “${name}” runs ${where}.`;
  },
});
