import { returnReasonLabels } from '@brandwright/contract/returns/enums.ts';
import type { PlainReport } from './answer.ts';
import { average, byMost, different, groups, percent, sum } from './arithmetic.ts';
import { sheetOf, type BookLine, type BookOrder, type Sheet } from './book.ts';
import { dayOf, periodBefore, spanOf, spansOf, within } from './calendar.ts';

interface Sold {
  line: BookLine;
  order: BookOrder;
}
const title = ({ line }: Sold) => line.title;
const unitsOf = (sold: readonly Sold[]) => sum(sold, ({ line }) => line.units);
const salesOf = (sold: readonly Sold[]) => sum(sold, ({ line }) => line.itemSales);
const returnedOf = (sold: readonly Sold[]) => sum(sold, ({ line }) => line.returned);

/** Line items grouped, highest item sales first. */
const sums = (sheet: Sheet, key: (sold: Sold) => string) =>
  groups(sheet.lines, key)
    .map(([of, sold]) => ({
      key: of,
      sold,
      units: unitsOf(sold),
      orders: different(sold.map(({ order }) => order.id)),
      customers: different(
        sold.flatMap(({ order }) => (order.customerId === null ? [] : [order.customerId])),
      ),
      itemSalesMinor: salesOf(sold),
      averagePriceMinor: average(salesOf(sold), unitsOf(sold)),
      returnedUnits: returnedOf(sold),
    }))
    .toSorted(
      byMost(
        (row) => row.itemSalesMinor,
        (row) => row.units,
        (row) => row.key,
      ),
    );

export const productOverview: PlainReport = (sheet) => {
  const found = sums(sheet, title);
  const all = salesOf(sheet.lines);
  if (all === 0) return null;
  const rows = found.map(({ key, units, orders, itemSalesMinor }, at) => {
    const before = (sum(found.slice(0, at), (row) => row.itemSalesMinor) * 100) / all;
    return {
      product: key,
      // One that crosses a cutoff stays in the higher class.
      class: before < 80 ? 'A' : before < 95 ? 'B' : 'C',
      units,
      orders,
      itemSalesMinor,
      share: percent(itemSalesMinor, all),
      cumulative: percent(
        sum(found.slice(0, at + 1), (row) => row.itemSalesMinor),
        all,
      ),
    };
  });
  const figures = ['A', 'B', 'C'].map((one) => [
    `Class ${one}`,
    rows.filter((row) => row.class === one).length,
  ]);
  return { rows, figures: Object.fromEntries(figures) };
};

export const allProducts: PlainReport = (sheet) => {
  const found = sums(sheet, title);
  if (found.length === 0) return null;
  return {
    rows: found.map(({ key, sold: _sold, ...row }) => ({ product: key, ...row })),
    figures: { Units: unitsOf(sheet.lines), 'Item sales': salesOf(sheet.lines), Products: found.length },
  };
};

export const allVariants: PlainReport = (sheet) => {
  const found = sums(sheet, ({ line }) => line.key);
  if (found.length === 0) return null;
  return {
    rows: found.map(({ key, sold, customers: _customers, ...row }) => ({
      sku: key,
      product: sold.map(title).toSorted()[0] ?? '',
      ...row,
    })),
    figures: { Variants: found.length, Units: unitsOf(sheet.lines), 'Item sales': salesOf(sheet.lines) },
  };
};

export const bestSellers: PlainReport = (sheet) => {
  if (sheet.lines.length === 0) return null;
  const before = sheetOf(sheet.book, { ...sheet, ...periodBefore(sheet) });
  const rows = sums(sheet, title)
    .toSorted(
      byMost(
        (row) => row.units,
        (row) => row.itemSalesMinor,
      ),
    )
    .slice(0, 10)
    .map(({ key, units, itemSalesMinor }) => {
      const was = unitsOf(before.lines.filter(({ line }) => line.title === key));
      return {
        product: key,
        units,
        unitsBefore: was,
        change: percent(units - was, was),
        itemSalesMinor,
        share: percent(units, unitsOf(sheet.lines)),
      };
    });
  return { rows, figures: Object.fromEntries(rows.slice(0, 3).map((row) => [row.product, row.units])) };
};

export const soldItems: PlainReport = (sheet) => {
  if (sheet.lines.length === 0) return null;
  return {
    rows: spansOf(sheet, sheet.grain).map((span) => {
      const sold = sheet.lines.filter(({ order }) => spanOf(order.day, sheet.grain) === span);
      return {
        span,
        units: unitsOf(sold),
        products: different(sold.map(title)),
        itemSalesMinor: salesOf(sold),
      };
    }),
    figures: { Units: unitsOf(sheet.lines), 'Item sales': salesOf(sheet.lines) },
  };
};

export const returnRate: PlainReport = (sheet) => {
  const { lines } = sheet;
  if (lines.length === 0) return null;
  const rows = groups(lines, title)
    .map(([product, sold]) => ({
      product,
      units: unitsOf(sold),
      returnedUnits: returnedOf(sold),
      rate: percent(returnedOf(sold), unitsOf(sold)) ?? 0,
    }))
    .toSorted(
      byMost(
        (row) => row.rate,
        (row) => row.units,
        (row) => row.product,
      ),
    );
  return {
    rows,
    figures: {
      'Return rate': percent(returnedOf(lines), unitsOf(lines)),
      'Returned units': returnedOf(lines),
      Units: unitsOf(lines),
    },
  };
};

export const returnedItems: PlainReport = (sheet) => {
  const { records, orders } = sheet.book;
  const came = records.returns.flatMap((one) => {
    const order = orders.find(({ id }) => id === one.orderId);
    const isMeant = order && (sheet.channel === null || order.origin === sheet.channel);
    const isHere = one.status === 'RECEIVED' && within(dayOf(one.receivedAt ?? one.updatedAt), sheet);
    return isMeant && isHere ? [{ id: one.id, order }] : [];
  });
  const lines = came.flatMap(({ id }) => records.returnLines.filter((line) => line.returnId === id));
  const units = sum(lines, ({ quantity }) => quantity);
  if (units === 0) return null;
  const rows = groups(lines, ({ title: of, reason }) => `${of}\n${reason}`)
    .map(([key, of]) => ({
      key,
      product: of[0]?.title ?? '',
      reason: returnReasonLabels[of[0]?.reason ?? 'OTHER'],
      units: sum(of, ({ quantity }) => quantity),
      damagedUnits: sum(of, ({ damagedQuantity }) => damagedQuantity ?? 0),
      share: percent(
        sum(of, ({ quantity }) => quantity),
        units,
      ),
    }))
    .toSorted(
      byMost(
        (row) => row.units,
        (row) => row.key,
      ),
    )
    .map(({ key: _key, ...row }) => row);
  const reasons = groups(lines, ({ reason }) => returnReasonLabels[reason]).map(
    ([reason, of]) => [reason, sum(of, ({ quantity }) => quantity)] as const,
  );
  return {
    rows,
    figures: Object.fromEntries(reasons),
    orders: different(came.filter(({ order }) => order.counted).map(({ order }) => order.id)),
  };
};
