import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../../kernel/data/days.ts';
import { spanStart, type Span } from '../sql.ts';

/**
 * Whether an order is its customer's first one in its interval of the period, through any channel: as many orders are as customers
 * ordered then.
 */
export const isNewcomer = ({ from }: Days, span: Span): SQL =>
  sql`(previous_at is null or previous_at < greatest(${spanStart(sql`day`, span)}, ${from}::date)::timestamp at time zone 'utc')`;
