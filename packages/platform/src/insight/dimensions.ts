import { countryName } from '@brandwright/language/values/countries.ts';
import type { Dimension } from '@brandwright/contract/insight/figures.ts';
import { monthWords } from '@brandwright/contract/insight/value-words.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { originLabels, type OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { variantKey } from './reports/product-sums.ts';
import { spanStart, type Span } from './sql.ts';
import { stateNames } from './us-states.ts';

interface DimensionFacts {
  /** Its value for a row `r`, as text. */
  key: SQL;
  /** The same for a row of kept sums, where it is another. */
  keyOfSums?: SQL;
  label: (key: string, name: string | null) => string;
  /** Another expression that helps label a group. */
  name?: SQL;
  /** Which rows have this dimension, and how to describe the orders that don't. */
  only?: { rows: SQL; others: string };
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;
/** "09:00 to 10:00 UTC". */
export const hourWords = (from: number): string => `${hour(from)} to ${hour(from + 1)} UTC`;

/** The first day of the interval a row is in. */
const spanKey = (span: Span): SQL => sql`${spanStart(sql`r.day`, span)}::text`;

const quarterWords = (key: string) => `Q${Math.ceil(Number(key.slice(5, 7)) / 3)} ${key.slice(0, 4)}`;

/** How each dimension groups rows, and how groups are labeled. Time intervals are keyed by their first day. */
export const dimensions: Readonly<Record<Dimension, DimensionFacts>> = {
  DAY: { key: spanKey('DAY'), label: dayWords },
  WEEK: { key: spanKey('WEEK'), label: (key) => `week of ${dayWords(key)}` },
  MONTH: { key: spanKey('MONTH'), label: monthWords },
  QUARTER: { key: spanKey('QUARTER'), label: quarterWords },
  YEAR: { key: spanKey('YEAR'), label: (key) => key.slice(0, 4) },
  WEEKDAY: {
    key: sql`extract(isodow from r.day)::int::text`,
    label: (key) => weekdays[Number(key) - 1] ?? key,
  },
  HOUR: {
    key: sql`lpad(extract(hour from r.placed_at at time zone 'utc')::int::text, 2, '0')`,
    label: (key) => hourWords(Number(key)),
  },
  CHANNEL: { key: sql`r.origin`, label: (key) => originLabels[key as OrderOrigin] },
  COUNTRY: { key: sql`r.country_code`, label: countryName },
  STATE: {
    key: sql`r.state`,
    label: (key) => stateNames.get(key) ?? key,
    only: {
      rows: sql`r.country_code = 'US' and r.state is not null`,
      others: 'outside the United States or without a state',
    },
  },
  PRODUCT: { key: sql`r.title`, label: (key) => key },
  SKU: {
    key: variantKey('r'),
    name: sql`min(r.title)`,
    label: (key, name) => (name === null || name === key || key.startsWith(name) ? key : `${key} (${name})`),
  },
  CUSTOMER: {
    key: sql`r.customer_id::text`,
    name: sql`max(r.customer_name)`,
    label: (key, name) => name ?? key,
    only: { rows: sql`r.customer_id is not null`, others: 'without a customer' },
  },
  CUSTOMER_TYPE: {
    key: sql`case when r.earlier is null then '' when r.earlier = 0 then 'NEW' else 'RETURNING' end`,
    keyOfSums: sql`r.customer_type`,
    label: (key) => ({ NEW: 'First orders', RETURNING: 'Later orders' })[key] ?? 'Without a customer',
  },
  DISCOUNT_CODE: {
    key: sql`coalesce(upper(r.discount_code), '')`,
    label: (key) => (key === '' ? 'No code' : key),
  },
};
