import type {
  BrandIdea,
  BrandKitContent,
  MarketResearch,
  ProductSku,
  TargetAudience,
} from '@brandwright/contract/brand-kits/entities.ts';
import type { GenerationType } from '@brandwright/contract/brand-kits/enums.ts';
import { ideaImageCount } from '@brandwright/contract/brand-kits/limits.ts';
import type {
  AudienceDraft,
  BrandEngine,
  BrandIdeaDraft,
  GenerationOptions,
  ProductIdeaDraft,
  ResearchSection,
} from '@brandwright/artwork/wording/brand-engine.ts';
import { namedId } from '../../kernel/data/random.ts';
import {
  addAudiences,
  addIdeas,
  addResearch,
  addSkus,
  chosenAudience,
  chosenIdea,
  emptySlots,
} from '../rules.ts';
import type { WorkOrder } from '../tables.ts';

/** How many are made unless somebody says. */
const usualCounts = { TARGET_AUDIENCE: 3, BRAND_IDEA: 3, PRODUCT_SKU: 6, MARKET_RESEARCH: 1 } as const;

export interface WordsRequest {
  /** The request's uuid: the first generation has it, the others follow from it, so a retry makes no doubles. */
  uuid: string;
  type: GenerationType;
  order: WorkOrder;
  /** When it was asked for, ISO. */
  createdAt: string;
  /** ISO day. */
  today: string;
  signal: AbortSignal;
}

/** Changes a kit by what was written. Applied to the kit as it is when the writing is done. */
export type WordsResult = (kit: BrandKitContent) => BrandKitContent;

/** Asks the engine for one part of a kit. Rejects with a plain sentence when the engine cannot. */
export async function writeWords(
  engine: BrandEngine,
  kit: BrandKitContent,
  request: WordsRequest,
): Promise<WordsResult> {
  const brief = { category: kit.category, productDescription: kit.productDescription };
  const audience = chosenAudience(kit);
  const idea = chosenIdea(kit);
  const options = optionsOf(kit, request);
  const idAt = (at: number) => (at === 0 ? request.uuid : namedId('brand generation', request.uuid, at));
  const stamp = (at: number) => ({
    uuid: idAt(at),
    // A millisecond apart, so that the order in which they were made stays.
    createdAt: new Date(Date.parse(request.createdAt) + at).toISOString(),
  });
  switch (request.type) {
    case 'TARGET_AUDIENCE': {
      const drafts = await engine.targetAudiences(brief, options);
      return (now) =>
        addAudiences(
          now,
          drafts.map((draft, at) => audienceOf(draft, stamp(at))),
        );
    }
    case 'BRAND_IDEA': {
      const drafts = await engine.brandIdeas(brief, audience, options);
      return (now) =>
        addIdeas(
          now,
          drafts.map((draft, at) => ideaOf(draft, stamp(at))),
        );
    }
    case 'PRODUCT_SKU': {
      const drafts = await engine.productIdeas(brief, idea && engineIdea(idea), audience, options);
      return (now) =>
        addSkus(
          now,
          drafts.map((draft, at) => skuOf(draft, stamp(at))),
        );
    }
    case 'MARKET_RESEARCH': {
      const sections = await engine.marketResearch(brief, idea, audience, options);
      return (now) => addResearch(now, researchOf(sections, stamp(0)));
    }
  }
}

function optionsOf(
  kit: BrandKitContent,
  { uuid, type, order, today, signal }: WordsRequest,
): GenerationOptions {
  const avoid = {
    TARGET_AUDIENCE: kit.targetAudiences.generations.map(({ name }) => name),
    BRAND_IDEA: kit.brandIdeas.generations.map(({ brandName }) => brandName),
    PRODUCT_SKU: kit.productSkus.generations.map(({ title }) => title),
    MARKET_RESEARCH: [],
  }[type];
  return {
    // The request decides: a retry gives the same words, the same brief asked again gives others.
    seed: uuid,
    count: order.count ?? usualCounts[type],
    avoid,
    ...(order.wish ? { wish: order.wish } : {}),
    today,
    signal,
  };
}

/** As the engine takes a chosen idea. */
const engineIdea = ({
  brandName,
  colorPalette,
}: BrandIdea): Pick<BrandIdeaDraft, 'brandName' | 'colorPalette'> | undefined => {
  const [first, second, third, fourth] = colorPalette;
  return first && second && third && fourth
    ? { brandName, colorPalette: [first, second, third, fourth] }
    : undefined;
};

type Stamp = { uuid: string; createdAt: string };

const audienceOf = (
  { name, description, ageRange, needs, channels }: AudienceDraft,
  stamp: Stamp,
): TargetAudience => ({
  ...stamp,
  name: name.slice(0, 80),
  description: description.slice(0, 2000),
  ageRange: ageRange.slice(0, 40),
  needs: needs.slice(0, 12).map((need) => need.slice(0, 200)),
  channels: channels.slice(0, 12).map((channel) => channel.slice(0, 200)),
});

const ideaOf = (draft: BrandIdeaDraft, stamp: Stamp): BrandIdea => ({
  ...stamp,
  brandName: draft.brandName.slice(0, 80),
  slogan: draft.slogan.slice(0, 200),
  mission: draft.mission.slice(0, 1000),
  valueProps: draft.valueProps.map((prop) => prop.slice(0, 200)),
  colorPalette: draft.colorPalette.map(({ hexCode, name, description }) => ({
    hexCode: hexCode.toUpperCase(),
    name: name.slice(0, 80),
    description: description.slice(0, 400),
  })),
  images: emptySlots(ideaImageCount),
  imagePrompts: draft.imagePrompts.map((prompt) => prompt.slice(0, 1000)),
  imageTray: [],
  moodboardPrompts: draft.moodboardPrompts.slice(0, 8).map((prompt) => prompt.slice(0, 1000)),
});

const skuOf = (draft: ProductIdeaDraft, stamp: Stamp): ProductSku => ({
  ...stamp,
  title: draft.title.slice(0, 160),
  suggestedRetailPrice: Math.round(draft.suggestedRetailPriceMinor) / 100,
  popularity: Math.max(1, Math.min(100, Math.round(draft.popularity))),
  description: draft.description.slice(0, 2000),
  image: '',
  imagePrompt: draft.imagePrompt.slice(0, 1000),
  imageTray: [],
});

/** Sections under headings; an estimate says that it is one. */
export const researchOf = (sections: readonly ResearchSection[], stamp: Stamp): MarketResearch => ({
  ...stamp,
  content: sections
    .map(
      ({ title, body, isEstimate }) =>
        `## ${title}\n\n${body.trim()}${isEstimate ? '\n\n*Figures here are estimates.*' : ''}`,
    )
    .join('\n\n')
    .slice(0, 40_000),
});
