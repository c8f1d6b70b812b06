import { sql, type SQL } from 'drizzle-orm';

/** Text for a pattern of `like` that matches the text itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a text in lower case holds every pattern, and there is any: `%mug%`. */
export const holdsAll = (column: unknown, patterns: readonly string[]): SQL =>
  patterns.length === 0 ? sql`false` : sql`lower(${column}) like all (${sql.param([...patterns])}::text[])`;

/** Whether a text in lower case holds any of the patterns. */
export const holdsAny = (column: unknown, patterns: readonly string[]): SQL =>
  patterns.length === 0 ? sql`false` : sql`lower(${column}) like any (${sql.param([...patterns])}::text[])`;
