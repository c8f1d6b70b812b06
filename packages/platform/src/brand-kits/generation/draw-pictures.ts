import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { Providers } from '@brandwright/providers';
import type { BrandLook, ImageMaker, ImageRequest } from '@brandwright/artwork/image-maker/image-maker.ts';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { boardPlaces } from '@brandwright/artwork';
import { randomUUID } from 'node:crypto';
import { chosenIdea } from '../rules.ts';
import { fillSlots, type SlotPlace } from '../slots.ts';
import type { WorkOrder } from '../tables.ts';
import type { PlaceWork } from './places.ts';

/** A picture that lies in the file store already, to be written down as a file of the store. */
export interface DrawnFile {
  fileId: string;
  name: string;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  size: number;
  place: SlotPlace;
  slot: number;
}

export interface Drawn {
  files: DrawnFile[];
  /** Sentences of those that failed. */
  failures: string[];
}

/** What one slot should show. */
export function requestFor(
  kit: BrandKitContent,
  place: SlotPlace,
  slot: number,
  order: WorkOrder,
  seed: string,
): ImageRequest {
  const wish = order.wish ? `, ${order.wish}` : '';
  const base = { count: 1, model: order.model ?? 'OPENAI', seed: `${seed}\u0000${slot}` } as const;
  if (place.group === 'PRODUCT') {
    const sku = kit.productSkus.generations.find(({ uuid }) => uuid === place.uuid);
    const prompt = sku?.imagePrompt || sku?.title || kit.productDescription;
    return { ...base, prompt: `${prompt}${wish}`, ...lookOf(kit) };
  }
  if (place.group === 'IDEA') {
    const idea = kit.brandIdeas.generations.find(({ uuid }) => uuid === place.uuid);
    const prompt = idea?.imagePrompts[slot] || kit.productDescription;
    return { ...base, prompt: `${prompt}${wish}`, ...lookOf(kit, place.uuid) };
  }
  return { ...base, ...boardRequest(kit, slot, wish), ...lookOf(kit) };
}

/** What a place of the mood board shows: the product among what belongs to it, or a tile unlike all the others. */
function boardRequest(
  kit: BrandKitContent,
  slot: number,
  wish: string,
): Pick<ImageRequest, 'prompt' | 'tile' | 'designs'> {
  const idea = chosenIdea(kit);
  const prompts = idea?.moodboardPrompts ?? [];
  const place = boardPlaces(prompts.map((prompt, at) => (at === slot ? `${prompt}${wish}` : prompt)))[slot];
  if (place?.shows !== 'tile')
    return { prompt: `${productWords(kit, idea)}, styled with what belongs to it${wish}` };
  const { kind, designs } = place;
  const prompt = prompts[slot] || `${kind.replace('-', ' ')} for ${kit.productDescription}`;
  return { prompt: `${prompt}${wish}`, tile: kind, designs };
}

/** The brand's product in words, without the view that its own picture has. */
const productWords = (kit: BrandKitContent, idea: BrandIdea | undefined): string =>
  (idea?.imagePrompts[0] || kit.productDescription || kit.category).replace(
    /,? (?:from the )?front(?: view)?$/i,
    '',
  );

/** How the brand looks: of an idea, or of the chosen one. */
export function lookOf(kit: BrandKitContent, ideaUuid?: string): { look?: BrandLook } {
  const idea = ideaUuid ? kit.brandIdeas.generations.find(({ uuid }) => uuid === ideaUuid) : chosenIdea(kit);
  if (!idea) return {};
  return {
    look: {
      brandName: idea.brandName,
      slogan: idea.slogan,
      palette: idea.colorPalette.map(({ hexCode }) => hexCode),
    },
  };
}

export interface DrawWork {
  storeId: string;
  kit: BrandKitContent;
  work: readonly PlaceWork[];
  order: WorkOrder;
  /** Of the request: the same one draws the same pictures. */
  seed: string;
  tell: (done: number, of: number) => Promise<void>;
  signal: AbortSignal;
}

/** Draws every slot of some places, one after the other, and keeps the bytes. A slot that fails leaves the others. */
export async function drawPlaces(
  { imageMaker, files }: Pick<Providers, 'imageMaker' | 'files'>,
  { storeId, kit, work, order, seed, tell, signal }: DrawWork,
): Promise<Drawn> {
  const all = work.flatMap(({ place, slots }) => slots.map((slot) => ({ place, slot })));
  const drawn: Drawn = { files: [], failures: [] };
  const made = { ...order, model: order.model ?? engineFor(imageMaker, undefined) };
  for (const [at, { place, slot }] of all.entries()) {
    signal.throwIfAborted();
    try {
      const request = { ...requestFor(kit, place, slot, made, seed), signal };
      drawn.files.push({ ...(await keep(imageMaker, files, storeId, request)), place, slot });
    } catch (error) {
      if (signal.aborted) throw error;
      drawn.failures.push(error instanceof Error ? error.message : String(error));
    }
    await tell(at + 1, all.length);
  }
  return drawn;
}

async function keep(
  maker: ImageMaker,
  files: Providers['files'],
  storeId: string,
  request: ImageRequest,
): Promise<Omit<DrawnFile, 'place' | 'slot'>> {
  const [image] = await maker.make(request);
  if (!image) throw new Error('The image maker answered without a picture.');
  const fileId = randomUUID();
  await files.put(`${storeId}/${fileId}`, image.bytes, image.contentType);
  const extension = image.contentType.slice('image/'.length);
  return {
    fileId,
    name: `brand-picture-${fileId.slice(0, 8)}.${extension}`,
    contentType: image.contentType,
    size: image.bytes.length,
  };
}

/** The kit with drawn pictures in their slots. */
export function withDrawn(
  kit: BrandKitContent,
  drawn: readonly (DrawnFile & { url: string })[],
  work: readonly PlaceWork[],
): BrandKitContent {
  return work.reduce((next, { place }) => {
    const made = new Map(
      drawn
        .filter((one) => JSON.stringify(one.place) === JSON.stringify(place))
        .map((one) => [one.slot, one.url]),
    );
    return fillSlots(next, place, made);
  }, kit);
}
