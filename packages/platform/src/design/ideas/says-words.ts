import { sql, type SQL } from 'drizzle-orm';
import { namePatterns } from '../../kernel/records/name-likeness.ts';

/** Words that say what is looked for, not about what. */
const spare = new Set(['%idea%', '%ai%', '%product%', '%public%', '%concept%']);

export const saysWords = (text: SQL, said: string): SQL | undefined => {
  const patterns = namePatterns(said).filter((pattern) => !spare.has(pattern));
  return patterns.length === 0 ? undefined : sql`lower(${text}) like all (${sql.param(patterns)}::text[])`;
};
