import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { createOrderRule } from './create-order-rule.ts';
import { orderNumberOut } from './entities.ts';
import { removedParts } from './rule-parts.ts';
import { orderRule, ruleActions, ruleChange, ruleConditions, whichRule } from './rules.ts';
import { count, listWords, periodWords } from './words.ts';

/** What the rule as changed would have done to orders of the last 30 days. */
const trial = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Orders of the period that were looked at. */
  looked: z.int(),
  caught: z.int(),
  /** The newest of those caught. */
  orderNumbers: z.array(orderNumberOut),
});

export const updateOrderRule = declareOperation({
  name: 'update_order_rule',
  area: 'orders',
  title: 'Change an order rule',
  description:
    'Changes an order rule that exists: its name, its conditions or what it does; parts that are given replace those of the same kind, `remove` takes parts out, the rest stays. ' +
    'Changing what a rule catches or does tries it on the last 30 days and turns it off until it is turned on again (set_order_rule_enabled), unless enabled is true. ' +
    'Existing orders stay as they are. To change its place among the rules use move_order_rule; to make a new one use create_order_rule. Can be undone.',
  examples: [
    'Make the Big orders rule only above $800',
    'Rename the gift box rule to Handle with care',
    'Change the note of the gift box rule to "Two layers of paper"',
    'The rule for orders going abroad should no longer tag them',
    'Have the Big orders rule apply to Canada only',
  ],
  input: z.object({
    ...whichRule,
    name: field(z.string().trim().min(1).max(100), {
      sense: 'free_text',
      words: ['rename to', 'rename it to', 'new name', 'name to', 'call it', 'named', 'called', 'to'],
      label: 'New name',
    })
      .describe('A new name for the rule.')
      .optional(),
    ...ruleConditions,
    hold: createOrderRule.input.shape.hold,
    ...ruleActions,
    remove: removedParts(),
    enabled: field(z.boolean(), {
      words: ['enabled'],
      valueWords: {
        true: [
          'keep it on',
          'leave it on',
          'stay on',
          'stays on',
          'and turn it on',
          'switch it on',
          'on right away',
        ],
        false: ['turn it off', 'switch it off', 'and off', 'keep it off', 'leave it off'],
      },
      label: 'On',
    })
      .describe(
        'Whether it is on afterwards. When left out, a rule that catches or does something else is turned off.',
      )
      .optional(),
  }),
  output: orderRule.extend({
    wasEnabled: z.boolean(),
    /** Null where only the name or the switch changed. */
    trial: trial.nullable(),
  }),
  http: { method: 'PUT', path: '/web/order-rules/{id}' },
  ...ruleChange,
  errors: ['not_found', 'conflict'],
  related: ['set_order_rule_enabled', 'try_order_rule', 'move_order_rule', 'list_order_rules'],
  summary: ({ name, words, enabled, wasEnabled, trial: tried }, asked) => {
    if (!tried) {
      const state = enabled ? 'on' : 'off';
      if (asked.name === undefined) return `The rule “${name}” is now ${state}.`;
      return `The rule is now called “${name}”${enabled === wasEnabled ? '' : ` and is ${state}`}.`;
    }
    const numbers = tried.orderNumbers.map((number) => `#${number}`);
    const more = tried.caught - numbers.length;
    const such =
      tried.caught === 0 ? '' : `: ${listWords(more > 0 ? [...numbers, `${more} more`] : numbers, 4)}`;
    const would =
      tried.looked === 0
        ? ''
        : ` Of ${count(tried.looked, 'order')}${periodWords(tried.from, tried.to)}, it would have caught ${tried.caught === 0 ? 'none' : tried.caught}${such}.`;
    const standing = enabled ? 'It’s on.' : wasEnabled ? 'It’s off until you turn it on.' : 'It’s still off.';
    return `Changed the rule “${name}”: ${words}${would} ${standing}`;
  },
});
