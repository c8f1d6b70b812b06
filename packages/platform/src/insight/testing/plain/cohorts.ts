import { dayMs } from '../../../kernel/data/days.ts';
import type { PlainReport } from './answer.ts';
import { average, compare, groups, percent, round, sum } from './arithmetic.ts';
import type { BookOrder, Sheet } from './book.ts';
import { monthOf, monthsBetween, within } from './calendar.ts';

interface Newcomer {
  month: string;
  first: Date;
  orders: BookOrder[];
}

/** Customers whose first order is in the period (and came through the channel, if one is given), with all their orders through it. */
const newcomers = (sheet: Sheet): Newcomer[] =>
  sheet.all
    .filter(({ nth, day }) => nth === 1 && within(day, sheet))
    .map(({ customerId, day, placedAt }) => ({
      month: monthOf(day),
      first: placedAt,
      orders: sheet.all.filter((order) => order.customerId === customerId),
    }));

const ageOf = ({ month }: Newcomer, { day }: BookOrder) => monthsBetween(month, day);

const cohortsOf = (sheet: Sheet): [string, Newcomer[]][] =>
  groups(newcomers(sheet), ({ month }) => month).toSorted(([one], [other]) => compare(one, other));

const activeIn = (of: readonly Newcomer[], age: number): number =>
  of.filter((one) => one.orders.some((order) => ageOf(one, order) === age)).length;

export const cohorts: PlainReport = (sheet) => {
  const found = cohortsOf(sheet);
  if (found.length === 0) return null;
  const ages = Array.from({ length: 12 }, (_none, at) => at + 1);
  // Over cohorts that have reached the month, weighted by size.
  const after = (age: number) => {
    const old = found.filter(([month]) => monthsBetween(month, sheet.today) >= age).flatMap(([, of]) => of);
    return percent(activeIn(old, age), old.length);
  };
  return {
    rows: found.map(([month, of]) => ({
      month,
      customers: of.length,
      ...Object.fromEntries(
        ages.map((age) => [
          `m${age}`,
          age > monthsBetween(month, sheet.today) ? null : percent(activeIn(of, age), of.length),
        ]),
      ),
    })),
    figures: { 'In month 1': after(1), 'In month 3': after(3), 'In month 6': after(6) },
  };
};

export const salesByCohort: PlainReport = (sheet) => {
  const found = cohortsOf(sheet);
  if (found.length === 0) return null;
  const salesAt = (of: readonly Newcomer[], is: (age: number) => boolean) =>
    sum(of, (one) =>
      sum(
        one.orders.filter((order) => is(ageOf(one, order))),
        ({ net }) => net,
      ),
    );
  const everyone = found.flatMap(([, of]) => of);
  const first = salesAt(everyone, (age) => age === 0);
  const later = salesAt(everyone, (age) => age >= 1 && age <= 12);
  return {
    rows: found.map(([month, of]) => ({
      month,
      customers: of.length,
      ...Object.fromEntries(
        Array.from({ length: 13 }, (_none, age) => [
          `m${age}`,
          age > monthsBetween(month, sheet.today) ? null : salesAt(of, (one) => one === age),
        ]),
      ),
    })),
    figures: {
      'First month': first,
      'Later months': later,
      'Share from later months': percent(later, first + later),
    },
  };
};

/** Sales and orders of new customers in their first days, for those who have reached them. */
function worthAfter(sheet: Sheet, days: number) {
  const old = newcomers(sheet).filter(({ first }) => sheet.now.getTime() - first.getTime() >= days * dayMs);
  const orders = old.flatMap((one) =>
    one.orders.filter(({ placedAt }) => placedAt.getTime() - one.first.getTime() < days * dayMs),
  );
  return { customers: old.length, sales: sum(orders, ({ net }) => net), orders: orders.length };
}

export const lifetimeValue: PlainReport = (sheet) => {
  const rows = Array.from({ length: 25 }, (_none, age) => ({ age, ...worthAfter(sheet, (age + 1) * 30) }))
    .filter(({ customers }) => customers > 0)
    .map(({ age, customers, sales, orders }) => ({
      age,
      customers,
      valueMinor: average(sales, customers),
      orders: round(orders / customers, 2),
    }));
  const [first] = rows;
  if (!first) return null;
  const year = rows.find(({ age }) => age === 11);
  return {
    rows,
    figures: { 'After 30 days': first.valueMinor, ...(year && { 'After 360 days': year.valueMinor }) },
  };
};

export const dailyLifetimeValue: PlainReport = (sheet) => {
  const rows = [0, 1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365]
    .map((age) => ({ age, ...worthAfter(sheet, age + 1) }))
    .filter(({ customers }) => customers > 0)
    .map(({ age, customers, sales }) => ({ age, customers, valueMinor: average(sales, customers) }));
  if (rows.length === 0) return null;
  const told = rows.filter(({ age }) => [0, 30, 90, 365].includes(age));
  return { rows, figures: Object.fromEntries(told.map((row) => [`Day ${row.age}`, row.valueMinor])) };
};

export const customerEconomics: PlainReport = (sheet) => {
  const rows = cohortsOf(sheet).map(([month, of]) => {
    const orders = of.flatMap((one) => one.orders);
    const kept = orders.flatMap(sheet.linesOf).map((line) => ({ ...line, kept: line.units - line.returned }));
    const salesMinor = sum(orders, ({ net }) => net);
    const taxMinor = sum(orders, (order) => order.taxMinor);
    const goodsMinor = round(sum(kept, (line) => line.kept * (line.cost ?? 0)));
    const leftMinor = salesMinor - taxMinor - goodsMinor;
    return {
      month,
      customers: of.length,
      salesMinor,
      discountMinor: sum(orders, (order) => order.discountMinor),
      refundedMinor: sum(orders, (order) => order.refundedMinor),
      taxMinor,
      goodsMinor,
      leftMinor,
      leftPerCustomerMinor: average(leftMinor, of.length),
      unitsWithoutCost: sum(kept, (line) => (line.cost === null ? line.kept : 0)),
    };
  });
  const [customers, left] = [sum(rows, (row) => row.customers), sum(rows, (row) => row.leftMinor)];
  if (customers === 0) return null;
  return {
    rows,
    figures: {
      Customers: customers,
      'Gross profit': left,
      'Gross profit per customer': average(left, customers),
    },
  };
};
