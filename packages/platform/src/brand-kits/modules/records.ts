import {
  brandModuleTypeLabels,
  brandModuleTypeWords,
} from '@brandwright/contract/brand-kits/modules/enums.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { brandModules } from './tables.ts';

const noun = /\b(?:brand )?modules?\b/i;

/** Brand modules by number, title or type, where modules are spoken of. */
export const moduleFinder: RecordFinder = {
  kind: 'brand_kit_module',
  async find(context, words) {
    if (!noun.test(words)) return [];
    const number = Number(/\bmodules?\s*(?:no\.?|number|#)?\s*#?(\d{1,6})\b/i.exec(words)?.[1] ?? 0);
    const rows = await context.db
      .select({
        id: brandModules.id,
        number: brandModules.number,
        title: brandModules.title,
        type: brandModules.type,
        isArchived: brandModules.isArchived,
      })
      .from(brandModules)
      .where(and(eq(brandModules.storeId, context.storeId)))
      .orderBy(brandModules.isArchived, desc(brandModules.createdAt))
      .limit(200);
    const low = words.toLowerCase();
    return rows
      .flatMap(({ id, number: own, title, type, isArchived }): RecordCandidate[] => {
        const named = {
          kind: 'brand_kit_module' as const,
          value: id,
          id,
          label: `${brandModuleTypeLabels[type]} “${title}”`,
        };
        if (own === number) return [{ ...named, matched: String(own), score: 1 }];
        if (number > 0) return [];
        const { matched, score } = nameLikeness(title, words, noun, 'head');
        if (score >= 0.5) return [{ ...named, matched, score: isArchived ? score - 0.1 : score }];
        const word = brandModuleTypeWords[type].find((one) => low.includes(`${one} module`));
        return word ? [{ ...named, matched: `${word} module`, score: isArchived ? 0.6 : 0.72 }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 8);
  },
};
