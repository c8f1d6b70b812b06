import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { techPacks } from './tables.ts';

const notTelling = new Set([
  'brief',
  'briefs',
  'tech',
  'pack',
  'packs',
  'techpack',
  'matched',
  'match',
  'new',
]);
const singular = (word: string) => word.replace(/s$/, '');

/** Briefs by their number ("brief 2"), or by most words of their name ("the mug brief"). */
export const techPackFinder: RecordFinder = {
  kind: 'tech_pack',
  async find(context, words) {
    const said = searchTokens(words);
    const number = Number(
      /\b(?:brief|tech ?pack)\s*(?:no\.?|number|#)?\s*#?(\d{1,6})\b/i.exec(words)?.[1] ?? 0,
    );
    const speaks = /\b(?:briefs?|tech ?packs?)\b/i.test(words);
    if (!speaks || said.length === 0) return [];
    const query = said.map((word) => `${singular(word)}:*`).join(' | ');
    const rows = await context.db
      .select({ id: techPacks.id, number: techPacks.number, brief: techPacks.brief })
      .from(techPacks)
      .where(
        and(
          eq(techPacks.storeId, context.storeId),
          ne(techPacks.status, 'ARCHIVED'),
          sql`(${techPacks.number} = ${number} or to_tsvector('simple'::regconfig, ${techPacks.searchable}) @@ to_tsquery('simple', ${query}))`,
        ),
      )
      .orderBy(desc(techPacks.updatedAt))
      .limit(20);
    return rows
      .flatMap(({ id, number: own, brief }): RecordCandidate[] => {
        const label = `Brief ${own}, ${brief.title}`;
        const named = { kind: 'tech_pack' as const, value: id, id, label };
        if (own === number) return [{ ...named, matched: String(own), score: 1 }];
        const place = words.toLowerCase().indexOf(brief.title.toLowerCase());
        if (place >= 0)
          return [{ ...named, matched: words.slice(place, place + brief.title.length), score: 1 }];
        const telling = [
          ...new Set(
            `${brief.title} ${brief.product ?? ''}`
              .toLowerCase()
              .split(/[^\p{L}\p{N}]+/u)
              .map(singular),
          ),
        ].filter((word) => word.length > 2 && !notTelling.has(word));
        const shared = said.filter((word) => telling.includes(singular(word)) && !notTelling.has(word));
        const [matched] = shared;
        // "brief for 500 mugs" begins a new one: only words right beside the noun name one that is there.
        const beside = new RegExp(
          `\\b${matched ?? '-'}(?:\\s+\\w+)?\\s+(?:brief|tech ?pack)|(?:brief|tech ?pack) (?:of|about|named|called) (?:the )?${matched ?? '-'}`,
          'i',
        ).test(words);
        return matched === undefined || !beside
          ? []
          : [{ ...named, matched, score: Math.min(0.95, 0.6 + 0.35 * (shared.length / telling.length)) }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 6);
  },
};
