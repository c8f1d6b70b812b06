import { capabilityWords, certificationWords } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { sql } from 'drizzle-orm';
import type { Context as WholeContext } from '../../kernel/request/context.ts';
import { allowedMistakes, isSlip, nearestWord } from '@brandwright/language/words/near-words.ts';
import { isProductWord } from '@brandwright/language/products/products.ts';
import { readProduct } from '@brandwright/language/products/product-words.ts';
import { pluralNoun, singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { isDescribing } from '@brandwright/language/products/word-kinds.ts';
import { allButOne, searchTokens } from './rules.ts';

/** All that reading words needs. */
type Context = Pick<WholeContext, 'db'>;

/** A keyword as the index understands it. */
export interface SearchWords {
  /** For to_tsquery; null when nothing is left to look for. */
  query: string | null;
  /** The words as read, when a mistake was set right. */
  readAs: string | null;
  /** What is looked for, where the words name a thing. */
  noun?: SearchNoun | null;
}

/** A noun that stands in what a row is called: a stem alone is not enough ("laminators" are no laminate). */
export interface SearchNoun {
  /** For the operator ~*. */
  pattern: string;
  /** The same for each word before it that says which kind. */
  kindPatterns: readonly string[];
}

/** Which words a match must have: all of them (or all but one, where nothing in the table has all), or any. */
export type WordMatch =
  | { kind: 'most'; table: 'marketplace_suppliers' | 'marketplace_items' }
  | { kind: 'any' };

/**
 * Reads a keyword: known words by their stem, beginnings of known words as prefixes, mistyped words as the
 * nearest known one. Any of the words is enough for answers in whole sentences. Of "most" only words that describe
 * ("handmade") may be missing: the thing itself and its kind never are.
 */
export async function readSearchWords(
  context: Context,
  keyword: string | undefined,
  match: WordMatch,
): Promise<SearchWords> {
  const tokens = searchTokens(keyword ?? '');
  if (tokens.length === 0) return { query: null, readAs: null };
  const terms = await Promise.all((await knowWords(context, tokens)).map((token) => termOf(context, token)));
  const used = terms.filter((term) => term.query !== null);
  if (used.length === 0) return { query: null, readAs: null };
  const words = terms.map(({ word }) => word);
  const readAs = words.some((word, index) => word !== tokens[index]) ? words.join(' ') : null;
  if (match.kind === 'any') return { query: used.map(({ query }) => query).join(' | '), readAs };
  const noun = nounOf(words.join(' '), used);
  const all = used.flatMap(({ query }) => query ?? []);
  const needed = used.flatMap(({ word, query }) => (query === null || isDescribing(word) ? [] : [query]));
  if (
    used.length < 2 ||
    needed.length === all.length ||
    (await occurs(context, match.table, all.join(' & ')))
  )
    return { query: all.join(' & '), readAs, noun };
  const query = needed.length === 0 ? allButOne(all) : needed.join(' & ');
  return { query, readAs: `most of: ${words.join(' ')}`, noun };
}

const techniques = [...Object.values(capabilityWords), ...Object.values(certificationWords)]
  .flat()
  .map((words) => words.toLowerCase());

/** The noun of a keyword that is no technique ("screen printing") and no word of the table of products. */
function nounOf(keyword: string, terms: readonly Term[]): SearchNoun | null {
  const thing = readProduct(keyword);
  const noun = thing?.noun.at(-1);
  if (!thing || noun === undefined || techniques.some((words) => keyword.includes(words))) return null;
  const patternOf = (word: string) => wordPattern(word, terms);
  return { pattern: patternOf(noun), kindPatterns: thing.kinds.map(patternOf) };
}

/** A word as it was typed, in the singular or plural; only its beginning where that is all that was typed. */
function wordPattern(word: string, terms: readonly Term[]): string {
  const own = terms.filter((term) => singularNoun(term.word) === singularNoun(word));
  const isBeginning = own.some((term) => term.isBeginning);
  const ways = [...new Set([...own.map((term) => term.word), word, pluralNoun(word)])];
  const escaped = ways.map((way) => way.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  return `\\m(?:${escaped.join('|')})${isBeginning ? '' : '\\M'}`;
}

/** A keyword with mistyped words set right, and the words as read where one was. */
export async function repairKeyword(
  context: Context,
  keyword: string,
): Promise<{ text: string; readAs: string | null }> {
  const tokens = searchTokens(keyword);
  if (tokens.length === 0) return { text: keyword, readAs: null };
  let text = keyword.toLowerCase();
  const words: string[] = [];
  for (const known of await knowWords(context, tokens)) {
    const { word } = await termOf(context, known);
    words.push(word);
    if (word !== known.token) text = text.replaceAll(known.token, word);
  }
  return { text, readAs: words.some((word, index) => word !== tokens[index]) ? words.join(' ') : null };
}

async function occurs(context: Context, table: string, query: string): Promise<boolean> {
  const { rows } = await context.db.execute<{ occurs: boolean }>(
    sql`select exists (select from ${sql.identifier(table)} where search @@ to_tsquery('english', ${query})) as occurs`,
  );
  return rows[0]?.occurs === true;
}

interface KnownToken {
  token: string;
  isStopWord: boolean;
  isWord: boolean;
  isPrefix: boolean;
  /** Known as it was typed, not by its stem alone. */
  isLiteral: boolean;
}

async function knowWords(context: Context, tokens: readonly string[]): Promise<KnownToken[]> {
  const rows = await context.db.execute<{
    token: string;
    lexemes: string[] | null;
    is_word: boolean;
    is_prefix: boolean;
    is_literal: boolean;
  }>(sql`
    select t.token, l.lexemes,
      exists (select from marketplace_words w where w.lexeme = any(l.lexemes)) as is_word,
      exists (select from marketplace_words w where w.word like t.token || '%') as is_prefix,
      exists (select from marketplace_words w where w.word = t.token) as is_literal
    from unnest(${sql.param([...tokens])}::text[]) with ordinality t(token, position)
    cross join lateral (select ts_lexize('english_stem', t.token) as lexemes) l
    order by t.position`);
  return rows.rows.map((row) => ({
    token: row.token,
    isStopWord: (row.lexemes ?? []).length === 0,
    isWord: row.is_word,
    isPrefix: row.is_prefix,
    isLiteral: row.is_literal,
  }));
}

interface Term {
  word: string;
  query: string | null;
  /** Only the beginning of a known word was typed. */
  isBeginning: boolean;
}

async function termOf(context: Context, known: KnownToken): Promise<Term> {
  const { token } = known;
  const term = { word: token, query: token, isBeginning: false };
  if (known.isStopWord) return { ...term, query: null };
  // The stem of a longer word may be what was typed of it: "peshtem".
  if (known.isWord) return { ...term, isBeginning: !known.isLiteral };
  if (isProductWord(token)) return term;
  if (known.isPrefix) return { ...term, query: `${token}:*`, isBeginning: true };
  const nearest = await nearestKnown(context, token);
  return nearest ? { ...term, word: nearest, query: nearest } : term;
}

/** Compared with words of about the same length only, so that the look-up stays small. */
async function nearestKnown(context: Context, token: string): Promise<string | undefined> {
  const limit = allowedMistakes(token.length);
  if (limit === 0) return undefined;
  const { rows } = await context.db.execute<{ word: string; uses: number }>(sql`
    select word, uses from marketplace_words
    where length(word) between ${token.length - limit} and ${token.length + limit}`);
  const nearest = nearestWord(token, rows);
  return nearest !== undefined && isSlip(token, nearest) ? nearest : undefined;
}

/** Condition of a `search` column on read words. */
export function matches(column: unknown, query: string) {
  return sql`${column} @@ to_tsquery('english', ${query})`;
}

/** How well a `search` column fits, in tenths, so that rank decides among equals. */
export function relevance(column: unknown, query: string) {
  return sql`round(ts_rank(${column}, to_tsquery('english', ${query}))::numeric, 1)`;
}
