import { and, eq, ne } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { readCatalog } from './catalog.ts';
import { productTemplates } from './tables.ts';
import { newestFirst, templateNoun } from './templates.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { declareNameFinder, likeliest } from '../kernel/records/name-finder.ts';

const most = 5;
const blankNoun = /\b(blanks?|print[- ]on[- ]demand)\b/i;

/** Templates of the store whose title stands in the words. */
export const productTemplateFinder = declareNameFinder({
  kind: 'product_template',
  noun: templateNoun,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: productTemplates.id, title: productTemplates.title })
      .from(productTemplates)
      .where(
        and(
          eq(productTemplates.storeId, storeId),
          ne(productTemplates.state, 'ARCHIVED'),
          holdsAny(productTemplates.title, patterns),
        ),
      )
      .orderBy(...newestFirst)
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title }) => title,
  least: 0.45,
  most,
});

/** Blanks whose title stands in the words. A carrier that does not answer keeps no turn from going on. */
export const blankProductFinder: RecordFinder = {
  kind: 'blank_product',
  async find(context, words) {
    const catalog = await readCatalog(context).catch(() => undefined);
    const found = (catalog?.products ?? []).map(({ id, title }): RecordCandidate => ({
      kind: 'blank_product',
      value: id,
      id,
      label: title,
      ...nameLikeness(title, words.replaceAll(/\bt[\s-]?shirts?\b/gi, 'tee'), blankNoun, 'head'),
    }));
    return likeliest(found, { least: 0.6, most });
  },
};
