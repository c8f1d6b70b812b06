import { OperationError } from '@brandwright/contract';
import { emptyImage, loadingImage, type BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { cancelWork } from './generation/cancel.ts';
import { changeKit, contentOfVersion, type Change } from './keep-kit.ts';
import { mergeKits } from './merge.ts';

/**
 * How a change is taken back. `changed`: only what it changed, as far as nobody changed that since. `idea`: all that hangs
 * on the chosen idea goes back with it. `pictures`: pictures that the change began to draw go back to the former ones.
 * `whole`: the kit as it was.
 */
const undoKinds = ['changed', 'idea', 'pictures', 'whole'] as const;
type UndoKind = (typeof undoKinds)[number];

const pictureWork = ['IDEA_IMAGES', 'MOODBOARD_IMAGES', 'PRODUCT_IMAGES', 'SLIDES'] as const;

const saved = z.object({
  kitId: z.uuid(),
  from: z.int(),
  to: z.int(),
  kind: z.enum(undoKinds),
});

/** What undoing needs to know; the contents are in the versions. */
export const undoOf = ({ before, after }: Change, kind: UndoKind = 'changed'): z.output<typeof saved> => ({
  kitId: after.id,
  from: before.version,
  to: after.version,
  kind,
});

export async function putBack(context: Context, undo: unknown): Promise<void> {
  const { kitId, from, to, kind } = saved.parse(undo);
  if (from === to) return;
  const before = await contentOfVersion(context, kitId, from);
  const after = await contentOfVersion(context, kitId, to);
  if (!before || !after)
    throw new OperationError('conflict', 'That change is too old to undo: its version is no longer kept.');
  if (kind === 'pictures') await cancelWork(context, kitId, pictureWork);
  else if (kind !== 'changed') await cancelWork(context, kitId);
  await changeKit(context, kitId, 'Undid a change', (current) => taken(kind, before, after, current));
}

function taken(
  kind: UndoKind,
  before: BrandKitContent,
  after: BrandKitContent,
  current: BrandKitContent,
): BrandKitContent {
  if (kind === 'whole') return withoutLoading(before);
  if (kind === 'changed') return mergeKits(after, current, withoutLoading(before));
  if (kind === 'pictures') return mergeKits(after, asLoading(current, after), withoutLoading(before));
  const { moodboardImages, productSkus, marketResearch, thumbnailImages, slideColors, brandIdeas } =
    withoutLoading(before);
  const back = mergeKits(
    after,
    { ...current, brandIdeas: { ...current.brandIdeas, selectedUuid: after.brandIdeas.selectedUuid } },
    before,
  );
  return {
    ...back,
    brandIdeas: { ...back.brandIdeas, selectedUuid: brandIdeas.selectedUuid },
    moodboardImages,
    productSkus,
    marketResearch,
    thumbnailImages,
    slideColors,
  };
}

/** Slots that the change set loading count as untouched since, whatever was drawn in them. */
function asLoading(current: BrandKitContent, after: BrandKitContent): BrandKitContent {
  const back = (slots: readonly string[], then: readonly string[] = []) =>
    slots.map((slot, at) => (then[at] === loadingImage ? loadingImage : slot));
  const byUuid = <G extends { uuid: string }>(all: readonly G[], uuid: string) =>
    all.find((one) => one.uuid === uuid);
  return {
    ...current,
    moodboardImages: back(current.moodboardImages, after.moodboardImages),
    brandIdeas: {
      ...current.brandIdeas,
      generations: current.brandIdeas.generations.map((idea) => ({
        ...idea,
        images: back(idea.images, byUuid(after.brandIdeas.generations, idea.uuid)?.images),
      })),
    },
    productSkus: {
      ...current.productSkus,
      generations: current.productSkus.generations.map((sku) => ({
        ...sku,
        image: back([sku.image], [byUuid(after.productSkus.generations, sku.uuid)?.image ?? ''])[0] ?? '',
      })),
    },
  };
}

/** What was loading then is not loading any more. */
export function withoutLoading(kit: BrandKitContent): BrandKitContent {
  const emptied = (slot: string) => (slot === loadingImage ? emptyImage : slot);
  return {
    ...kit,
    moodboardImages: kit.moodboardImages.map(emptied),
    brandIdeas: {
      ...kit.brandIdeas,
      generations: kit.brandIdeas.generations.map((idea) => ({ ...idea, images: idea.images.map(emptied) })),
    },
    productSkus: {
      ...kit.productSkus,
      generations: kit.productSkus.generations.map((sku) => ({ ...sku, image: emptied(sku.image) })),
    },
  };
}
