import { z } from 'zod';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { orderNumberOut } from './entities.ts';
import { mayRead } from './order-ref.ts';
import { whichRule } from './rules.ts';
import { count, dayWords, periodWords } from './words.ts';

export const listOrderRuleRuns = declareOperation({
  name: 'list_order_rule_runs',
  area: 'orders',
  title: 'What an order rule did',
  description:
    'Lists the times that order rules acted, newest first: on which order, when, and what they did. All rules or one, in a period, or on one order. ' +
    'What a rule would have done to past orders is try_order_rule.',
  examples: [
    'What did the big orders rule do?',
    'Which orders did rules act on?',
    'What did the gift rule do this week?',
    'Which rules acted on order 1042?',
  ],
  input: z.object({
    ...whichRule,
    from: day({
      sense: 'date_from',
      words: ['since', 'from', 'after', 'starting'],
      label: 'From',
    }).optional(),
    to: day({ sense: 'date_to', words: ['until', 'up to', 'before', 'to'], label: 'To' })
      .describe('The last day that counts, itself included.')
      .optional(),
    orderNumber: field(z.int().min(1).max(2_147_483_647), {
      ref: 'order',
      words: ['order', 'on order', 'to order'],
      label: 'Order',
      insteadOf: 'rule',
    })
      .describe('The number of one order, such as 1042: which rules acted on it.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    runs: z.array(
      z.object({
        id: z.uuid(),
        /** The rule may be deleted since. */
        ruleId: z.uuid(),
        ruleName: z.string(),
        orderId: z.uuid(),
        orderNumber: orderNumberOut,
        did: z.array(z.string()),
        at: z.string(),
      }),
    ),
    /** The one rule, order or period that was asked for. */
    asked: z.object({
      rule: z.string().nullable(),
      orderNumber: z.int().nullable(),
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
    }),
    ...pageOutput,
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
  errors: ['not_found', 'conflict'],
  related: ['list_order_rules', 'try_order_rule', 'get_order'],
  summary: ({ runs: [newest], total, page, asked }) => {
    const who = asked.rule === null ? 'Rules' : `The rule “${asked.rule}”`;
    const where = runPlace(asked);
    if (total === 0 && where === '')
      return asked.rule === null ? 'No order rule has acted yet.' : `${who} hasn’t acted yet.`;
    if (total === 0) return asked.rule === null ? `No rule acted${where}.` : `${who} didn’t act${where}.`;
    const acted = `${who} ${asked.rule === null ? 'have' : 'has'} acted ${count(total, 'time')}${where}`;
    if (!newest) return `${acted}; there’s nothing on page ${page + 1}.`;
    const by = asked.rule === null ? ` “${newest.ruleName}”` : '';
    return `${acted}; the last was${by} on order #${newest.orderNumber}, ${dayWords(newest.at)}: ${newest.did.join('; ')}.`;
  },
});

/** " on order #1042 since November 3, 2026": the end of a sentence, or nothing. */
export const runPlace = (asked: {
  orderNumber: number | null;
  from: string | null;
  to: string | null;
}): string =>
  `${asked.orderNumber === null ? '' : ` on order #${asked.orderNumber}`}${periodWords(asked.from, asked.to)}`;
