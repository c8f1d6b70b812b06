import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const brandKitKinds = {
  brand_kit: { noun: 'brand kit', plural: 'brand kits' },
  brand_idea: { noun: 'brand idea', plural: 'brand ideas' },
  product_idea: { noun: 'product idea', plural: 'product ideas' },
  brand_kit_module: { noun: 'brand module', plural: 'brand modules' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof brandKitKinds, RecordNoun> {}
}
