import type { PlainReport } from './answer.ts';
import { byMost, groups, median, percent, round } from './arithmetic.ts';
import type { BookOrder, Sheet } from './book.ts';

/** The titles in an order. */
const held = (sheet: Sheet, order: BookOrder) => [...new Set(sheet.linesOf(order).map((line) => line.title))];

export const crossSelling: PlainReport = (sheet) => {
  const baskets = sheet.orders.map((order) => held(sheet, order)).filter(({ length }) => length > 0);
  const withAll = (...titles: string[]) =>
    baskets.filter((basket) => titles.every((one) => basket.includes(one))).length;
  const titles = [...new Set(baskets.flat())];
  const rows = titles
    .flatMap((product) => titles.filter((other) => other !== product).map((other) => ({ product, other })))
    .map(({ product, other }) => {
      const both = withAll(product, other);
      const lift = (both * baskets.length) / (withAll(product) * withAll(other));
      return {
        exact: lift,
        product,
        other,
        orders: both,
        support: percent(both, baskets.length),
        confidence: percent(both, withAll(product)),
        lift: round(lift, 2),
      };
    })
    .filter(({ orders }) => orders >= 3)
    .toSorted(
      byMost(
        (row) => row.exact,
        (row) => row.orders,
        (row) => row.product,
        (row) => row.other,
      ),
    )
    .map(({ exact: _exact, ...row }) => row);
  const [first] = rows;
  if (!first) return null;
  return {
    rows,
    figures: { 'Highest lift': first.lift, 'Orders with both': first.orders, Confidence: first.confidence },
  };
};

export const followUpPurchases: PlainReport = (sheet) => {
  const steps = sheet.orders.flatMap((order) => {
    if (order.customerId === null || order.nth === null) return [];
    const next = sheet.all.find(
      (one) => one.customerId === order.customerId && (one.nth ?? 0) > (order.nth ?? 0),
    );
    if (!next) return [];
    const days = Math.floor((next.placedAt.getTime() - order.placedAt.getTime()) / 86_400_000);
    return [{ from: held(sheet, order), to: held(sheet, next), days }];
  });
  const pairs = steps.flatMap(({ from, to, days }) =>
    from.flatMap((product) => to.map((next) => ({ product, next, days }))),
  );
  const rows = groups(pairs, ({ product, next }) => `${product}\n${next}`)
    .map(([key, of]) => {
      const { product = '', next = '' } = of[0] ?? {};
      return {
        key,
        product,
        next,
        orders: of.length,
        share: percent(of.length, steps.filter(({ from }) => from.includes(product)).length),
        days: median(of.map(({ days }) => days)),
      };
    })
    .filter(({ orders }) => orders >= 3)
    .toSorted(
      byMost(
        (row) => row.orders,
        (row) => row.key,
      ),
    )
    .map(({ key: _key, ...row }) => row);
  const [first] = rows;
  if (!first) return null;
  return { rows, figures: { 'Next orders': first.orders, Share: first.share } };
};
