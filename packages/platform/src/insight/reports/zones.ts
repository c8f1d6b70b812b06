import { sql, type SQL } from 'drizzle-orm';
import { withinDays, type Scope } from '../scope.ts';
import { spanStart } from '../sql.ts';
import { spreadOf } from './spreads.ts';

export const zones = {
  northeast: 'Northeast',
  midwest: 'Midwest',
  south: 'South',
  west: 'West',
  territories: 'US territories and military',
  canada: 'Canada',
  europe: 'Europe',
  elsewhere: 'Elsewhere',
} as const;
export type Zone = keyof typeof zones;

/** Regions of the US Census Bureau. */
const states: Readonly<Partial<Record<Zone, string>>> = {
  northeast: 'CT ME MA NH RI VT NJ NY PA',
  midwest: 'IL IN MI OH WI IA KS MN MO NE ND SD',
  south: 'DE DC FL GA MD NC SC VA WV AL KY MS TN AR LA OK TX',
  west: 'AZ CO ID MT NV NM UT WY AK CA HI OR WA',
};

const europe =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK';

const list = (codes: string) =>
  sql.raw(
    codes
      .split(' ')
      .map((code) => `'${code}'`)
      .join(', '),
  );

/** Part of the United States, though addresses list them as countries. */
export const territories = list('PR GU VI AS MP UM');
const military = list('AA AE AP');

/** The zone of an order's delivery address, by its key. */
export const zoneOf: SQL = sql`case
  ${sql.join(
    Object.entries(states).map(
      ([zone, codes]) =>
        sql`when country_code = 'US' and state in (${list(codes)}) then ${sql.raw(`'${zone}'`)}`,
    ),
    sql` `,
  )}
  when country_code in (${territories}) or country_code = 'US' and state in (${territories}, ${military}) then 'territories'
  when country_code = 'CA' then 'canada'
  when country_code in (${list(europe)}) then 'europe'
  else 'elsewhere' end`;

/** Orders and sales by month and place of delivery, in several rows. */
export const placesOf = (scope: Scope): Promise<SQL> =>
  spreadOf(
    scope,
    'PLACE',
    sql`day as month, split_part(part, '/', 1) as country_code, nullif(substr(part, length(split_part(part, '/', 1)) + 2), '') as state,
      orders, amount as sales`,
    (days) =>
      sql`select ${spanStart(sql`day`, 'MONTH')} as month, country_code, state, count(*) as orders, sum(net_minor) as sales
        from ${withinDays(scope.all, days)} o group by 1, 2, 3`,
  );
