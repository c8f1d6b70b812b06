import type { DesignModel } from '../wording/brand-engine.ts';
import type { Artwork } from '../drawing/artwork.ts';
import type { TileKind } from '../tiles/tile-kinds.ts';

/** How the brand looks, for pictures that carry it. */
export interface BrandLook {
  brandName: string;
  /** `#RRGGBB`; the first is the main color. */
  palette: readonly string[];
  slogan?: string;
}

export interface ArtworkOfRequest extends Artwork {
  /** What the product is, for words that name nothing: "tote bag". */
  product: string;
}

export interface ImageRequest {
  /** What the picture should show, in words. The local renderer reads form, colors, view and scene from it. */
  prompt: string;
  /** 1 to 4; a generation is four unless said. */
  count: number;
  model: DesignModel;
  /** The same seed gives the same pictures from the local renderer. */
  seed: string;
  look?: BrandLook;
  /** A tile of a mood board rather than a product. */
  tile?: TileKind;
  /** The designs that a tile may have (boardPlaces); any of its kind unless given. For the local renderer. */
  designs?: readonly [string, ...string[]];
  /**
   * What a design prints on its product. For the local renderer: a model is given a picture of the whole product as
   * `reference`.
   */
  artwork?: ArtworkOfRequest;
  /** A picture to begin from (a sketch, a photograph), PNG or JPEG. */
  reference?: { bytes: Uint8Array; contentType: string };
  signal?: AbortSignal;
}

/** A picture, square: 2,048 pixels wide where it is drawn here, 1,024 where a model makes it. */
export interface MadeImage {
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/**
 * Why pictures were not made: the request was refused as unfit, no form shows what was asked for, the engine is away or
 * busy, or it failed.
 */
export type ImageRefusal = 'unfit' | 'not_drawn' | 'unavailable' | 'failed' | 'bad_request';

/** Pictures that were not made. The message is a plain sentence for a founder: what happened and what to do. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal;

  constructor(reason: ImageRefusal, message: string) {
    super(message);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}

/**
 * Makes pictures. Local: draws them (SVG, rasterised). Real: the AI SDK's image models. Rejects with a plain sentence
 * (ImageRefused) when the model cannot be reached or refuses.
 */
export interface ImageMaker {
  /** `local`, or the name of the model that answers for `model`. */
  nameOf(model: DesignModel): string;
  make(request: ImageRequest): Promise<MadeImage[]>;
}

export const mostImages = 4;
const longestPrompt = 4000;

/** Refuses (ImageRefused, bad_request) what no maker takes: a count beyond 1 to 4, no words, or too many. */
export function checkRequest({
  count,
  prompt,
  reference,
}: Pick<ImageRequest, 'count' | 'prompt' | 'reference'>): void {
  if (!Number.isInteger(count) || count < 1 || count > mostImages)
    throw new ImageRefused('bad_request', `Ask for 1 to ${mostImages} pictures.`);
  if (prompt.trim() === '' && !reference)
    throw new ImageRefused('bad_request', 'Say what the picture should show.');
  if (prompt.length > longestPrompt)
    throw new ImageRefused('bad_request', 'The description is too long. Say it in fewer words.');
}
