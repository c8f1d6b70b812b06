import type { SQL } from 'drizzle-orm';
import { holdsAll } from '../../kernel/records/like-all.ts';
import { namePatterns } from '../../kernel/records/name-likeness.ts';

/** Words that say what is looked for, not about what. */
const spare = new Set(['%idea%', '%ai%', '%product%', '%public%', '%concept%']);

/** Whether a text holds all the telling words; undefined where there are none. */
export const saysWords = (text: SQL, said: string): SQL | undefined => {
  const patterns = namePatterns(said).filter((pattern) => !spare.has(pattern));
  return patterns.length === 0 ? undefined : holdsAll(text, patterns);
};
