import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/data/database.ts';

/** Learns the words of all suppliers and items again. Runs as the database's owner, after an import or a seed. */
export async function learnMarketplaceWords(db: Database): Promise<void> {
  await db.execute(sql`delete from marketplace_words`);
  await db.execute(sql`
    insert into marketplace_words (word, lexeme, uses)
    select word, lexeme, uses
    from (
      select word, count(*)::int as uses, (ts_lexize('english_stem', word))[1] as lexeme
      from (
        select regexp_split_to_table(lower(search_names || ' ' || search_topics || ' ' || search_text), '[^[:alnum:]]+') as word from marketplace_suppliers
        union all
        select regexp_split_to_table(lower(search_names || ' ' || search_topics), '[^[:alnum:]]+') from marketplace_items
      ) spoken
      where length(word) > 2
      group by word
    ) counted
    where lexeme is not null`);
}
