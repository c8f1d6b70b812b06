import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { Context } from '../../kernel/request/context.ts';
import { galleryImages } from './tables.ts';

export const inGallery = (context: Context) =>
  and(eq(galleryImages.storeId, context.storeId), isNull(galleryImages.removedAt));

/** Words that say that a picture is meant, not what it shows. */
const empty = new Set(
  'a an the of our my we in on with and to for from i did do make made show shown all any some picture pictures image images photo photos gallery'.split(
    ' ',
  ),
);

export const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}#]+/gu) ?? [])
    .filter((word) => !empty.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));

const looked = 200;

const mostFound = 6;

/** Pictures of the gallery whose title shares at least two telling words, or all of them, with what was said. */
export const pictureFinder: RecordFinder = {
  kind: 'picture',
  async find(context, words) {
    if (!/\b(?:picture|image|photo|shot|visual|render|drawing|one)s?\b/i.test(words)) return [];
    const said = new Set(wordsOf(words));
    const rows = await context.db
      .select({ id: galleryImages.id, title: galleryImages.title })
      .from(galleryImages)
      .where(inGallery(context))
      .orderBy(desc(galleryImages.createdAt), asc(galleryImages.position))
      .limit(looked);
    return rows
      .flatMap(({ id, title }) => {
        const own = [...new Set(wordsOf(title))];
        const shared = own.filter((word) => said.has(word));
        const share = own.length === 0 ? 0 : shared.length / own.length;
        if (shared.length < 2 && share < 1) return [];
        const matched = shared[0] ?? '';
        return [{ kind: 'picture' as const, value: id, id, label: title, matched, score: 0.5 + share * 0.4 }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, mostFound);
  },
};
