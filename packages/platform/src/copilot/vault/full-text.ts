import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';

/** Share of the words that a passage (with its section and document's title) must have. */
export const enoughWords = 0.6;
/** Language whose words are stemmed. */
export const config = sql.raw(`'english'::regconfig`);

/** The words' stems, without those that say nothing. */
export async function stemsOf(context: Context, words: string): Promise<string[]> {
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
