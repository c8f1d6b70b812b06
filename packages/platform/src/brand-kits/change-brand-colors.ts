import type { InputOf } from '@brandwright/contract';
import { changeBrandColors } from '@brandwright/contract/brand-kits/change-brand-colors.ts';
import type { PaletteColor } from '@brandwright/contract/brand-kits/entities.ts';
import { recolor, recolorOne, recolorTo } from '@brandwright/contract/brand-kits/recolor.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { markLoading } from './generation/places.ts';
import { orderWork, type Work } from './generation/requests.ts';
import { changeKit } from './keep-kit.ts';
import { inColors } from './name-colors.ts';
import { type chosenSkus, changePalette, isPicture } from './rules.ts';
import { putBack, undoOf } from './undo-change.ts';
import { needOne } from './need-one.ts';

type ColorsInput = InputOf<typeof changeBrandColors>;

const places = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'];

function newPalette(palette: readonly PaletteColor[], input: ColorsInput): PaletteColor[] {
  const { color, hexCode, colorName, description } = input;
  const own = palette.map((one) => one.hexCode);
  const words = (one: PaletteColor): PaletteColor => ({
    ...one,
    name: colorName ?? one.name,
    description: description ?? one.description,
  });
  if (input.position === 'ALL') {
    const hexCodes = hexCode ? recolorTo(own, hexCode) : color ? recolor(own, color) : own;
    return inColors(palette, hexCodes).map((one, at) => (at === 0 ? words(one) : one));
  }
  const at = places.indexOf(input.position);
  const old = own[at] ?? '#000000';
  const next = own.map((hex, place) =>
    place === at ? (hexCode ?? (color ? recolorOne(old, color) : hex)) : hex,
  );
  return inColors(palette, next).map((one, place) => (place === at ? words(one) : one));
}

/** Pictures that show the colors and are there: of the idea, and, where it is the chosen one, of mood board and products. */
function worksToRedraw(kit: Parameters<typeof chosenSkus>[0], ideaUuid: string): Work[] {
  const idea = kit.brandIdeas.generations.find(({ uuid }) => uuid === ideaUuid);
  const works: Work[] = [];
  if (idea?.images.some(isPicture))
    works.push({ type: 'IDEA_IMAGES', order: { ideaUuid, slots: [0, 1, 2, 3] } });
  if (kit.brandIdeas.selectedUuid !== ideaUuid) return works;
  if (kit.moodboardImages.some(isPicture))
    works.push({ type: 'MOODBOARD_IMAGES', order: { slots: [0, 1, 2, 3, 4, 5, 6, 7] } });
  if (kit.productSkus.generations.some(({ image }) => isPicture(image)))
    works.push({ type: 'PRODUCT_IMAGES', order: { slots: [0] } });
  if (works.length > 0) works.push({ type: 'SLIDES', order: {} });
  return works;
}

export default implement(changeBrandColors, {
  async run(context, input) {
    needOne(
      [input.color, input.hexCode, input.colorName, input.description],
      'Say which color: a word such as green or warmer, or a code such as #2F6B4F.',
    );
    const row = await findKit(context, input.brandKit, input.brandIdea);
    const idea = findIdea(row.content, input.brandIdea);
    const palette = newPalette(idea.colorPalette, input);
    const isOther = palette.some(({ hexCode }, at) => hexCode !== idea.colorPalette[at]?.hexCode);
    const redrawn: Work[] = isOther && input.redraw ? worksToRedraw(row.content, idea.uuid) : [];
    const change = await changeKit(context, row.id, `Changed the colors of ${idea.brandName}`, (content) =>
      redrawn.reduce(
        (next, { type, order }) => markLoading(next, type, order),
        changePalette(content, idea.uuid, palette),
      ),
    );
    await orderWork(context, row.id, redrawn);
    return {
      ...(await changed(context, change)),
      undo: undoOf(change, redrawn.length > 0 ? 'pictures' : 'changed'),
    };
  },
  undo: putBack,
});
