import { getBrandKit } from '@brandwright/contract/brand-kits/kits.ts';
import { chosenIdeaOf } from '@brandwright/contract/brand-kits/say.ts';
import type { Context } from '../kernel/context.ts';

/** How a kit's brand looks, for pictures and packaging of other areas. */
export interface KitLook {
  brandKitId: string;
  brandName: string;
  slogan: string;
  /** `#RRGGBB`; the first is the main colour. */
  palette: string[];
  category: string;
  productDescription: string;
}

/** The look of a kit, by its id or name; of the one that was worked on last when nothing is said. Undefined before it has an idea. */
export async function kitLook(context: Context, brandKit?: string): Promise<KitLook | undefined> {
  const kit = await context.call(getBrandKit, brandKit === undefined ? {} : { brandKit });
  const idea = chosenIdeaOf(kit);
  if (!idea) return undefined;
  return {
    brandKitId: kit.id,
    brandName: idea.brandName,
    slogan: idea.slogan,
    palette: idea.colorPalette.map(({ hexCode }) => hexCode),
    category: kit.category,
    productDescription: kit.productDescription,
  };
}
