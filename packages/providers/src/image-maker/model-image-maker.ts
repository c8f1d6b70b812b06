import { generateImage, type ImageModel } from 'ai';
import sharp from 'sharp';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import { hashOf } from '@brandwright/artwork/drawing/seeded.ts';
import { asImageRefused } from './image-failures.ts';
import {
  checkRequest,
  ImageRefused,
  type ImageMaker,
  type ImageRequest,
  type MadeImage,
} from '@brandwright/artwork/image-maker/image-maker.ts';
import { checkStill } from '@brandwright/artwork/image-maker/still.ts';

/** An image model with what its service takes. */
export interface ImageEngine {
  /** As it is shown: the model's own name. */
  name: string;
  /** Where its settings are, for the sentence that says that the key was refused. */
  settings: string;
  model: ImageModel;
  /** Characters of a prompt at most. */
  longestPrompt: number;
  /** Largest seed it takes; none where it takes no seed. */
  largestSeed?: number;
  providerOptions?: Parameters<typeof generateImage>[0]['providerOptions'];
}

const side = 1024;
const timeoutMs = 120_000;
/** So often it is asked again when it is busy or away. */
const retries = 1;

/**
 * Asks the image models that are configured, through the AI SDK; for an engine that is not, `local` draws. Rejects with
 * ImageRefused, or with the signal's reason when it was aborted.
 */
export function createModelImageMaker(
  engines: Partial<Readonly<Record<DesignModel, ImageEngine>>>,
  local: ImageMaker,
): ImageMaker {
  return {
    nameOf: (model) => engines[model]?.name ?? local.nameOf(model),
    async make(request) {
      const engine = engines[request.model];
      if (!engine) return local.make(request);
      checkRequest(request);
      checkStill(request.prompt);
      request.signal?.throwIfAborted();
      const images = await ask(engine, request);
      if (images.length < request.count)
        throw new ImageRefused(
          'failed',
          `The engine made ${images.length} of ${request.count} pictures. Try again.`,
        );
      return Promise.all(images.slice(0, request.count).map(checked));
    },
  };
}

async function ask(engine: ImageEngine, request: ImageRequest): Promise<Uint8Array[]> {
  const { signal, reference, count, seed } = request;
  const limit = AbortSignal.timeout(timeoutMs);
  const text = promptFor(request).slice(0, engine.longestPrompt);
  try {
    const { images } = await generateImage({
      model: engine.model,
      prompt: reference ? { text, images: [reference.bytes] } : text,
      n: count,
      size: `${side}x${side}`,
      maxRetries: retries,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(engine.largestSeed === undefined ? {} : { seed: 1 + (hashOf(seed) % engine.largestSeed) }),
      ...(engine.providerOptions ? { providerOptions: engine.providerOptions } : {}),
    });
    return images.map(({ uint8Array }) => uint8Array);
  } catch (error) {
    signal?.throwIfAborted();
    throw asImageRefused(error, limit.aborted, engine.settings);
  }
}

/** The words of the request with what the model cannot know: the brand's look, and what a tile or a sketch is for. */
export function promptFor({ prompt, look, tile, reference }: ImageRequest): string {
  const parts = [prompt.trim()];
  if (tile)
    parts.push(
      `A ${tile.replace('-', ' ')} for the mood board of a brand: one square picture that fills the frame.`,
    );
  else if (reference)
    parts.push(
      'Make a clean, photographic product picture of what the given drawing shows. Keep its shape and proportions.',
    );
  else parts.push('A product photograph with soft daylight on a plain ground, nothing cut off.');
  if (look?.palette.length) parts.push(`Colors: ${look.palette.join(', ')}.`);
  if (look?.brandName) parts.push(`The brand is called “${look.brandName}”. Show no other words.`);
  return parts.filter((part) => part !== '').join('\n');
}

/** What came is a square picture of a kind that is served, at the side that is promised. */
async function checked(bytes: Uint8Array): Promise<MadeImage> {
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const { format, width = 0, height = 0 } = facts ?? {};
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp')
    throw new ImageRefused('failed', 'The engine returned something that isn’t a picture. Try again.');
  if (width === side && height === side) return { bytes, contentType: `image/${format}`, width, height };
  const square = await sharp(bytes).resize(side, side, { fit: 'cover' }).png().toBuffer();
  return { bytes: new Uint8Array(square), contentType: 'image/png', width: side, height: side };
}
