import type { PlainReport } from './answer.ts';
import { average, byMost, groups, percent, sum } from './arithmetic.ts';
import { byCustomer, type BookOrder } from './book.ts';
import { monthOf, monthsOf } from './calendar.ts';

const labels = {
  northeast: 'Northeast',
  midwest: 'Midwest',
  south: 'South',
  west: 'West',
  territories: 'US territories and military',
  canada: 'Canada',
  europe: 'Europe',
  elsewhere: 'Elsewhere',
} as const;
type Zone = keyof typeof labels;

/** Where random orders are delivered. */
const zones: Readonly<Record<string, Zone>> = {
  'US CA': 'west',
  'US NY': 'northeast',
  'US TX': 'south',
  'US OH': 'midwest',
  'US PR': 'territories',
  'US AE': 'territories',
  // Without a state, the US region is unknown.
  US: 'elsewhere',
  PR: 'territories',
  CA: 'canada',
  DE: 'europe',
  JP: 'elsewhere',
};
const zoneOf = ({ countryCode, state }: BookOrder): Zone =>
  zones[`${countryCode} ${state ?? ''}`.trim()] ?? zones[countryCode] ?? 'elsewhere';

export const customersByZone: PlainReport = ({ orders }) => {
  if (orders.length === 0) return null;
  const homes = byCustomer(orders).flatMap(([, of]) => of.slice(-1).map(zoneOf));
  const rows = groups(orders, zoneOf)
    .map(([zone, of]) => ({
      key: zone,
      zone: labels[zone],
      customers: homes.filter((home) => home === zone).length,
      orders: of.length,
      share: percent(of.length, orders.length),
      salesMinor: sum(of, ({ net }) => net),
      averageMinor: average(
        sum(of, ({ net }) => net),
        of.length,
      ),
    }))
    .toSorted(
      byMost(
        (row) => row.orders,
        (row) => row.key,
      ),
    )
    .map(({ key: _key, ...row }) => row);
  return { rows, figures: Object.fromEntries(rows.slice(0, 4).map((row) => [row.zone, row.orders])) };
};

export const zoneDevelopment: PlainReport = (sheet) => {
  if (sheet.orders.length === 0) return null;
  const keys = Object.keys(labels) as Zone[];
  const countIn = (orders: readonly BookOrder[]) => (zone: Zone) =>
    orders.filter((order) => zoneOf(order) === zone).length;
  const most = keys
    .map((zone) => ({ zone, orders: countIn(sheet.orders)(zone) }))
    .toSorted((one, other) => other.orders - one.orders)
    .slice(0, 4);
  return {
    rows: monthsOf(sheet).map((month) => {
      const count = countIn(sheet.orders.filter(({ day }) => monthOf(day) === month));
      return { month, ...Object.fromEntries(keys.map((zone) => [zone, count(zone)])) };
    }),
    figures: Object.fromEntries(most.map(({ zone, orders }) => [labels[zone], orders])),
  };
};
