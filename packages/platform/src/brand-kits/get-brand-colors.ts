import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { getBrandColors } from '@brandwright/contract/brand-kits/get-brand-colors.ts';
import { inkColor, valuesOf } from '@brandwright/contract/brand-kits/recolor.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { exampleKit } from './examples/index.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';

/** A kit of the store, or an example. */
async function contentNamed(
  context: Context,
  brandKit: string | undefined,
  brandIdea: string | undefined,
): Promise<{ id: string; content: BrandKitContent }> {
  const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
  return example ? { id: example.id, content: example } : findKit(context, brandKit, brandIdea);
}

export default implement(getBrandColors, {
  async run(context, { brandKit, brandIdea }) {
    const { id, content } = await contentNamed(context, brandKit, brandIdea);
    const idea = findIdea(content, brandIdea);
    return {
      output: {
        brandKitId: id,
        brandName: idea.brandName,
        ink: inkColor,
        colors: idea.colorPalette.map((color, at) => ({
          place: at + 1,
          ...color,
          ...valuesOf(color.hexCode),
        })),
      },
      subject: { kind: 'brand_kit', id },
    };
  },
});
