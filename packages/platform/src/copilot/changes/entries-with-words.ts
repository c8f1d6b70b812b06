import { operations } from '@brandwright/contract';
import { identifierWords, tokenize } from '@brandwright/language/words/tokens.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { journalEntries } from '../../kernel/data/tables.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';
import { renamed, renaming, sameAs, tellingWordsOf } from './match-change.ts';

/**
 * Entries that may hold every telling word of a phrase: all that `isMeant` finds, and few others. A stem is not how a word
 * is written ("companies"), so it is looked for by its beginning.
 */
export const mayHold = (phrase: string): SQL | undefined =>
  and(...tellingWordsOf(phrase).map((word) => or(...sameAs(word).map(holds))));

function holds(root: string): SQL | undefined {
  const pattern = `%${escapeLike(beginningOf(root))}%`;
  const named = operationsCalled(root);
  return or(
    sql`${journalEntries.summary} ilike ${pattern}`,
    sql`${journalEntries.input}::text ilike ${pattern}`,
    named.length === 0 ? undefined : inArray(journalEntries.operation, named),
  );
}

/** Spellings differ toward the end of a word; numbers are written in one way. */
function beginningOf(root: string): string {
  if (/\d/.test(root)) return root;
  return root.slice(0, root.length <= 4 ? 2 : root.length - 2);
}

function operationsCalled(root: string): string[] {
  const named = operations.filter(({ name, title }) =>
    [...identifierWords(name).map(stem), ...tokenize(title).map((token) => token.stem)].includes(root),
  );
  const renames = root === renamed ? operations.filter(({ name }) => renaming.test(name)) : [];
  return [...new Set([...named, ...renames].map(({ name }) => name as string))];
}
