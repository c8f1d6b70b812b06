import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const sourcingKinds = {
  supplier: { noun: 'supplier', plural: 'suppliers' },
  catalog_item: { noun: 'catalog item', plural: 'catalog items' },
  category: { noun: 'category', plural: 'categories' },
  favorite: { noun: 'favorite', plural: 'favorites' },
  partner: { noun: 'service provider', plural: 'service providers' },
  tech_pack: { noun: 'brief', plural: 'briefs' },
  project_request: { noun: 'custom project request', plural: 'custom project requests' },
  quote: { noun: 'quote', plural: 'quotes' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof sourcingKinds, RecordNoun> {}
}
