import { dayMs } from '../../../kernel/data/days.ts';
import type { PlainReport } from './answer.ts';
import { average, byMost, groups, median, percent, round, sum } from './arithmetic.ts';
import type { Book, BookOrder, Sheet } from './book.ts';
import { dayOf, monthOf, monthsOf, within } from './calendar.ts';

/** Labels that were paid for. */
const paidLabels = ({ records }: Book) =>
  records.labels
    .filter(({ status }) => ['BOUGHT', 'VOID_REQUESTED', 'VOIDED'].includes(status))
    .map((label) => ({
      orderId: label.orderId,
      day: dayOf(label.boughtAt ?? label.createdAt),
      cost: label.amountMinor - label.refundedMinor,
    }));

export const margin: PlainReport = (sheet) => {
  if (sheet.lines.length === 0) return null;
  const labels = paidLabels(sheet.book);
  const shares = sheet.orders.flatMap((order) => {
    const lines = sheet.linesOf(order);
    const [units, sales] = [sum(lines, (line) => line.units), sum(lines, (line) => line.itemSales)];
    const label = sum(
      labels.filter(({ orderId }) => orderId === order.id),
      ({ cost }) => cost,
    );
    const fee = 0.029 * order.capturedMinor + 30;
    return lines.map((line) => ({
      line,
      label: (label * line.units) / units,
      fee: fee * (sales > 0 ? line.itemSales / sales : line.units / units),
    }));
  });
  const rows = groups(shares, ({ line }) => line.key)
    .map(([sku, of]) => {
      const itemSalesMinor = sum(of, ({ line }) => line.itemSales);
      const goodsMinor = round(sum(of, ({ line }) => (line.units - line.returned) * (line.cost ?? 0)));
      const labelMinor = round(sum(of, ({ label }) => label));
      const feeMinor = round(sum(of, ({ fee }) => fee));
      const leftMinor = itemSalesMinor - goodsMinor - labelMinor - feeMinor;
      return {
        sku,
        product: of.map(({ line }) => line.title).toSorted()[0] ?? '',
        units: sum(of, ({ line }) => line.units),
        itemSalesMinor,
        goodsMinor,
        labelMinor,
        feeMinor,
        leftMinor,
        margin: percent(leftMinor, itemSalesMinor),
        missing: of.some(({ line }) => line.cost === null) ? 'Unit cost' : '',
      };
    })
    .toSorted(
      byMost(
        (row) => row.leftMinor,
        (row) => row.sku,
      ),
    );
  const known = rows.filter(({ missing }) => missing === '');
  const left = known.length === 0 ? null : sum(known, (row) => row.leftMinor);
  return {
    rows,
    figures: {
      'Contribution profit': left,
      Margin:
        left === null
          ? null
          : percent(
              left,
              sum(known, (row) => row.itemSalesMinor),
            ),
      'SKUs without a cost': rows.length - known.length,
    },
  };
};

const hours = (later: Date, earlier: Date) => (later.getTime() - earlier.getTime()) / 3_600_000;
const middle = (values: readonly number[]) => {
  const value = median(values);
  return value === null ? null : round(value, 1);
};

/** Orders fully shipped in the period, paid or not. */
const shippedIn = (sheet: Sheet) =>
  sheet.book.orders.flatMap((order) => {
    const isMeant = sheet.channel === null || order.origin === sheet.channel;
    const { fulfilledAt } = order;
    return isMeant && fulfilledAt && within(dayOf(fulfilledAt), sheet) ? [{ ...order, fulfilledAt }] : [];
  });

/** Receivings completed in the period: when, expected units, and units that arrived undamaged. */
const receivedIn = (sheet: Sheet) => {
  const { receivings, receivingLines, receipts } = sheet.book.records;
  return receivings.flatMap((one) => {
    const counted = receipts
      .filter(({ receivingId }) => receivingId === one.id)
      .map(({ createdAt }) => createdAt);
    const at = counted.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? one.updatedAt;
    if (one.receivingStatus !== 'RECEIVED' || !within(dayOf(at), sheet)) return [];
    const lines = receivingLines.filter(({ receivingId }) => receivingId === one.id);
    const right = sum(lines, (line) =>
      Math.min(line.expectedUnits, Math.max(0, line.receivedUnits - line.damagedUnits)),
    );
    return [
      {
        month: monthOf(dayOf(at)),
        hours: hours(at, one.createdAt),
        right,
        expected: sum(lines, (line) => line.expectedUnits),
      },
    ];
  });
};

export const fulfillmentMetrics: PlainReport = (sheet) => {
  const shipped = shippedIn(sheet);
  const received = receivedIn(sheet);
  if (shipped.length + received.length === 0) return null;
  const originOf = (id: string | null) => sheet.book.orders.find((order) => order.id === id)?.origin;
  const labels = paidLabels(sheet.book).filter(
    ({ orderId, day }) =>
      orderId !== null &&
      within(day, sheet) &&
      (sheet.channel === null || originOf(orderId) === sheet.channel),
  );
  const isOnTime = (order: BookOrder & { fulfilledAt: Date }) =>
    order.fulfilledAt.getTime() - order.placedAt.getTime() <= 7 * dayMs;
  const rows = monthsOf(sheet).map((month) => {
    const left = shipped.filter(({ fulfilledAt }) => monthOf(dayOf(fulfilledAt)) === month);
    const came = received.filter((one) => one.month === month);
    const labelMinor = sum(
      labels.filter(({ day }) => monthOf(day) === month),
      ({ cost }) => cost,
    );
    return {
      month,
      shipped: left.length,
      onTime: percent(left.filter(isOnTime).length, left.length),
      hoursToShip: middle(left.map((order) => hours(order.fulfilledAt, order.placedAt))),
      receivings: came.length,
      hoursToStock: middle(came.map((one) => one.hours)),
      accuracy: percent(
        sum(came, ({ right }) => right),
        sum(came, ({ expected }) => expected),
      ),
      labelMinor,
      costPerOrderMinor: average(labelMinor, left.length),
    };
  });
  return {
    rows,
    figures: {
      'On time': percent(shipped.filter(isOnTime).length, shipped.length),
      'Orders shipped': shipped.length,
      'Label cost': sum(labels, ({ cost }) => cost),
      Receivings: received.length,
    },
    orders: shipped.length,
  };
};
