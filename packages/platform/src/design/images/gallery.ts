import { OperationError } from '@brandwright/contract';
import { getImageCredits as creditsDeclaration } from '@brandwright/contract/design/images/get-image-credits.ts';
import { listImages as listDeclaration } from '@brandwright/contract/design/images/list-images.ts';
import { removeImage as removeDeclaration } from '@brandwright/contract/design/images/remove-image.ts';
import { and, asc, count, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { RecordFinder } from '../../kernel/area.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readCredits } from './credits.ts';
import { shownImage } from './shown.ts';
import { galleryImages } from './tables.ts';

const inGallery = (context: Context) =>
  and(eq(galleryImages.storeId, context.storeId), isNull(galleryImages.removedAt));

/** Words that say that a picture is meant, not what it shows. */
const empty = new Set(
  'a an the of our my we in on with and to for from i did do make made show shown all any some picture pictures image images photo photos gallery'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}#]+/gu) ?? [])
    .filter((word) => !empty.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));

export const listImages = implement(listDeclaration, {
  async run(context, { keyword, source, model, page, size }) {
    const words = wordsOf(keyword ?? '').slice(0, 12);
    const chosen = and(
      inGallery(context),
      source && eq(galleryImages.source, source),
      model && eq(galleryImages.model, model),
      ...words.map((word) => {
        const like = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
        return or(ilike(galleryImages.title, like), ilike(galleryImages.prompt, like));
      }),
    );
    const [all] = await context.db.select({ total: count() }).from(galleryImages).where(chosen);
    const rows = await context.db
      .select()
      .from(galleryImages)
      .where(chosen)
      .orderBy(desc(galleryImages.createdAt), asc(galleryImages.position), asc(galleryImages.id))
      .limit(size)
      .offset(page * size);
    return { output: { rows: rows.map(shownImage), page, size, total: all?.total ?? 0 } };
  },
});

export const getImageCredits = implement(creditsDeclaration, {
  run: async (context) => ({ output: await readCredits(context) }),
});

const undoShape = z.object({ imageId: z.uuid() });

export const removeImage = implement(removeDeclaration, {
  async run(context, { imageId }) {
    const [row] = await context.db
      .update(galleryImages)
      .set({ removedAt: context.clock.now() })
      .where(and(inGallery(context), eq(galleryImages.id, imageId)))
      .returning();
    if (!row)
      throw new OperationError(
        'not_found',
        'There is no such picture in the gallery. Perhaps it was removed.',
      );
    return { output: shownImage(row), undo: { imageId }, subject: { kind: 'picture', id: imageId } };
  },
  async undo(context, undo) {
    const { imageId } = undoShape.parse(undo);
    await context.db
      .update(galleryImages)
      .set({ removedAt: null })
      .where(and(eq(galleryImages.storeId, context.storeId), eq(galleryImages.id, imageId)));
  },
});

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
