import { dayMs } from '../../../kernel/data/days.ts';
import type { PlainReport } from './answer.ts';
import { different, groups, median, percent, quantile, round, sum } from './arithmetic.ts';
import { byCustomer, type BookOrder } from './book.ts';
import { earlier, lastOfMonth, monthOf, monthsOf, within } from './calendar.ts';

const net = ({ net: of }: BookOrder) => of;
const withCustomer = (orders: readonly BookOrder[]) => orders.filter(({ customerId }) => customerId !== null);
const people = (orders: readonly BookOrder[]) => different(withCustomer(orders).map((one) => one.customerId));

export const allCustomersGraph: PlainReport = (sheet) => {
  const firsts = sheet.all.filter(({ nth }) => nth === 1);
  const rows = monthsOf(sheet).map((month) => ({
    month,
    newCustomers: firsts.filter(({ day }) => monthOf(day) === month && within(day, sheet)).length,
    customers: firsts.filter(({ day }) => day <= earlier(lastOfMonth(month), sheet.to)).length,
  }));
  const last = rows.at(-1);
  if (!last?.customers) return null;
  return {
    rows,
    figures: { 'Total customers': last.customers, 'New this month': last.newCustomers },
  };
};

export const customerOverview: PlainReport = (sheet) => {
  const rows = monthsOf(sheet).map((month) => {
    const orders = withCustomer(sheet.orders).filter(({ day }) => monthOf(day) === month);
    const isNew = ({ firstDay }: BookOrder) => monthOf(firstDay ?? '') === month;
    const [fresh, returning] = [orders.filter(isNew), orders.filter((order) => !isNew(order))];
    return {
      month,
      customers: people(orders),
      newCustomers: people(fresh),
      returningCustomers: people(returning),
      newSalesMinor: sum(fresh, net),
      returningSalesMinor: sum(returning, net),
    };
  });
  const [fresh, returning] = [
    sum(rows, (row) => row.newSalesMinor),
    sum(rows, (row) => row.returningSalesMinor),
  ];
  if (fresh + returning === 0) return null;
  return {
    rows,
    figures: {
      'Sales from new customers': fresh,
      'Sales from returning customers': returning,
      'Share from returning customers': percent(returning, fresh + returning),
    },
  };
};

export const repeatPurchase: PlainReport = ({ orders }) => {
  const counts = byCustomer(orders).map(([, of]) => of.length);
  const rows = Array.from({ length: 10 }, (_none, at) => at + 1).flatMap((orderNumber) => {
    const customers = counts.filter((count) => count >= orderNumber).length;
    const continued = counts.filter((count) => count > orderNumber).length;
    return customers === 0
      ? []
      : [{ orderNumber, customers, continued, share: percent(continued, customers) }];
  });
  const [first] = rows;
  if (!first) return null;
  return {
    rows,
    figures: { Customers: first.customers, 'Ordered again': first.continued, Share: first.share },
  };
};

export const repeatPurchaseDevelopment: PlainReport = (sheet) => {
  const rows = monthsOf(sheet).map((month) => {
    const orders = withCustomer(sheet.orders).filter(({ day }) => monthOf(day) === month);
    const repeatOrders = orders.filter(({ nth }) => nth !== null && nth > 1).length;
    return { month, orders: orders.length, repeatOrders, share: percent(repeatOrders, orders.length) };
  });
  const [orders, repeat] = [sum(rows, (row) => row.orders), sum(rows, (row) => row.repeatOrders)];
  if (orders === 0) return null;
  return {
    rows,
    figures: { Orders: orders, 'Repeat orders': repeat, 'Repeat rate': percent(repeat, orders) },
  };
};

/** Whole days since the customer's previous order, rounded down. */
const daysAway = ({ placedAt, previousAt }: BookOrder): number =>
  Math.floor((placedAt.getTime() - (previousAt ?? placedAt).getTime()) / dayMs);

export const timeBetweenPurchase: PlainReport = ({ orders }) => {
  const days = orders.filter(({ previousAt }) => previousAt !== null).map(daysAway);
  if (days.length === 0) return null;
  const spans = ['0–7', '8–14', '15–30', '31–60', '61–90', '91–120', '121–180', '181–365', '366 or more'];
  const spanOf = (day: number) =>
    spans.find((span) => {
      const [from, to] = span.split(/–| and /u);
      return day >= Number(from) && (to === 'more' || day <= Number(to));
    });
  return {
    rows: spans.map((span) => {
      const of = days.filter((day) => spanOf(day) === span).length;
      return { span, orders: of, share: percent(of, days.length) };
    }),
    figures: {
      Median: quantile(days, 0.5),
      '90th percentile': quantile(days, 0.9),
      Average: round(sum(days, (day) => day) / days.length, 1),
    },
    orders: days.length,
  };
};

export const recoveredCustomers: PlainReport = (sheet) => {
  const back = sheet.orders.filter(
    ({ placedAt, previousAt }) =>
      previousAt !== null && placedAt.getTime() - previousAt.getTime() >= 180 * dayMs,
  );
  if (back.length === 0) return null;
  return {
    rows: monthsOf(sheet).map((month) => {
      const of = back.filter(({ day }) => monthOf(day) === month);
      return {
        month,
        customers: of.length,
        salesMinor: sum(of, net),
        daysAway: median(of.map(daysAway)),
      };
    }),
    figures: { Recovered: back.length, Sales: sum(back, net) },
    orders: back.length,
  };
};

export const orderCountDistribution: PlainReport = ({ orders }) => {
  const per = byCustomer(orders);
  if (per.length === 0) return null;
  const found = groups(per, ([, of]) => Math.min(of.length, 10)).toSorted(([one], [other]) => one - other);
  const placed = withCustomer(orders).length;
  return {
    rows: found.map(([number, of]) => ({
      orders: number === 10 ? '10 or more' : String(number),
      customers: of.length,
      share: percent(of.length, per.length),
      salesMinor: sum(of, ([, theirs]) => sum(theirs, net)),
    })),
    figures: { Customers: per.length, 'Orders per customer': round(placed / per.length, 2) },
    orders: placed,
  };
};
