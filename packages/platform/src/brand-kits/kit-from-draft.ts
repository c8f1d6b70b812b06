import type { BrandIdea, BrandKitContent, ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys } from '@brandwright/contract/brand-kits/enums.ts';
import {
  formIn,
  formOfProduct,
  kitProductAddress,
  kitViews,
  moodboardTiles,
  tileAddress,
} from '@brandwright/artwork';
import { addIdeas, addSkus, emptyKit, emptySlots } from './rules.ts';

/** A kit in few words: for the examples that everybody sees and for the demo stores. */
export interface KitDraft {
  category: string;
  productDescription: string;
  audiences: readonly {
    name: string;
    description: string;
    ageRange: string;
    needs: readonly string[];
    channels: readonly string[];
  }[];
  ideas: readonly IdeaDraft[];
  products: readonly ProductDraft[];
  /** Markdown; empty for none. */
  research: string;
  /** Pictures of the idea and the mood board that are there. */
  ideaImages: number;
  moodboardImages: number;
  hasSlides: boolean;
}

export interface IdeaDraft {
  brandName: string;
  slogan: string;
  mission: string;
  valueProps: readonly [string, string, string];
  /** Hex code, name and what it is for. */
  colors: readonly (readonly [string, string, string])[];
}

export interface ProductDraft {
  title: string;
  priceMinor: number;
  popularity: number;
  description: string;
}

/** Makes a kit of a draft. Its pictures are drawings named by their addresses; `id` names the parts. */
export function kitFromDraft(
  draft: KitDraft,
  id: (...words: (string | number)[]) => string,
  createdAt: Date,
): BrandKitContent {
  const at = (offset: number) => new Date(createdAt.getTime() + offset * 1000).toISOString();
  const ideas = draft.ideas.map((idea, place) =>
    ideaOf(draft, idea, id('idea', place), at(10 + place), place === 0 ? draft.ideaImages : 0),
  );
  const [first] = ideas;
  const products = draft.products.map((product, place) =>
    skuOf(first, product, place, { uuid: id('product', place), createdAt: at(60 + place) }),
  );
  const audiences = draft.audiences.map((audience, place) => ({
    ...audience,
    needs: [...audience.needs],
    channels: [...audience.channels],
    uuid: id('audience', place),
    createdAt: at(-place),
  }));
  const base: BrandKitContent = {
    ...emptyKit(),
    category: draft.category,
    productDescription: draft.productDescription,
    targetAudiences: { generations: audiences, selectedUuid: audiences[0]?.uuid ?? null },
    marketResearch:
      draft.research === '' ? null : { uuid: id('research'), createdAt: at(90), content: draft.research },
    moodboardImages: first ? moodboardOf(draft, first, draft.moodboardImages) : emptySlots(8),
  };
  const made = addSkus(addIdeas(base, ideas), products);
  return draft.hasSlides && first
    ? {
        ...made,
        thumbnailImages: slideKeys.map((key, place) => ({ key, value: slideStandIn(first, draft, place) })),
      }
    : made;
}

const paletteOf = (idea: Pick<BrandIdea, 'colorPalette'>): string[] =>
  idea.colorPalette.map(({ hexCode }) => hexCode.toLowerCase());

function ideaOf(
  draft: KitDraft,
  idea: IdeaDraft,
  uuid: string,
  createdAt: string,
  pictures: number,
): BrandIdea {
  const colorPalette = idea.colors.map(([hexCode, name, description]) => ({ hexCode, name, description }));
  const form = formOfDraft(draft);
  const images = emptySlots(4).map((_, at) =>
    at < pictures && form
      ? kitProductAddress({
          form,
          palette: paletteOf({ colorPalette }),
          view: kitViews[at] ?? 'front',
          brandName: idea.brandName,
        })
      : '',
  );
  const prompts = ['from the front', 'as a group', 'up close', 'where it is used'].map(
    (view) => `${draft.productDescription}, ${view}`,
  );
  return {
    uuid,
    createdAt,
    brandName: idea.brandName,
    slogan: idea.slogan,
    mission: idea.mission,
    valueProps: [...idea.valueProps],
    colorPalette,
    images,
    imagePrompts: prompts,
    imageTray: images.filter((image) => image !== ''),
    moodboardPrompts: moodboardTiles(idea.brandName).map((place) =>
      place.shows === 'tile'
        ? `${place.kind.replace('-', ' ')} for ${draft.productDescription}`
        : `still life with ${draft.productDescription}`,
    ),
  };
}

const formOfDraft = ({ productDescription, category }: KitDraft) =>
  formOfProduct(productDescription, category);

/** Products side by side are seen from different sides. */
const productViews = ['front', 'lifestyle', 'group', 'close'] as const;

function skuOf(
  idea: BrandIdea | undefined,
  product: ProductDraft,
  place: number,
  stamp: Pick<ProductSku, 'uuid' | 'createdAt'>,
): ProductSku {
  const form = formIn(product.title);
  const image =
    idea && form
      ? kitProductAddress({
          form,
          palette: paletteOf(idea),
          view: productViews[place % productViews.length] ?? 'front',
          brandName: idea.brandName,
        })
      : '';
  return {
    ...stamp,
    title: product.title,
    suggestedRetailPrice: product.priceMinor / 100,
    popularity: product.popularity,
    description: product.description,
    image,
    imagePrompt: `${product.title}, on a plain ground`,
    imageTray: image ? [image] : [],
  };
}

const moodboardOf = (draft: KitDraft, idea: BrandIdea, count: number): string[] =>
  moodboardTiles(`${idea.brandName} ${draft.category}`).map((place, at) => {
    const form = formOfDraft(draft);
    if (at >= count) return '';
    const look = { palette: paletteOf(idea), brandName: idea.brandName };
    if (place.shows === 'tile') return tileAddress({ kind: place.kind, seed: place.seed, ...look });
    return form ? kitProductAddress({ form, view: 'lifestyle', ...look }) : '';
  });

/** A drawing that stands for a slide until the slides are drawn anew. */
function slideStandIn(idea: BrandIdea, draft: KitDraft, place: number): string {
  const tiles = moodboardTiles(`${idea.brandName} ${draft.category} slides`).filter(
    ({ shows }) => shows === 'tile',
  );
  const tile = tiles[place % tiles.length];
  const { kind, seed } = tile?.shows === 'tile' ? tile : { kind: 'color-study' as const, seed: place };
  return tileAddress({ kind, seed, palette: paletteOf(idea), brandName: idea.brandName });
}
