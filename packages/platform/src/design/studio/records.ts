import { desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { designNoun, ofStore } from './find-design.ts';
import { templateOfRow } from './show-design.ts';
import { productDesigns } from './tables.ts';

/** Designs by words of their name, or by their product beside the noun: "the tote design". */
export const designFinder: RecordFinder = {
  kind: 'design',
  async find(context, words) {
    const rows = await context.db
      .select({
        id: productDesigns.id,
        name: productDesigns.name,
        document: productDesigns.document,
        isArchived: productDesigns.isArchived,
      })
      .from(productDesigns)
      .where(
        ofStore(
          context,
          /\barchived|unarchive|restore|bring back\b/i.test(words)
            ? undefined
            : eq(productDesigns.isArchived, false),
        ),
      )
      .orderBy(desc(productDesigns.updatedAt))
      .limit(200);
    const isSpokenOf = designNoun.test(words);
    return rows
      .flatMap((row): RecordCandidate[] => {
        const named = { kind: 'design' as const, value: row.id, id: row.id, label: `Design ${row.name}` };
        const byName = nameLikeness(row.name, words, designNoun, 'head');
        const product = templateOfRow(row).name.toLowerCase();
        const short = product.split(' ')[0] ?? product;
        const byProduct =
          isSpokenOf && new RegExp(`\\b${short}s?\\b(?:\\s+\\w+)?\\s+design`, 'i').test(words)
            ? { matched: short, score: 0.72 }
            : { matched: '', score: 0 };
        const best = byName.score >= byProduct.score ? byName : byProduct;
        // Without the noun a design is meant by its whole name: "make the tote navy" is about the one at hand.
        return best.score >= (isSpokenOf ? 0.6 : 0.95) && best.matched !== ''
          ? [{ ...named, matched: best.matched, score: best.score }]
          : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 6);
  },
};
