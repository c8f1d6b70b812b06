import { and, desc, eq, ne } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { aiIdeas } from './tables.ts';

const speaksOfIdeas = /\bai[ -](?:product[ -])?ideas?\b|\bideas? (?:no\.? |number |#)?\d/i;
const speaksOfProducts = /\bai[ -]products?\b/i;
const noun = /\bai[ -](?:product[ -])?ideas?\b/i;

/** AI ideas by their number ("AI idea 2") or by words of their title. */
export const aiIdeaFinder: RecordFinder = {
  kind: 'ai_idea',
  async find(context, words) {
    if (!speaksOfIdeas.test(words)) return [];
    const number = Number(/\bideas?\s*(?:no\.?|number|#)?\s*#?(\d{1,6})\b/i.exec(words)?.[1] ?? 0);
    const rows = await context.db
      .select({ id: aiIdeas.id, number: aiIdeas.number, title: aiIdeas.title })
      .from(aiIdeas)
      .where(and(eq(aiIdeas.storeId, context.storeId), ne(aiIdeas.state, 'ARCHIVED')))
      .orderBy(desc(aiIdeas.createdAt))
      .limit(200);
    return rows
      .flatMap(({ id, number: own, title }): RecordCandidate[] => {
        const named = { kind: 'ai_idea' as const, value: id, id, label: `AI idea ${own}, ${title}` };
        if (own === number) return [{ ...named, matched: String(own), score: 1 }];
        if (number > 0) return [];
        const { matched, score } = nameLikeness(title, words, noun, 'head');
        return score >= 0.5 ? [{ ...named, matched, score }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 8);
  },
};

/** AI products by words of their title, where AI products are spoken of. */
export const aiProductFinder: RecordFinder = {
  kind: 'ai_product',
  async find(context, words) {
    if (!speaksOfProducts.test(words) && !speaksOfIdeas.test(words)) return [];
    const rows = await context.db
      .select({ number: aiIdeas.number, products: aiIdeas.products })
      .from(aiIdeas)
      .where(and(eq(aiIdeas.storeId, context.storeId), ne(aiIdeas.state, 'ARCHIVED')))
      .orderBy(desc(aiIdeas.createdAt))
      .limit(100);
    return rows
      .flatMap(({ number, products }) =>
        products.flatMap(({ id, title }): RecordCandidate[] => {
          const { matched, score } = nameLikeness(title, words, /\bai[ -]products?\b/i, 'head');
          return score >= 0.6
            ? [{ kind: 'ai_product', value: id, id, label: `${title} (AI idea ${number})`, matched, score }]
            : [];
        }),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 8);
  },
};
