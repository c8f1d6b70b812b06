import { OperationError } from '@brandwright/contract';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import type { DesignFont } from '@brandwright/contract/design/studio/enums.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { brandVoice, letterableName, type Typeface } from '@brandwright/artwork';
import type { Context } from '../../kernel/request/context.ts';

/** How the brand looks on a design. */
export interface BrandLook {
  brandKitId: string | null;
  brandName: string;
  slogan: string | null;
  /** `#rrggbb`, lower case; the main color first. */
  palette: readonly string[];
  /** Name of the brand's mark. */
  mark: string;
  /** The face in which the brand's name is set. */
  font: DesignFont;
}

/** The look of a kit; without one named, of the kit last worked on; without any, the name of the store. */
export async function brandLook(context: Context, brandKit?: string): Promise<BrandLook> {
  try {
    const kit = await context.call(getBrandKit, brandKit === undefined ? {} : { brandKit });
    const idea =
      kit.brandIdeas.generations.find(({ uuid }) => uuid === kit.brandIdeas.selectedUuid) ??
      kit.brandIdeas.generations[0];
    const brandName = idea?.brandName || kit.name;
    return {
      brandKitId: kit.isSample ? null : kit.id,
      brandName,
      slogan: idea?.slogan || null,
      palette: (idea?.colorPalette ?? []).map(({ hexCode }) => hexCode.toLowerCase()),
      ...voiceOf(brandName),
    };
  } catch (error) {
    if (brandKit !== undefined || !(error instanceof OperationError)) throw error;
    const name = await storeName(context);
    return { brandKitId: null, brandName: name, slogan: null, palette: [], ...voiceOf(name) };
  }
}

/** The look of a design's own kit; when that kit is gone, as without one. */
export async function lookOfDesign(context: Context, brandKitId: string | null): Promise<BrandLook> {
  if (brandKitId === null) return brandLook(context);
  try {
    return await brandLook(context, brandKitId);
  } catch (error) {
    if (error instanceof OperationError) return brandLook(context);
    throw error;
  }
}

async function storeName(context: Context): Promise<string> {
  try {
    return (await context.call(getStore, {})).name;
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not_found') return 'Our brand';
    throw error;
  }
}

const fonts: Record<Typeface, DesignFont> = {
  fraunces: 'fraunces',
  'fraunces-italic': 'fraunces',
  inter: 'inter',
  'inter-bold': 'inter',
  grotesk: 'space-grotesk',
  'grotesk-light': 'space-grotesk',
  garamond: 'cormorant-garamond',
  'garamond-italic': 'cormorant-garamond',
  'archivo-black': 'archivo-black',
  caveat: 'caveat',
  'dm-serif': 'dm-serif-display',
  'dm-serif-italic': 'dm-serif-display',
};

function voiceOf(name: string): Pick<BrandLook, 'mark' | 'font'> {
  const voice = brandVoice(letterableName(name));
  return { mark: voice.mark, font: fonts[voice.name.typeface] };
}
