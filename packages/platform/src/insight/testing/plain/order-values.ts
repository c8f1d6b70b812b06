import type { PlainReport } from './answer.ts';
import { average, groups, median, percent, round, sum } from './arithmetic.ts';
import { byCustomer, type BookOrder } from './book.ts';
import { monthOf, monthsOf, spanOf, spansOf } from './calendar.ts';

const net = ({ net: of }: BookOrder) => of;
const mean = (orders: readonly BookOrder[]) => average(sum(orders, net), orders.length);
const middle = (orders: readonly BookOrder[]) => {
  const value = median(orders.map(net));
  return value === null ? null : round(value);
};

export const firstOrderValue: PlainReport = (sheet) => {
  const told = (orders: readonly BookOrder[]) => {
    const first = orders.filter(({ nth }) => nth === 1);
    const after = orders.filter(({ nth }) => nth !== null && nth > 1);
    return {
      firstOrders: first.length,
      firstAverageMinor: mean(first),
      firstMedianMinor: middle(first),
      laterOrders: after.length,
      laterAverageMinor: mean(after),
    };
  };
  const whole = told(sheet.orders);
  if (whole.firstOrders === 0) return null;
  return {
    rows: monthsOf(sheet).map((month) => ({
      month,
      ...told(sheet.orders.filter(({ day }) => monthOf(day) === month)),
    })),
    figures: {
      'First orders': whole.firstOrders,
      Average: whole.firstAverageMinor,
      'Later-order average': whole.laterAverageMinor,
    },
  };
};

export const averageOrder: PlainReport = (sheet) => {
  const { orders, grain } = sheet;
  if (orders.length === 0) return null;
  return {
    rows: spansOf(sheet, grain).map((span) => {
      const of = orders.filter(({ day }) => spanOf(day, grain) === span);
      return { span, orders: of.length, averageMinor: mean(of), medianMinor: middle(of) };
    }),
    figures: { Average: mean(orders), Median: middle(orders), Orders: orders.length },
  };
};

const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th and later'];

export const valueByOrderNumber: PlainReport = ({ orders }) => {
  const theirs = byCustomer(orders).flatMap(([, of]) => of);
  if (theirs.length === 0) return null;
  const rows = ordinals.flatMap((orderNumber, at) => {
    const of = theirs.filter(({ nth }) => Math.min(nth ?? 0, 11) === at + 1);
    return of.length === 0
      ? []
      : [{ orderNumber, orders: of.length, averageMinor: mean(of), medianMinor: middle(of) }];
  });
  return {
    rows,
    figures: Object.fromEntries(
      rows.slice(0, 4).map((row) => [`${row.orderNumber} order`, row.averageMinor]),
    ),
    orders: theirs.length,
  };
};

export const basketSize: PlainReport = (sheet) => {
  const baskets = sheet.orders
    .map((order) => ({ order, units: sum(sheet.linesOf(order), (line) => line.units) }))
    .filter(({ units }) => units > 0);
  if (baskets.length === 0) return null;
  const rows = groups(baskets, ({ units }) => Math.min(units, 10))
    .toSorted(([one], [other]) => one - other)
    .map(([units, of]) => ({
      units: units === 10 ? '10 or more' : String(units),
      orders: of.length,
      share: percent(of.length, baskets.length),
      salesMinor: sum(of, ({ order }) => order.net),
      averageMinor: mean(of.map(({ order }) => order)),
    }));
  return {
    rows,
    figures: {
      'Units per order': round(sum(baskets, ({ units }) => units) / baskets.length, 1),
      'Single-item baskets': rows.find(({ units }) => units === '1')?.share ?? 0,
      Orders: baskets.length,
    },
    orders: baskets.length,
  };
};
