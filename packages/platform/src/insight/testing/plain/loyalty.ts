import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import { dayMs } from '../../../kernel/data/days.ts';
import type { PlainReport } from './answer.ts';
import { average, byMost, groups, median, percent, round, sum } from './arithmetic.ts';
import { byCustomer, type BookOrder } from './book.ts';
import { daysBetween, earlier, lastOfMonth, monthsOf } from './calendar.ts';

const net = ({ net: of }: BookOrder) => of;
const lastOf = (orders: readonly BookOrder[]): BookOrder => orders.at(-1) ?? fail();
function fail(): never {
  throw new Error('A customer without an order.');
}

/** Customers with a usual gap between orders as of the end of a day. */
function rhythms(orders: readonly BookOrder[], at: string) {
  return byCustomer(orders.filter(({ day }) => day <= at))
    .filter(([, of]) => of.length >= 3)
    .map(([customerId, of]) => {
      const [first, last] = [of[0] ?? fail(), lastOf(of)];
      const length = (last.placedAt.getTime() - first.placedAt.getTime()) / dayMs;
      const rhythm = Math.max(1, length / (of.length - 1));
      const since = daysBetween(last.day, at);
      const risk = (since * (of.length - 1)) / Math.max(of.length - 1, length);
      const status = risk < 1 ? 'On time' : risk < 2 ? 'Late' : risk < 4 ? 'At risk' : 'Lost';
      return { customerId, customer: last.customer, of, rhythm, since, risk, status };
    });
}

export const churnRisk: PlainReport = ({ orders, to, today }) => {
  const found = rhythms(orders, earlier(to, today));
  if (found.length === 0) return null;
  const statuses = ['At risk', 'Late', 'Lost', 'On time'];
  const rows = found
    .map(({ customerId, customer, of, rhythm, since, risk, status }) => ({
      customerId,
      customer,
      status,
      orders: of.length,
      salesMinor: sum(of, net),
      rhythm: round(rhythm),
      daysSince: since,
      risk: round(risk, 1),
    }))
    .toSorted(
      byMost(
        (row) => -statuses.indexOf(row.status),
        (row) => row.salesMinor,
        (row) => row.customer ?? '',
        (row) => row.customerId,
      ),
    );
  const figures = statuses.map((status) => [status, rows.filter((row) => row.status === status).length]);
  return { rows, figures: Object.fromEntries(figures) };
};

export const churnRiskDevelopment: PlainReport = (sheet) => {
  const rows = monthsOf(sheet).map((month) => {
    const found = rhythms(sheet.all, earlier(lastOfMonth(month), earlier(sheet.to, sheet.today)));
    const of = (status: string) => found.filter((one) => one.status === status).length;
    const counts = { onTime: of('On time'), late: of('Late'), atRisk: of('At risk'), lost: of('Lost') };
    return { month, ...counts, share: percent(counts.atRisk + counts.lost, found.length) };
  });
  const last = rows.at(-1);
  if (!last || last.share === null) return null;
  return {
    rows,
    figures: { 'On time': last.onTime, 'At risk': last.atRisk, 'At risk or lost': last.share },
  };
};

/** Quintiles 1 to 5, 5 for the best; ties get the higher score. */
const scoreOf = (value: number, all: readonly number[]): number => {
  const notBetter = all.filter((one) => one <= value).length;
  return Math.min(5, 1 + Math.floor((5 * (notBetter - 1)) / all.length));
};

const segments = ['Champions', 'Loyal', 'New', 'Promising', 'Need attention', 'At risk', 'Hibernating'];

function segmentOf({ r, f, m, orders }: { r: number; f: number; m: number; orders: number }): string {
  if (r >= 4 && f >= 4 && m >= 4) return 'Champions';
  if (f >= 4 && r >= 3) return 'Loyal';
  if (r >= 4) return orders === 1 ? 'New' : 'Promising';
  if (r <= 2) return f >= 3 ? 'At risk' : 'Hibernating';
  return 'Need attention';
}

