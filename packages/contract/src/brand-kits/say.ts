import { count as countOf, listWords as listed } from '../kernel/words.ts';
import type { BrandIdea, BrandKit, BrandKitSummary } from './entities.ts';
import { tabNames, type WorkType } from './enums.ts';

export { countOf, listed };

/** "$24.50", from dollars. */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What is made, as it is said in a sentence. */
export const workNames = {
  TARGET_AUDIENCE: 'target audiences',
  BRAND_IDEA: 'brand ideas',
  PRODUCT_SKU: 'product ideas',
  MARKET_RESEARCH: 'market research',
  IDEA_IMAGES: 'brand pictures',
  MOODBOARD_IMAGES: 'mood board',
  PRODUCT_IMAGES: 'product pictures',
  SLIDES: 'slides',
} as const satisfies Record<WorkType, string>;

export const chosenIdeaOf = (kit: Pick<BrandKit, 'brandIdeas'>): BrandIdea | undefined =>
  kit.brandIdeas.generations.find(({ uuid }) => uuid === kit.brandIdeas.selectedUuid);

/** "Hushleaf (tea)". */
export const kitTitle = ({ name, category }: Pick<BrandKit, 'name' | 'category'>): string =>
  category && category.toLowerCase() !== name.toLowerCase() ? `${name} (${category})` : name;

/** What is being made and what is missing, in a sentence or two. */
export function stateOf(kit: BrandKit): string {
  const pending = kit.generations.filter(({ result }) => result === 'PENDING');
  if (pending.length > 0)
    return `Being made now: ${listed([...new Set(pending.map(({ type }) => workNames[type]))])} (${kit.progressPercent}%).`;
  const failed = kit.generations.filter(({ result }) => result === 'FAILURE');
  const failure = failed[0]?.failure ? ` The ${workNames[failed[0].type]} failed: ${failed[0].failure}` : '';
  if (kit.completeness.whole) return `It’s complete.${failure}`;
  return `${kit.prompts.length > 0 ? `${kit.prompts.join('. ')}.` : 'It isn’t complete yet.'}${failure}`;
}

/** "1 Hushleaf, 2 Dimmer (chosen)". */
export const ideaLine = (kit: Pick<BrandKit, 'brandIdeas'>): string =>
  listed(
    kit.brandIdeas.generations
      .slice(0, 8)
      .map(
        ({ brandName, uuid }, at) =>
          `${at + 1} ${brandName}${uuid === kit.brandIdeas.selectedUuid ? ' (chosen)' : ''}`,
      ),
  );

/** How many pictures are there, of slots that may be empty or still being drawn. */
export const filled = (slots: readonly string[]): number =>
  slots.filter((slot) => slot !== '' && slot !== 'LOADING').length;

/** A kit for a model: texts short, pictures counted. */
export function kitForModel(kit: BrandKit) {
  const audience = kit.targetAudiences.generations;
  return {
    id: kit.id,
    name: kit.name,
    category: kit.category,
    productDescription: kit.productDescription.slice(0, 400),
    version: kit.version,
    isSample: kit.isSample,
    isArchived: kit.isArchived,
    completeness: kit.completeness,
    prompts: kit.prompts,
    pending: kit.generations
      .filter(({ result }) => result === 'PENDING')
      .map(({ type, percent }) => ({ type, percent })),
    failed: kit.generations
      .filter(({ result }) => result === 'FAILURE')
      .map(({ type, failure }) => ({ type, failure })),
    audiences: audience.slice(0, 6).map(({ uuid, name }) => ({
      uuid,
      name,
      isChosen: uuid === kit.targetAudiences.selectedUuid,
    })),
    brandIdeas: kit.brandIdeas.generations.slice(0, 8).map((idea, at) => ({
      place: at + 1,
      uuid: idea.uuid,
      brandName: idea.brandName,
      slogan: idea.slogan,
      isChosen: idea.uuid === kit.brandIdeas.selectedUuid,
      colors: idea.colorPalette.map(({ hexCode, name }) => `${name} ${hexCode}`),
      pictures: filled(idea.images),
    })),
    productIdeas: kit.productSkus.generations.slice(0, 12).map((sku, at) => ({
      place: at + 1,
      uuid: sku.uuid,
      title: sku.title,
      // The wire has dollars here and cents elsewhere; models are told cents everywhere.
      suggestedRetailPriceMinor: Math.round(sku.suggestedRetailPrice * 100),
      isChosen: kit.productSkus.selectedUuids.includes(sku.uuid),
    })),
    moodboardPictures: filled(kit.moodboardImages),
    hasMarketResearch: kit.completeness.marketResearch,
    shareUrl: kit.shareUrl,
    waitlistCount: kit.waitlistCount,
    isWaitlistSitePublished: kit.isWaitlistSitePublished,
  };
}

/** A kit in a sentence: its name, what it is for, how far it is. */
export function kitSentence(kit: BrandKit): string {
  const idea = chosenIdeaOf(kit);
  const ideas = kit.brandIdeas.generations.length;
  const counts = [
    `${countOf(ideas, 'brand idea')}${ideas > 0 ? ` (${ideaLine(kit)})` : ''}`,
    countOf(kit.productSkus.generations.length, 'product idea'),
  ];
  return `${kitTitle(kit)}${idea?.slogan ? `: “${idea.slogan}”` : ''} has ${listed(counts)}. ${stateOf(kit)}`;
}

export const summaryLine = ({ name, category, completeness }: BrandKitSummary): string =>
  `${kitTitle({ name, category })}${completeness.whole ? ', complete' : ''}`;

/** "the mood board slide and the summary slide". */
export const slideList = (keys: readonly (keyof typeof tabNames)[]): string =>
  listed(keys.map((key) => tabNames[key]));
