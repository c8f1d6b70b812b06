import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { whichRule, orderRule, ruleChange } from './rules.ts';

export const setOrderRuleEnabled = declareOperation({
  name: 'set_order_rule_enabled',
  area: 'orders',
  title: 'Switch an order rule on or off',
  description: 'Switches one order rule on or off. Off rules stay listed but do not act.',
  examples: [
    'Turn off the rule for big orders',
    'Switch the B2B rule back on',
    'Disable the international rule',
  ],
  input: z.object({
    ...whichRule,
    enabled: field(z.boolean(), {
      words: ['enabled'],
      valueWords: {
        true: [
          'on',
          'turn on',
          'switch on',
          'enable',
          'back on',
          'activate',
          'reactivate',
          'resume',
          'unpause',
        ],
        false: [
          'off',
          'turn off',
          'turn of',
          'switch off',
          'disable',
          'deactivate',
          'pause',
          'stop',
          'suspend',
        ],
      },
      question: 'On or off?',
      label: 'On',
    }),
  }),
  output: orderRule,
  http: { method: 'PUT', path: '/web/order-rules/{id}/enabled' },
  ...ruleChange,
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'try_order_rule', 'list_order_rule_runs'],
  summary: (output) => `The rule “${output.name}” is ${output.enabled ? 'on' : 'off'}.`,
});
