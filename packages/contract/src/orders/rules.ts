import { z } from 'zod';
import { countryCode, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { orderOrigin, originWords, shippingMethod, shippingMethodWords } from './enums.ts';
import { mayManage, mayRead } from './order-ref.ts';
import { count, dayWords, listWords } from './words.ts';

const largestMinor = 1_000_000_000;

/** When a rule applies: every condition given must hold; at least one is needed. */
export const ruleConditions = {
  totalOverMinor: field(z.int().min(0).max(largestMinor), {
    sense: 'money_minor',
    words: ['over', 'above', 'more than', 'at least', 'worth more than'],
    label: 'Total over',
  }).optional(),
  totalUnderMinor: field(z.int().min(0).max(largestMinor), {
    sense: 'money_minor',
    words: ['under', 'below', 'less than'],
    label: 'Total under',
  }).optional(),
  country: countryCode({
    words: ['to', 'going to', 'shipping to', 'from country'],
    label: 'Ships to',
  }).optional(),
  international: field(z.boolean(), {
    words: ['international'],
    valueWords: { true: ['international', 'abroad', 'outside the us', 'overseas'], false: ['domestic'] },
    label: 'International',
  }).optional(),
  origin: field(orderOrigin, {
    words: ['origin', 'channel', 'from'],
    valueWords: originWords,
    label: 'Origin',
  }).optional(),
  itemContains: field(z.string().trim().min(1).max(200), {
    ref: 'order_line_item',
    words: ['with', 'containing', 'item', 'that include', 'for', 'with a', 'has a', 'contains'],
    label: 'Item',
  })
    .describe('Words of a title, or a SKU, of any line.')
    .optional(),
  unitsAtLeast: field(z.int().min(1).max(1_000_000), {
    sense: 'quantity',
    words: ['units or more', 'at least units', 'more units than'],
    label: 'Units at least',
  }).optional(),
  customerEmail: field(z.email().max(200), {
    sense: 'email',
    words: ['customer email', 'email'],
    label: 'Customer email',
  }).optional(),
  hasShopperNote: field(z.boolean(), {
    words: ['shopper note'],
    valueWords: { true: ['with a shopper note', 'with a customer note', 'where the customer left a note'] },
    label: 'Shopper left a note',
  }).optional(),
};

/** What a rule does; at least one is needed. */
export const ruleActions = {
  holdReason: field(z.string().trim().min(1).max(500), {
    sense: 'free_text',
    words: [
      'hold',
      'put on hold',
      'on hold',
      'hold with the reason',
      'reason',
      'with the reason',
      'reason is',
    ],
    label: 'Hold, because',
  })
    .describe('Puts the order on hold with this reason.')
    .optional(),
  addNote: field(z.string().trim().min(1).max(5000), {
    sense: 'free_text',
    words: ['add a note', 'add the note', 'note saying'],
    label: 'Add the note',
  }).optional(),
  setShippingMethod: field(shippingMethod, {
    words: ['ship by', 'set the shipping method', 'send'],
    valueWords: shippingMethodWords,
    label: 'Ship by',
  }).optional(),
  addTag: field(z.string().trim().min(1).max(50), {
    sense: 'free_text',
    words: ['tag', 'tag as', 'tag with', 'label as', 'label'],
    label: 'Tag',
  }).optional(),
};

export const orderRule = z.object({
  id: field(z.uuid(), { ref: 'order_rule' }),
  name: z.string(),
  enabled: z.boolean(),
  conditions: z.object(ruleConditions),
  actions: z.object(ruleActions),
  /** "Orders over $500.00 going abroad are put on hold (check the address)." */
  words: z.string(),
  timesRun: z.int(),
  lastRunAt: z.string().nullable(),
  createdAt: z.string(),
});
export type OrderRule = z.output<typeof orderRule>;

const whichRule = {
  id: z.string().trim().min(1).max(40).optional(),
  rule: field(z.string().trim().min(1).max(200), {
    ref: 'order_rule',
    words: ['rule', 'the rule'],
    question: 'Which rule?',
    label: 'Rule',
  })
    .describe("The rule's id or name, from list_order_rules.")
    .optional(),
};

const ruleReads = ['list_order_rules', 'list_order_rule_runs'] as const;

export const listOrderRules = declareOperation({
  name: 'list_order_rules',
  area: 'orders',
  title: 'Order rules',
  description: 'Lists the rules that act on each new order, with how often each has acted.',
  examples: ['Which order rules do we have?', 'Show my fulfillment rules', 'List the order rules'],
  input: z.object({}),
  output: z.object({ rules: z.array(orderRule) }),
  http: { method: 'GET', path: '/web/order-rules' },
  access: mayRead,
  effect: 'read',
  card: 'order_rules',
  offered: true,
  errors: [],
  related: ['create_order_rule', 'set_order_rule_enabled', 'delete_order_rule', 'list_order_rule_runs'],
  summary: (output) =>
    output.rules.length === 0
      ? 'There are no order rules yet.'
      : `${count(output.rules.length, 'rule')}: ${listWords(
          output.rules.map((rule) => `${rule.name}${rule.enabled ? '' : ' (off)'}`),
          8,
        )}.`,
});

export const createOrderRule = declareOperation({
  name: 'create_order_rule',
  area: 'orders',
  title: 'Create an order rule',
  description:
    'Makes a rule that runs on every new order: when all its conditions hold, it puts the order on hold, adds a note, sets the shipping method or adds a tag. ' +
    'It does not touch orders that are already here. list_order_rule_actions says what rules can do.',
  examples: [
    'Hold every order over $500 to check the address',
    'Tag all wholesale orders as B2B',
    'Create a rule: international orders go by international shipping',
    'Make a rule that adds the note "fragile" to orders with a ceramic mug',
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
  }),
  output: orderRule,
  http: { method: 'POST', path: '/web/order-rules', status: 201 },
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'order_rule',
  offered: true,
  errors: ['conflict'],
  related: ['list_order_rules', 'list_order_rule_actions'],
  invalidates: ruleReads,
  summary: (output) => `The rule “${output.name}” is on. ${output.words}`,
});

