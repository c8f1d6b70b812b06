import {
  partnerCategoryLabels,
  partnerCategoryWords,
} from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { asc } from 'drizzle-orm';
import type { RecordFinder } from '../../../kernel/area.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { marketplacePartners as partners } from './tables.ts';

export type PartnerRow = typeof partners.$inferSelect;

/** All of them: there are some dozens, and few ask. */
export const allPartners = (context: Context) =>
  context.db.select().from(partners).orderBy(asc(partners.position));

/** Partners named in someone's words, whole or by their first word. */
export const partnerFinder: RecordFinder = {
  kind: 'partner',
  async find(context, words) {
    const said = words.toLowerCase();
    const rows = await context.db.select({ id: partners.id, name: partners.name }).from(partners);
    return rows.flatMap(({ id, name }) => {
      const whole = name.toLowerCase();
      const [first = ''] = whole.split(' ');
      const isWhole = said.includes(whole);
      const isFirst = first.length > 5 && new RegExp(`\\b${first}\\b`).test(said);
      if (!isWhole && !isFirst) return [];
      const at = said.indexOf(isWhole ? whole : first);
      const matched = words.slice(at, at + (isWhole ? whole : first).length);
      return [{ kind: 'partner' as const, value: id, id, label: name, matched, score: isWhole ? 1 : 0.85 }];
    });
  },
};

export const wordsOf = (row: PartnerRow) =>
  [
    row.name,
    row.headline,
    ...row.services,
    partnerCategoryLabels[row.category],
    ...partnerCategoryWords[row.category],
  ]
    .join(' ')
    .toLowerCase();
