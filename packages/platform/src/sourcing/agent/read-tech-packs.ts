import { sql } from 'drizzle-orm';
import { searchTokens } from '../marketplace/rules.ts';
import { techPacks } from './tables.ts';

/** All words, each as the beginning of one, in the name, product or materials. */
export function named(keyword: string | undefined) {
  const tokens = searchTokens(keyword ?? '').filter(
    (token) =>
      ![
        'brief',
        'briefs',
        'tech',
        'pack',
        'packs',
        'techpack',
        'techpacks',
        'sourcing',
        'earlier',
        'history',
      ].includes(token),
  );
  if (tokens.length === 0) return undefined;
  const query = tokens.map((token) => `${token.replace(/s$/, '')}:*`).join(' & ');
  return sql`to_tsvector('simple'::regconfig, ${techPacks.searchable}) @@ to_tsquery('simple', ${query})`;
}
