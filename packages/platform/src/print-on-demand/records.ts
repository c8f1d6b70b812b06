import { and, ilike, ne, or } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { nameLikeness, namePatterns } from '../kernel/records/name-likeness.ts';
import { readCatalog } from './catalog.ts';
import { productTemplates } from './tables.ts';
import { newestFirst, ofStore, templateNoun } from './templates.ts';

const most = 5;
const blankNoun = /\b(blanks?|print[- ]on[- ]demand)\b/i;

/** Templates of the store whose title stands in the words. */
export const productTemplateFinder: RecordFinder = {
  kind: 'product_template',
  async find(context, words) {
    const patterns = namePatterns(words);
    if (patterns.length === 0) return [];
    const rows = await context.db
      .select({ id: productTemplates.id, title: productTemplates.title })
      .from(productTemplates)
      .where(
        and(
          ofStore(context),
          ne(productTemplates.state, 'ARCHIVED'),
          or(...patterns.map((pattern) => ilike(productTemplates.title, pattern))),
        ),
      )
      .orderBy(...newestFirst)
      .limit(40);
    return rows
      .map(({ id, title }): RecordCandidate => ({
        kind: 'product_template',
        value: id,
        id,
        label: title,
        ...nameLikeness(title, words, templateNoun, 'head'),
      }))
      .filter(({ score }) => score >= 0.45)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};

/** Blanks whose title stands in the words. A carrier that does not answer keeps no turn from going on. */
export const blankProductFinder: RecordFinder = {
  kind: 'blank_product',
  async find(context, words) {
    const catalog = await readCatalog(context).catch(() => undefined);
    return (catalog?.products ?? [])
      .map(({ id, title }): RecordCandidate => ({
        kind: 'blank_product',
        value: id,
        id,
        label: title,
        ...nameLikeness(title, words.replaceAll(/\bt[\s-]?shirts?\b/gi, 'tee'), blankNoun, 'head'),
      }))
      .filter(({ score }) => score >= 0.6)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};
