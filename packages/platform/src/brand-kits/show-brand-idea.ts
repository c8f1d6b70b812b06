import { showBrandIdea } from '@brandwright/contract/brand-kits/show-brand-idea.ts';
import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { recolor, recolorTo } from '@brandwright/contract/brand-kits/recolor.ts';
import { implement } from '../kernel/request/implementation.ts';
import { exampleKit } from './examples/index.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { inColors } from './name-colors.ts';
import { previewPictures } from './preview-pictures.ts';
import { isPicture } from './rules.ts';
import { countedIn } from './counted-in.ts';

type Color = Parameters<typeof recolor>[1];

/** The idea in other colors, with pictures drawn in them. Nothing is kept. */
function recolored(
  idea: BrandIdea,
  content: BrandKitContent,
  color: Color | undefined,
  hexCode: string | undefined,
): BrandIdea {
  const own = idea.colorPalette.map((one) => one.hexCode);
  const hexCodes = hexCode ? recolorTo(own, hexCode) : color ? recolor(own, color) : own;
  const colorPalette = inColors(idea.colorPalette, hexCodes);
  return { ...idea, colorPalette, images: previewPictures({ ...idea, colorPalette }, content) };
}

/** The idea with its pictures; where there are none yet, with drawings of how it would look. */
const withPictures = (idea: BrandIdea, content: BrandKitContent): BrandIdea =>
  idea.images.some((image) => isPicture(image) || image === 'LOADING')
    ? idea
    : { ...idea, images: previewPictures(idea, content) };

export default implement(showBrandIdea, {
  async run(context, { brandKit, brandIdea: named, which, request, color, hexCode }) {
    const brandIdea = countedIn(request) ?? named ?? which?.toLowerCase();
    const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
    const row = example ?? (await findKit(context, brandKit, brandIdea));
    const content: BrandKitContent = 'content' in row ? row.content : row;
    const idea = findIdea(content, brandIdea);
    const all = content.brandIdeas.generations;
    const shown = color || hexCode ? recolored(idea, content, color, hexCode) : withPictures(idea, content);
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        idea: shown,
        place: all.findIndex(({ uuid }) => uuid === idea.uuid) + 1,
        of: all.length,
        isChosen: content.brandIdeas.selectedUuid === idea.uuid,
        isRecolored: color !== undefined || hexCode !== undefined,
        ownColors: idea.colorPalette.map((one) => one.hexCode),
      },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});
