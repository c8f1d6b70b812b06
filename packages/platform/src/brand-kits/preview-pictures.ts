import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { formOf, kitProductAddress, kitViews } from '@brandwright/providers/images/index.ts';

/** Addresses of drawings that show an idea in its colours on the kit's product. Drawn when looked at; nothing is stored. */
export function previewPictures(idea: BrandIdea, kit: BrandKitContent): string[] {
  const form = formOf(`${kit.productDescription} ${kit.category}`);
  const palette = idea.colorPalette.map(({ hexCode }) => hexCode.toLowerCase());
  return [0, 1, 2, 3].map((at) =>
    kitProductAddress({
      form,
      palette,
      view: kitViews[at % kitViews.length] ?? 'front',
      brandName: idea.brandName,
    }),
  );
}
