import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';

/** Share of the words that a passage (with its section and document's title) must have. */
export const enoughWords = 0.6;
/** The share where no text has as many. */
export const fewWords = 0.5;
/** Language whose words are stemmed. */
export const config = sql.raw(`'english'::regconfig`);

/** Stems of words that ask or name the place to look, and say nothing of what is looked for. */
const asking = new Set(
  'say said tell told write written know rememb recal mention accord document doc vault file brandvault find search look quot state describ read anyth someth thing us fact memori pleas polici rule detail guidelin inform current exact remind ask far still section'.split(
    ' ',
  ),
);

/** The words' stems, without those that say nothing; empty when all they do is ask. */
export async function stemsOf(context: Context, words: string): Promise<string[]> {
  return (await allStems(context, words)).filter((stem) => !asking.has(stem));
}

/** Short forms that documents write out. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\bmoqs?\b/gi, 'minimum order quantity'],
  [/\bpos?\b/gi, 'purchase order'],
  [/\brmas?\b/gi, 'return authorization'],
];

/** The words with short forms written out. */
export const writeOut = (words: string): string =>
  writtenOut.reduce((text, [short, long]) => text.replace(short, long), words);

/** Every stem of the words. */
export async function allStems(context: Context, words: string): Promise<string[]> {
  const { rows } = await context.db.execute<{ stem: string }>(
    sql`select stem from unnest(tsvector_to_array(to_tsvector(${config}, ${words}))) as stem order by 1`,
  );
  return rows.map(({ stem }) => stem);
}

const anyOf = (stems: readonly string[]): SQL => {
  const text = stems.map((stem) => `'${stem.replaceAll(/['\\]/g, '')}'`).join(' | ');
  return sql`${text}::tsquery`;
};

/** The condition that a text with this vector is about the stems, and how much. */
export function aboutStems(vector: SQL, stems: readonly string[], share = enoughWords) {
  const query = anyOf(stems);
  const list = sql`array[${sql.join(
    stems.map((stem) => sql`${stem}`),
    sql`, `,
  )}]::text[]`;
  const covered = sql<number>`(select count(*)::int from unnest(${list}) as said where said = any(tsvector_to_array(${vector})))`;
  const needed = Math.max(1, Math.ceil(stems.length * share));
  return { query, covered, matches: sql`${vector} @@ ${query} and ${covered} >= ${needed}` };
}
