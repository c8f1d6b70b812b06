import { OperationError, type InputOf } from '@brandwright/contract';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { cancelBrandGenerations as cancelDeclaration } from '@brandwright/contract/brand-kits/cancel-brand-generations.ts';
import { drawBrandSlides as slidesDeclaration } from '@brandwright/contract/brand-kits/draw-brand-slides.ts';
import { generateBrandKitPart as generateDeclaration } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { makeBrandPictures as drawDeclaration } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { putBrandPicture as putDeclaration } from '@brandwright/contract/brand-kits/put-brand-picture.ts';
import { pictureToPut } from '../picture-files.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { findIdea, findSku } from '../find-part.ts';
import { changeKit } from '../keep-kit.ts';
import { isListed } from '../rules.ts';
import { drawSlides, keepSlides } from '../slides/keep-slides.ts';
import { putPicture, slotsAt, type SlotPlace } from '../slots.ts';
import type { WorkOrder } from '../tables.ts';
import { putBack, undoOf } from '../undo-change.ts';
import { cancelWork } from './cancel.ts';
import { markLoading } from './places.ts';
import { orderWork, pendingWork } from './requests.ts';

/** So many pieces of one type wait at most; more is a founder's hurry, not a wish. */
const mostWaiting = 4;

export const generateBrandKitPart = implement(generateDeclaration, {
  async run(context, { brandKit, type, wish, count }) {
    const row = await findKit(context, brandKit);
    needBrief(row);
    await needRoom(context, row, [type]);
    if (type === 'MARKET_RESEARCH' && row.content.marketResearch)
      throw new OperationError(
        'conflict',
        'This kit has market research already, and it is kept. Empty it first, then ask for new one.',
      );
    const order: WorkOrder = { ...(wish ? { wish } : {}), ...(count ? { count } : {}) };
    const pictures = type === 'PRODUCT_SKU' ? [{ type: 'PRODUCT_IMAGES' as const, order: {} }] : [];
    await orderWork(context, row.id, [{ type, order }, ...pictures]);
    return {
      output: await describeKit(context, await findKit(context, row.id)),
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});

function needBrief(row: KitRow): void {
  if (!isListed(row.content))
    throw new OperationError(
      'conflict',
      'This kit does not say yet what it is for. Give it a category and a product description first.',
    );
}

async function needRoom(
  context: Context,
  row: KitRow,
  types: Parameters<typeof pendingWork>[2],
): Promise<void> {
  const waiting = await pendingWork(context, row.id, types);
  if (waiting.length >= mostWaiting)
    throw new OperationError('conflict', 'That is being made already. Wait for it, or stop it first.');
}

export const cancelBrandGenerations = implement(cancelDeclaration, {
  async run(context, { brandKit, types }) {
    const row = await findKit(context, brandKit);
    const canceled = await cancelWork(context, row.id, types);
    const kit = await describeKit(context, await findKit(context, row.id));
    return { output: { ...kit, canceled }, subject: { kind: 'brand_kit', id: row.id } };
  },
});

type Pictures = Pick<InputOf<typeof drawDeclaration>, 'pictures' | 'brandIdea' | 'productIdea'>;

/** The place that is meant. A product is the only chosen one when it is not said. */
export function placeMeant(row: KitRow, { pictures, brandIdea, productIdea }: Pictures): SlotPlace {
  if (pictures === 'MOODBOARD') return { group: 'MOODBOARD' };
  if (pictures === 'IDEA') return { group: 'IDEA', uuid: findIdea(row.content, brandIdea).uuid };
  if (productIdea === undefined)
    throw new OperationError(
      'bad_input',
      `Which product idea? There are: ${row.content.productSkus.generations.map(({ title }) => title).join(', ') || 'none yet'}.`,
      [{ path: 'productIdea', message: 'Needed.' }],
    );
  return { group: 'PRODUCT', uuid: findSku(row.content, productIdea).uuid };
}

/** The slot from 0. Refuses one that is not there. */
export function slotMeant(row: KitRow, place: SlotPlace, slot: number): number {
  const { length } = slotsAt(row.content, place);
  if (slot <= length) return slot - 1;
  throw new OperationError(
    'bad_input',
    length === 1
      ? 'A product idea has one picture.'
      : `There are ${length} places for pictures here, 1 to ${length}.`,
    [{ path: 'slot', message: `1 to ${length}.` }],
  );
}

export const makeBrandPictures = implement(drawDeclaration, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit, input.productIdea ?? input.brandIdea);
    needBrief(row);
    const type = ({ IDEA: 'IDEA_IMAGES', MOODBOARD: 'MOODBOARD_IMAGES', PRODUCT: 'PRODUCT_IMAGES' } as const)[
      input.pictures
    ];
    await needRoom(context, row, [type]);
    if (input.model && context.via === 'partner') engineFor(context.providers.imageMaker, input.model);
    const order = orderOf(row, input);
    await changeKit(context, row.id, 'Asked for new pictures', (content) =>
      markLoading(content, type, order),
    );
    await orderWork(context, row.id, [{ type, order }]);
    return {
      output: await describeKit(context, await findKit(context, row.id)),
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});

/** All slots of the place, or the one that is named; all products when none is. */
function orderOf(row: KitRow, input: InputOf<typeof drawDeclaration>): WorkOrder {
  const { wish, model, slot } = input;
  const shared = { ...(wish ? { wish } : {}), ...(model ? { model } : {}) };
  if (input.pictures === 'PRODUCT' && input.productIdea === undefined) {
    if (row.content.productSkus.generations.length === 0)
      throw new OperationError(
        'conflict',
        'This kit has no product ideas yet. Say "make product ideas" to get some.',
      );
    return { ...shared, slots: [0] };
  }
  if (input.pictures !== 'PRODUCT') findIdea(row.content, input.brandIdea);
  const place = placeMeant(row, input);
  const slots =
    slot === undefined ? slotsAt(row.content, place).map((_, at) => at) : [slotMeant(row, place, slot)];
  if (place.group === 'IDEA') return { ...shared, ideaUuid: place.uuid, slots };
  return place.group === 'PRODUCT' ? { ...shared, skuUuid: place.uuid, slots } : { ...shared, slots };
}

export const putBrandPicture = implement(putDeclaration, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit, input.productIdea ?? input.brandIdea);
    const place = placeMeant(row, input);
    const slot = slotFor(row, place, input.slot);
    const picture = await pictureToPut(context, row.content, input);
    const change = await changeKit(context, row.id, 'Put a picture into the kit', (content) =>
      putPicture(content, place, slot, picture),
    );
    return changed(context, change);
  },
  undo: putBack,
});

/** The slot that is said, or the first empty one, or the first. */
function slotFor(row: KitRow, place: SlotPlace, slot: number | undefined): number {
  if (slot !== undefined) return slotMeant(row, place, slot);
  return Math.max(0, slotsAt(row.content, place).indexOf(''));
}

export const drawBrandSlides = implement(slidesDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    needBrief(row);
    const slides = await drawSlides(context.providers, context.storeId, row.content);
    const change = await keepSlides(context, row.id, slides);
    return { ...(await changed(context, change)), undo: undoOf(change) };
  },
  undo: putBack,
});