export const listOrderRuleActions = declareOperation({
  name: 'list_order_rule_actions',
  area: 'orders',
  title: 'What order rules can do',
  description: 'Lists the conditions that an order rule can test and the actions it can take.',
  examples: ['What can an order rule do?', 'Which actions can rules take?'],
  input: z.object({}),
  output: z.object({
    conditions: z.array(z.object({ field: z.string(), label: z.string(), does: z.string() })),
    actions: z.array(z.object({ field: z.string(), label: z.string(), does: z.string() })),
  }),
  http: { method: 'GET', path: '/web/order-rules/-/actions' },
  access: mayRead,
  effect: 'read',
  card: 'order_rule_actions',
  offered: true,
  errors: [],
  related: ['create_order_rule'],
  summary: (output) =>
    `A rule can ${listWords(
      output.actions.map((one) => one.does),
      9,
    )}, for orders chosen by ${listWords(
      output.conditions.map((one) => one.label.toLowerCase()),
      12,
    )}.`,
});

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
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'order_rule',
  offered: true,
  errors: ['not_found'],
  related: ['list_order_rules'],
  invalidates: ruleReads,
  summary: (output) => `The rule “${output.name}” is ${output.enabled ? 'on' : 'off'}.`,
});

export const deleteOrderRule = declareOperation({
  name: 'delete_order_rule',
  area: 'orders',
  title: 'Delete an order rule',
  description:
    'Deletes one order rule; the record of what it did stays. Undo brings it back. To pause it use set_order_rule_enabled.',
  examples: ['Delete the rule for big orders', 'Remove the B2B rule'],
  input: z.object(whichRule),
  output: orderRule,
  http: { method: 'DELETE', path: '/web/order-rules/{id}' },
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'order_rule',
  offered: true,
  errors: ['not_found'],
  related: ['list_order_rules', 'set_order_rule_enabled'],
  invalidates: ruleReads,
  summary: (output) => `The rule “${output.name}” is deleted.`,
});

export const listOrderRuleRuns = declareOperation({
  name: 'list_order_rule_runs',
  area: 'orders',
  title: 'What an order rule did',
  description:
    'Lists the newest 100 times that order rules acted: on which order, when, and what they did. All rules, or one.',
  examples: ['What did the big orders rule do?', 'Which orders did rules act on?'],
  input: z.object(whichRule),
  output: z.object({
    runs: z.array(
      z.object({
        id: z.uuid(),
        ruleName: z.string(),
        orderId: z.uuid(),
        orderNumber: orderNumberOut,
        did: z.array(z.string()),
        at: z.string(),
      }),
    ),
    total: z.int(),
  }),
  http: {
    method: 'GET',
    path: '/web/order-rules/{id}/runs',
    aliases: [{ method: 'GET', path: '/web/order-rules/-/runs' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'order_rule_runs',
  offered: true,
  errors: ['not_found'],
  related: ['list_order_rules', 'get_order'],
  summary: (output) => {
    const [newest] = output.runs;
    if (!newest) return 'No order rule has acted yet.';
    return `Rules have acted ${count(output.total, 'time')}; the last was “${newest.ruleName}” on order #${newest.orderNumber}, ${dayWords(newest.at)}: ${newest.did.join('; ')}.`;
  },
});
