import { desc } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { onceIn } from '../kernel/records/records.ts';
import { kept, type KitRow } from './find-kit.ts';
import { brandKits } from './tables.ts';

/** Kits that are looked through for a name, the latest first. */
const mostKits = 60;
const mostFound = 6;

const latestKits = onceIn((context): Promise<KitRow[]> =>
  context.db
    .select()
    .from(brandKits)
    .where(kept(context))
    .orderBy(desc(brandKits.updatedAt), desc(brandKits.id))
    .limit(mostKits),
);

const kitNoun = /\b(?:brand ?kit|kit|brand)s?\b/i;
const ideaNoun = /\b(?:brand )?(?:idea|concept)s?\b/i;
const productNoun = /\b(?:product ideas?|product|sku|idea)s?\b/i;

const best = (found: RecordCandidate[]): RecordCandidate[] =>
  found.sort((a, b) => b.score - a.score).slice(0, mostFound);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/(?<=[^s])s$/, ''));
const plain = new Set(['the', 'our', 'new', 'whole', 'brand', 'this', 'that', 'last', 'other', 'and', 'for']);

/** "the soap kit", "the kit for pocket journals": words of what is sold, right beside the word kit. */
function described(description: string, words: string): { matched: string; score: number } {
  const own = new Set(wordsOf(description));
  const [, before = '', after = ''] =
    /((?:[\p{L}\p{N}'-]+\s+){0,3})(?:brand ?kit|kit|brand)s?\b(?:\s+(?:for|about|of)\s+((?:[\p{L}\p{N}'-]+\s*){1,4}))?/iu.exec(
      words,
    ) ?? [];
  for (const said of [before, after]) {
    const shared = said
      .split(/\s+/)
      .filter((word) => wordsOf(word).some((one) => own.has(one) && !plain.has(one)));
    if (shared.length > 0)
      return { matched: shared.join(' ').toLowerCase(), score: Math.min(0.9, 0.72 + 0.08 * shared.length) };
  }
  return { matched: '', score: 0 };
}

/** Kits by their brand's name, or by their category with the word "kit" beside it: "the tea kit". */
export const kitFinder: RecordFinder = {
  kind: 'brand_kit',
  async find(context, words) {
    const rows = await latestKits(context);
    return best(
      rows.flatMap((row): RecordCandidate[] => {
        const named = nameLikeness(row.name, words, kitNoun, 'first');
        const sort = kitNoun.test(words)
          ? nameLikeness(row.category, words, kitNoun, 'head')
          : { matched: '', score: 0 };
        const told = described(row.content.productDescription, words);
        const found = [named, { ...sort, score: 0.9 * sort.score }, told].reduce((one, other) =>
          other.score > one.score ? other : one,
        );
        if (found.score < 0.6 || found.matched === '') return [];
        const label = row.category ? `${row.name} (${row.category})` : row.name;
        return [{ kind: 'brand_kit', value: row.id, id: row.id, label, ...found }];
      }),
    );
  },
};

interface Part {
  uuid: string;
  name: string;
  kit: KitRow;
}

/** Parts by name, in any kit. Places ("the second idea") are said of what is in view, and read there. */
function partFinder(
  kind: 'brand_idea' | 'product_idea',
  noun: RegExp,
  partsOf: (kit: KitRow) => Part[],
): RecordFinder {
  return {
    kind,
    async find(context, words) {
      const rows = await latestKits(context);
      return best(
        rows.flatMap(partsOf).flatMap((part): RecordCandidate[] => {
          const { matched, score } = nameLikeness(part.name, words, noun, 'first');
          return score < 0.6 || matched === '' ? [] : [candidate(kind, part, matched, score)];
        }),
      );
    },
  };
}

const candidate = (
  kind: RecordCandidate['kind'],
  { uuid, name, kit }: Part,
  matched: string,
  score: number,
): RecordCandidate => ({
  kind,
  value: uuid,
  id: uuid,
  label: kit.name === name ? name : `${name} (${kit.name})`,
  matched,
  score,
});

export const ideaFinder: RecordFinder = partFinder('brand_idea', ideaNoun, (kit) =>
  kit.content.brandIdeas.generations.map(({ uuid, brandName }) => ({ uuid, name: brandName, kit })),
);

export const productFinder: RecordFinder = partFinder('product_idea', productNoun, (kit) =>
  kit.content.productSkus.generations.map(({ uuid, title }) => ({ uuid, name: title, kit })),
);
