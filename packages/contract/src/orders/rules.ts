import { mayManage } from './order-ref.ts';
import { z } from 'zod';
import { countryCode, field } from '../kernel/fields.ts';
import { orderOrigin, originWords, shippingMethod, shippingMethodWords } from './enums.ts';

const largestMinor = 1_000_000_000;

/** "Overnight orders", never the bare "overnight", which is what a rule sets. International orders are those going abroad. */
const chosenWords = Object.fromEntries(
  shippingMethod.options
    .filter((method) => method !== 'INTERNATIONAL')
    .map((method) => [
      method,
      shippingMethodWords[method].flatMap((words) => [
        `${words} orders`,
        `orders going ${words}`,
        `orders that go ${words}`,
        `with ${words} shipping`,
        `chose ${words}`,
        `choose ${words}`,
        `pay for ${words}`,
        `paid for ${words}`,
      ]),
    ]),
);

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
  state: field(z.string().regex(/^[A-Z]{2}$/, 'Give the state by its two letters, such as CA.'), {
    sense: 'us_state',
    words: ['state', 'to', 'in'],
    label: 'Ships to the state',
  })
    .describe('Two letters of the US state that it ships to.')
    .optional(),
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
  noteContains: field(z.string().trim().min(1).max(200), {
    sense: 'free_text',
    words: ['note contains', 'note mentions', 'notes mention', 'note has the word'],
    label: 'Note contains',
  })
    .describe('Words of the shopper’s note or of the order’s own note; all must occur.')
    .optional(),
  tagContains: field(z.string().trim().min(1).max(50), {
    sense: 'free_text',
    words: ['tag contains', 'tagged', 'with the tag', 'already tagged', 'that have the tag', 'whose tag is'],
    label: 'Tag contains',
  })
    .describe('Part of a tag that the order came in with. Tags that other rules add do not count.')
    .optional(),
  shippingMethod: field(shippingMethod, {
    words: ['chosen shipping'],
    valueWords: chosenWords,
    label: 'Shipping chosen',
  })
    .describe('The shipping method that the order came in with.')
    .optional(),
  firstOrder: field(z.boolean(), {
    words: ['first order'],
    valueWords: {
      true: [
        'first order',
        'first orders',
        'first-time customer',
        'first-time customers',
        'first time customers',
        'first-time buyers',
        'first time buyers',
        'new customer',
        'new customers',
        'new buyers',
        'never ordered before',
        'not ordered before',
        'first purchase',
      ],
      false: ['repeat customers', 'returning customers', 'repeat buyers', 'ordered before', 'repeat orders'],
    },
    label: 'First order',
  })
    .describe('True: the customer has no earlier order. False: the customer has one.')
    .optional(),
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

/** How several rules that match one order combine: said by list_order_rule_actions, on the screen and in the README of orders. */
export const howRulesCombine =
  'Rules run in their order, each on the order as it came in. The first that matches decides the hold and the shipping method; notes and tags of all that match add up.';

export const orderRule = z.object({
  id: field(z.uuid(), { ref: 'order_rule' }),
  name: z.string(),
  enabled: z.boolean(),
  conditions: z.object(ruleConditions),
  actions: z.object(ruleActions),
  /** "Orders over $500.00 going abroad are put on hold (check the address)." */
  words: z.string(),
  /** 1 runs first; null once the rule is deleted. Rules that are off keep their place. */
  position: z.int().nullable(),
  timesRun: z.int(),
  lastRunAt: z.string().nullable(),
  createdAt: z.string(),
});

export type OrderRule = z.output<typeof orderRule>;

export const whichRule = {
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

export const ruleReads = ['list_order_rules', 'list_order_rule_runs', 'try_order_rule'] as const;

/** What all changes of a rule have in common. */
export const ruleChange = {
  access: mayManage,
  effect: 'write',
  undoable: true,
  card: 'order_rule',
  offered: true,
  invalidates: ruleReads,
} as const;
