import { originLabels } from '@brandwright/contract/orders/enums.ts';
import type { PlainAnswer, PlainReport } from './answer.ts';
import { average, byMost, groups, percent, sum } from './arithmetic.ts';
import type { BookOrder } from './book.ts';
import {
  earlier,
  later,
  lastOfMonth,
  monthOf,
  monthsOf,
  spanOf,
  spansOf,
  weekdayOf,
  within,
  yearBefore,
} from './calendar.ts';

const net = ({ net: of }: BookOrder) => of;
const mean = (orders: readonly BookOrder[]) => average(sum(orders, net), orders.length);

export const allOrders: PlainReport = (sheet) => {
  const { orders, grain } = sheet;
  if (orders.length === 0) return null;
  const units = (of: readonly BookOrder[]) => sum(of.flatMap(sheet.linesOf), (line) => line.units);
  return {
    rows: spansOf(sheet, grain).map((span) => {
      const of = orders.filter(({ day }) => spanOf(day, grain) === span);
      return { span, orders: of.length, salesMinor: sum(of, net), units: units(of) };
    }),
    figures: { Orders: orders.length, Sales: sum(orders, net), Units: units(orders) },
  };
};

export const orderOverview: PlainReport = (sheet) => {
  const { orders } = sheet;
  if (orders.length === 0) return null;
  return {
    rows: monthsOf(sheet).map((month) => {
      const of = orders.filter(({ day }) => monthOf(day) === month);
      return {
        month,
        orders: of.length,
        subtotalMinor: sum(of, (order) => order.subtotalMinor),
        discountMinor: sum(of, (order) => order.discountMinor),
        shippingMinor: sum(of, (order) => order.shippingMinor),
        taxMinor: sum(of, (order) => order.taxMinor),
        totalMinor: sum(of, (order) => order.totalMinor),
        paidMinor: sum(of, (order) => order.capturedMinor),
        refundedMinor: sum(of, (order) => order.refundedMinor),
        salesMinor: sum(of, net),
      };
    }),
    figures: {
      Orders: orders.length,
      Sales: sum(orders, net),
      'Average order': mean(orders),
      Refunded: sum(orders, (order) => order.refundedMinor),
    },
  };
};

export const orderDevelopment: PlainReport = (sheet) => {
  const change = (now: number, then: number) => percent(now - then, then);
  const rows = monthsOf(sheet).map((month) => {
    const days = { from: later(`${month}-01`, sheet.from), to: earlier(lastOfMonth(month), sheet.to) };
    const now = sheet.all.filter(({ day }) => within(day, days));
    const then = sheet.all.filter(({ day }) => within(day, yearBefore(days)));
    return {
      month,
      orders: now.length,
      ordersBefore: then.length,
      ordersChange: change(now.length, then.length),
      salesMinor: sum(now, net),
      salesBeforeMinor: sum(then, net),
      salesChange: change(sum(now, net), sum(then, net)),
    };
  });
  if (sum(rows, (row) => row.orders + row.ordersBefore) === 0) return null;
  const [now, then] = [sum(rows, (row) => row.salesMinor), sum(rows, (row) => row.salesBeforeMinor)];
  return { rows, figures: { Sales: now, 'A year earlier': then, Change: change(now, then) } };
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const timeOfTheWeek: PlainReport = ({ orders }) => {
  if (orders.length === 0) return null;
  const rows = weekdays.map((weekday, at) => {
    const of = orders.filter(({ placedAt }) => weekdayOf(placedAt) === at + 1);
    const hours = Array.from({ length: 24 }, (_none, hour) => [
      `h${hour}`,
      of.filter((order) => order.hour === hour).length,
    ]);
    return { weekday, orders: of.length, ...Object.fromEntries(hours) };
  });
  return { rows, figures: Object.fromEntries(rows.map((row) => [row.weekday, row.orders])) };
};

export const discounts: PlainReport = ({ orders }) => {
  if (orders.length === 0) return null;
  const nameOf = ({ code, discountMinor }: BookOrder) =>
    code ?? (discountMinor > 0 ? 'Without a code' : 'No discount');
  const place = (code: string) => (code === 'No discount' ? 2 : code === 'Without a code' ? 1 : 0);
  const rows = groups(orders, nameOf)
    .map(([code, of]) => ({
      code,
      orders: of.length,
      share: percent(of.length, orders.length),
      subtotalMinor: sum(of, (order) => order.subtotalMinor),
      discountMinor: sum(of, (order) => order.discountMinor),
      salesMinor: sum(of, net),
      averageMinor: mean(of),
      newShare: percent(of.filter(({ nth }) => nth === 1).length, of.length),
    }))
    .toSorted(
      byMost(
        (row) => place(row.code),
        (row) => row.salesMinor,
        (row) => row.code,
      ),
    );
  const reduced = orders.filter((order) => nameOf(order) !== 'No discount');
  return {
    rows,
    figures: {
      'With a discount': reduced.length,
      'Total discounts': sum(reduced, (order) => order.discountMinor),
      'Average with a discount': mean(reduced),
      'Average without a discount': mean(orders.filter((order) => nameOf(order) === 'No discount')),
    },
  };
};

export const freeShippingThreshold: PlainReport = ({ orders }): PlainAnswer | null => {
  if (orders.length === 0) return null;
  const items = (order: BookOrder) => order.subtotalMinor - order.discountMinor;
  const rows = [2500, 3500, 5000, 7500, 10_000, 12_500, 15_000, 20_000].map((threshold) => {
    const above = orders.filter((order) => items(order) >= threshold);
    const near = orders.filter((order) => items(order) < threshold && items(order) >= threshold * 0.8);
    const missing = sum(near, (order) => threshold - items(order));
    const forgone = sum(above, (order) => order.shippingMinor);
    return {
      thresholdMinor: threshold,
      share: percent(above.length, orders.length),
      forgoneMinor: forgone,
      justBelow: near.length,
      missingMinor: average(missing, near.length),
      breakEven: percent(forgone, missing),
    };
  });
  const [best] = rows
    .filter(({ breakEven }) => breakEven !== null && breakEven <= 100)
    .toSorted((one, other) => (one.breakEven ?? 0) - (other.breakEven ?? 0));
  if (!best) return { rows, figures: {} };
  return {
    rows,
    figures: {
      'Lowest break-even threshold': best.thresholdMinor,
      'Break-even share': best.breakEven,
      'Orders just below': best.justBelow,
    },
  };
};

export const channels: PlainReport = ({ orders }) => {
  if (orders.length === 0) return null;
  const rows = groups(orders, ({ origin }) => origin)
    .map(([origin, of]) => ({
      origin,
      channel: originLabels[origin],
      orders: of.length,
      salesMinor: sum(of, net),
      share: percent(sum(of, net), sum(orders, net)),
      averageMinor: mean(of),
      newCustomers: of.filter(({ nth }) => nth === 1).length,
    }))
    .toSorted(
      byMost(
        (row) => row.salesMinor,
        (row) => row.origin,
      ),
    )
    .map(({ origin: _origin, ...row }) => row);
  return { rows, figures: Object.fromEntries(rows.slice(0, 4).map((row) => [row.channel, row.salesMinor])) };
};
