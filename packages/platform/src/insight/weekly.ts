import type { Measure } from '@brandwright/contract/insight/figures.ts';
import { measureFacts } from '@brandwright/contract/insight/figures.ts';
import { explainChange } from '@brandwright/contract/insight/explain-change.ts';
import type { WeeklyFigure, WeeklySummary } from '@brandwright/contract/insight/weekly-summary.ts';
import { count, listWords } from '@brandwright/contract/kernel/words.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { dayMs, dayOf, startOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { figuresOf } from './figures-query.ts';
import { daysBefore } from './periods.ts';
import { changeOf, money } from './say.ts';

const told: readonly Measure[] = ['SALES', 'ORDERS', 'AVERAGE_ORDER', 'NEW_CUSTOMERS', 'REFUNDS'];

/** The full week, Monday to Sunday, that many weeks ago; 1 is the last one that has ended. */
export function weekOf(now: Date, weeksAgo: number): Days {
  const today = startOf(dayOf(now));
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = today.getTime() - (sinceMonday + 7 * weeksAgo) * dayMs;
  return { from: dayOf(new Date(monday)), to: dayOf(new Date(monday + 6 * dayMs)) };
}

export async function weeklyFigures(context: Context, week: Days): Promise<WeeklyFigure[]> {
  const figures: WeeklyFigure[] = [];
  for (const measure of told) {
    const question = { measure, filters: {} };
    const { value } = await figuresOf(context, question, week);
    const { value: before } = await figuresOf(context, question, daysBefore(week));
    figures.push({
      measure,
      label: measureFacts[measure].label,
      unit: measureFacts[measure].unit,
      value,
      before,
      change: changeOf(value, before),
    });
  }
  return figures;
}

/** What changed sales most, in a sentence. */
async function whyOf(context: Context, week: Days): Promise<string | null> {
  const { difference, parts } = await context.call(explainChange, {
    ...week,
    measure: 'SALES',
    compare: 'PERIOD_BEFORE',
  });
  if (difference === 0) return null;
  const same = parts.filter((part) => Math.sign(part.difference) === Math.sign(difference));
  const most = (['PRODUCT', 'CHANNEL', 'CUSTOMER_TYPE'] as const)
    .flatMap((by) => same.find((part) => part.by === by) ?? [])
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  if (most.length === 0) return null;
  const signed = (minor: number) => `${minor < 0 ? '−' : '+'}${money(Math.abs(minor))}`;
  return `Sales ${difference > 0 ? 'rose' : 'fell'} by ${money(Math.abs(difference))}, mostly from ${listWords(
    most.map(
      (part) =>
        `${part.by === 'CUSTOMER_TYPE' ? part.label.toLowerCase() : part.label} (${signed(part.difference)})`,
    ),
  )}.`;
}

async function todoOf(context: Context): Promise<WeeklySummary['todo']> {
  const { total: late } = await context.call(listOrders, {
    late: true,
    tab: 'ALL',
    sort: '-placedAt',
    counts: false,
    page: 0,
    size: 1,
  });
  const { short, items } = await context.call(listInventoryCounts, {});
  const scarce = items.filter(({ available }) => available < 0).map(({ title }) => title);
  return [
    ...(late > 0
      ? [
          {
            text: `${count(late, 'order')} ${late === 1 ? 'is' : 'are'} late.`,
            say: 'Which orders are late?',
            label: 'Late orders',
          },
        ]
      : []),
    ...(short > 0
      ? [
          {
            text: `${count(short, 'SKU')} ${short === 1 ? 'is' : 'are'} short for open orders: ${listWords(scarce, 3)}.`,
            say: 'Which items are we short of?',
            label: 'Short items',
          },
        ]
      : []),
  ];
}

export async function summarize(context: Context, weeksAgo: number, byMail: boolean): Promise<WeeklySummary> {
  const week = weekOf(context.clock.now(), weeksAgo);
  return {
    ...week,
    figures: await weeklyFigures(context, week),
    why: await whyOf(context, week),
    todo: weeksAgo === 1 ? await todoOf(context) : [],
    byMail,
    currency: 'USD',
  };
}
