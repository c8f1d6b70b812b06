import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { formOfProduct, kitProductAddress, kitViews } from '@brandwright/artwork';

/**
 * Addresses of drawings that show an idea in its colors on the kit's product. Drawn when looked at; nothing is
 * stored. None where no form shows the product.
 */
export function previewPictures(idea: BrandIdea, kit: BrandKitContent): string[] {
  const form = formOfProduct(kit.productDescription, kit.category);
  if (form === undefined) return [];
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
