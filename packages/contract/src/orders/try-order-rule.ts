import { z } from 'zod';
import { amountMinor, day, field, forForms, instant, metaOf } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { createOrderRule } from './create-order-rule.ts';
import { orderNumberOut } from './entities.ts';
import { mayRead } from './order-ref.ts';
import { ruleActions, ruleConditions, whichRule } from './rules.ts';
import { count, periodWords } from './words.ts';

/** So many days, today included, unless a period is said. */
export const daysTried = 30;

/** So many orders of a period are looked at, the newest. */
export const mostTried = 20_000;

/** What a rule that does not exist yet would do: with any of it no rule has to be named. */
const insteadOfRule = <Shape extends Record<string, z.ZodType>>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, one]) => [name, field(one, { ...metaOf(one), insteadOf: 'rule' })]),
  ) as Shape;

export const triedOrder = z.object({
  orderId: z.uuid(),
  orderNumber: orderNumberOut,
  customerName: z.string(),
  placedAt: instant(),
  totalMinor: amountMinor(),
  currency: z.string(),
  /** "put on hold (check the address)", as list_order_rule_runs would have said it. */
  did: z.array(z.string()),
  /** What an earlier rule decides instead: "Big orders" and "the hold". */
  yields: z.array(z.object({ ruleName: z.string(), what: z.string() })),
});
export type TriedOrder = z.output<typeof triedOrder>;

export const tryOrderRule = declareOperation({
  name: 'try_order_rule',
  area: 'orders',
  title: 'Try an order rule on past orders',
  description:
    'Dry run: says which past orders a rule would have caught and what it would have done to each, and changes nothing. ' +
    'Takes a rule that exists (on or off), with what would be other about it, or the conditions and actions of one that does not exist yet. The last 30 days unless a period is given. ' +
    'What a rule really did is list_order_rule_runs.',
  examples: [
    'Try it on last month first',
    'How many orders would the Big orders rule have caught in October?',
    'What would a rule that holds orders over $300 have done last month?',
    'Test the gift box rule on past orders',
    'If I tagged every first order as New, which orders would that catch?',
  ],
  input: z.object({
    ...whichRule,
    ...ruleConditions,
    ...insteadOfRule({ hold: createOrderRule.input.shape.hold }),
    ...insteadOfRule(ruleActions),
    asChanged: forForms(
      z
        .boolean()
        .describe(
          'True tries the given conditions and actions in place of those of the named rule, as a change of it.',
        )
        .default(false),
    ),
    from: day({
      sense: 'date_from',
      words: ['since', 'from', 'after', 'starting', 'on the orders of'],
      label: 'Orders from',
    }).optional(),
    to: day({ sense: 'date_to', words: ['until', 'up to', 'before', 'to'], label: 'Orders to' })
      .describe('The last day that counts, itself included.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    /** Null for a rule that does not exist. */
    id: field(z.uuid(), { ref: 'order_rule' }).nullable(),
    name: z.string(),
    enabled: z.boolean().nullable(),
    /** Tried with other conditions or actions than the rule has now. */
    isChanged: z.boolean(),
    /** "Orders over $500.00 are put on hold (check the address)." */
    words: z.string(),
    conditions: z.object(ruleConditions),
    actions: z.object(ruleActions),
    from: z.iso.date(),
    to: z.iso.date(),
    /** Orders of the period that were looked at; `isCut` when there are more. */
    looked: z.int(),
    isCut: z.boolean(),
    /** Orders that match but came in shipped or canceled, so that the rule would have left them as they were. */
    leftAlone: z.int(),
    /** Of all caught, those on which an earlier rule decides something that this one would. */
    yielding: z.int(),
    orders: z.array(triedOrder),
    ...pageOutput,
  }),
  http: {
    method: 'GET',
    path: '/web/order-rules/{id}/trial',
    aliases: [{ method: 'GET', path: '/web/order-rules/-/trial' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'order_rule_trial',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['set_order_rule_enabled', 'create_order_rule', 'list_order_rules', 'list_order_rule_runs'],
  summary: (output) => {
    const period = periodWords(output.from, output.to);
    if (output.looked === 0) return `There are no orders${period} to try it on.`;
    const changed = output.isChanged ? ', changed like that,' : '';
    const called = output.id === null ? 'such a rule' : `the rule “${output.name}”${changed}`;
    const of = `${output.isCut ? 'the newest ' : ''}${count(output.looked, 'order')}${period}`;
    const left =
      output.leftAlone === 0
        ? ''
        : ` ${output.total === 0 ? count(output.leftAlone, 'order') : `${output.leftAlone} more`} would match but came in shipped or canceled, so it would leave ${output.leftAlone === 1 ? 'that one' : 'those'} alone.`;
    if (output.total === 0) return `Of ${of}, ${called} would have caught none.${left} Nothing was changed.`;
    const yields =
      output.yielding === 0
        ? ''
        : ` On ${output.yielding === output.total && output.total > 1 ? 'all' : output.yielding} of them an earlier rule comes first.`;
    const shown = output.orders.slice(0, 3).map((order) => `#${order.orderNumber}`);
    const such = shown.length === 0 ? '' : `: ${shown.join(', ')}${output.total > shown.length ? ' …' : ''}`;
    return `Of ${of}, ${called} would have caught ${output.total}${such}. ${output.words}${yields}${left} Nothing was changed.`;
  },
});
