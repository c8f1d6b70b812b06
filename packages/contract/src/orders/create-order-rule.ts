import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { ruleConditions, ruleActions, orderRule, ruleChange } from './rules.ts';

export const createOrderRule = declareOperation({
  name: 'create_order_rule',
  area: 'orders',
  title: 'Create an order rule',
  description:
    'Makes a rule that runs on every new order: when all its conditions hold, it puts the order on hold, adds a note, sets the shipping method or adds a tag. ' +
    'It does not touch orders that are already here. With enabled false the rule is made but off, for someone who wants to try it first (try_order_rule). ' +
    'It runs after the rules that are there (move_order_rule changes that); list_order_rule_actions says what rules can do. To change an existing rule use update_order_rule.',
  examples: [
    'Hold every order over $500 to check the address',
    'Tag all wholesale orders as B2B',
    'Create a rule: international orders go by international shipping',
    'Make a rule that adds the note "fragile" to orders with a ceramic mug',
    'Make a rule that tags first orders as New, but keep it off',
  ],
  input: z.object({
    name: field(z.string().trim().min(1).max(100), {
      sense: 'free_text',
      words: ['called', 'named', 'name'],
      label: 'Name',
    })
      .describe('Made from the conditions when left out.')
      .optional(),
    ...ruleConditions,
    hold: field(z.boolean(), {
      words: ['hold'],
      valueWords: {
        true: [
          'hold',
          'holds',
          'held',
          'put on hold',
          'puts on hold',
          'on hold',
          'pause',
          'stop',
          'wait for me',
          'waits for me',
          'wait for us',
          'waits for us',
          'shall wait',
          'has to wait',
          'have to wait',
        ],
      },
      label: 'Hold',
    })
      .default(false)
      .describe('Puts the order on hold; holdReason says why.'),
    ...ruleActions,
    enabled: field(z.boolean(), {
      words: ['enabled'],
      valueWords: {
        false: [
          'switched off',
          'turned off',
          'keep it off',
          'leave it off',
          'but off',
          'off for now',
          'off at first',
          'off until',
          'not on yet',
          'not live yet',
          'don’t turn it on yet',
          "don't turn it on yet",
          'do not turn it on yet',
          'don’t switch it on yet',
          "don't switch it on yet",
          'do not switch it on yet',
          'not switched on',
          'as a draft',
          'paused',
          'inactive',
        ],
      },
      label: 'On',
    })
      .default(true)
      .describe('False makes the rule without switching it on, so that it can be tried first.'),
  }),
  output: orderRule,
  http: { method: 'POST', path: '/web/order-rules', status: 201 },
  ...ruleChange,
  errors: ['conflict'],
  related: ['try_order_rule', 'set_order_rule_enabled', 'list_order_rules', 'list_order_rule_actions'],
  summary: (output) =>
    `The rule “${output.name}” is ${output.enabled ? 'on' : 'made and off'}. ${output.words}`,
});