export const rfm: PlainReport = ({ orders, to, today }) => {
  const per = byCustomer(orders).map(([, of]) => ({
    orders: of.length,
    sales: sum(of, net),
    since: daysBetween(lastOf(of).day, earlier(to, today)),
  }));
  if (per.length === 0) return null;
  const named = per.map((one) => ({
    ...one,
    segment: segmentOf({
      r: scoreOf(
        -one.since,
        per.map(({ since }) => -since),
      ),
      f: scoreOf(
        one.orders,
        per.map((other) => other.orders),
      ),
      m: scoreOf(
        one.sales,
        per.map(({ sales }) => sales),
      ),
      orders: one.orders,
    }),
  }));
  const rows = segments.flatMap((segment) => {
    const of = named.filter((one) => one.segment === segment);
    if (of.length === 0) return [];
    const sales = sum(of, (one) => one.sales);
    return [
      {
        segment,
        customers: of.length,
        share: percent(of.length, per.length),
        salesMinor: sales,
        averageMinor: average(sales, of.length),
        daysSinceLast: median(of.map(({ since }) => since)),
        orders: round(sum(of, (one) => one.orders) / of.length, 1),
      },
    ];
  });
  return { rows, figures: Object.fromEntries(rows.map((row) => [row.segment, row.customers])) };
};

const home = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'];

export const personas: PlainReport = ({ orders }) => {
  const per = byCustomer(orders).map(([, of]) => ({
    of,
    sales: sum(of, net),
    mean: sum(of, net) / of.length,
  }));
  if (per.length === 0) return null;
  const personaOf = ({ of, mean }: (typeof per)[number]): string => {
    const better = per.filter((other) => other.mean > mean).length;
    if (of.some(({ origin }) => origin === 'MANUAL_WHOLESALE')) return 'Wholesale';
    if (of.length >= 4) return 'Loyal';
    if (of.filter(({ discountMinor }) => discountMinor > 0).length * 2 >= of.length) return 'Bargain hunters';
    if ((better + 1) * 5 <= per.length) return 'Big baskets';
    if (!home.includes(lastOf(of).countryCode)) return 'Abroad';
    return of.length === 1 ? 'One-time' : 'Regular';
  };
  const found = groups(per, personaOf);
  const order = ['Wholesale', 'Loyal', 'Bargain hunters', 'Big baskets', 'Abroad', 'One-time', 'Regular'];
  const rows = order.flatMap((persona): (ReportRow & { persona: string; customers: number })[] => {
    const of = found.find(([name]) => name === persona)?.[1];
    if (!of) return [];
    const [placed, sales] = [sum(of, (one) => one.of.length), sum(of, (one) => one.sales)];
    return [
      {
        persona,
        customers: of.length,
        share: percent(of.length, per.length),
        orders: placed,
        salesMinor: sales,
        averageMinor: average(sales, placed),
      },
    ];
  });
  return { rows, figures: Object.fromEntries(rows.map((row) => [row.persona, row.customers])) };
};

export const percentiles: PlainReport = ({ orders }) => {
  const per = byCustomer(orders)
    .map(([customerId, of]) => ({ customerId, sales: sum(of, net) }))
    .toSorted(
      byMost(
        (one) => one.sales,
        (one) => one.customerId,
      ),
    );
  const [size, more] = [Math.floor(per.length / 10), per.length % 10];
  const all = sum(per, ({ sales }) => sales);
  let taken = 0;
  const rows = Array.from({ length: 10 }, (_none, tenth) => {
    const of = per.slice(taken, taken + size + (tenth < more ? 1 : 0));
    taken += of.length;
    const sales = sum(of, (one) => one.sales);
    return {
      group: tenth === 0 ? 'Top 10%' : `${tenth * 10}–${tenth * 10 + 10}%`,
      customers: of.length,
      salesMinor: sales,
      share: percent(sales, all),
      cumulative: percent(
        sum(per.slice(0, taken), (one) => one.sales),
        all,
      ),
      fromMinor: of.at(-1)?.sales ?? 0,
    };
  }).filter(({ customers }) => customers > 0);
  const [top] = rows;
  if (!top) return null;
  return {
    rows,
    figures: {
      'Top 10% share of sales': top.share,
      Customers: per.length,
      'Top 10% minimum spend': top.fromMinor,
    },
  };
};
