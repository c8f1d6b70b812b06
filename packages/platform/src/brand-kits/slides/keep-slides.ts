import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys, type SlideKey } from '@brandwright/contract/brand-kits/enums.ts';
import type { Providers } from '@brandwright/providers';
import { rasterize } from '@brandwright/artwork';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { keepPicture } from '../keep-file.ts';
import { changeKit, type Change } from '../keep-kit.ts';
import { completenessOf } from '../rules.ts';
import { layOut } from './lay-out.ts';
import { slideWidth } from './pieces.ts';
import { paintSvg } from './paint-svg.ts';
import { readPictures } from './read-pictures.ts';

/** Slides are pictured at twice their size (brand-kit document §9). */
const scale = 2;

export interface DrawnSlide {
  key: SlideKey;
  fileId: string;
  size: number;
}

/** The slides for which a kit holds everything. */
export function slidesToDraw(kit: BrandKitContent): SlideKey[] {
  const { idea, moodboard, marketResearch, productSkus, whole } = completenessOf(kit);
  const isReady: Record<SlideKey, boolean> = {
    IDEA: idea,
    MOODBOARD: moodboard,
    MARKET_RESEARCH: marketResearch,
    PRODUCT_SKUS: productSkus,
    GET_STARTED: whole,
    SUMMARY: whole,
  };
  return slideKeys.filter((key) => isReady[key]);
}

/** Pictures of the slides that are ready, stored; `keepSlides` then writes them down. */
export async function drawSlides(
  providers: Pick<Providers, 'files' | 'keyring'>,
  storeId: string,
  kit: BrandKitContent,
): Promise<DrawnSlide[]> {
  const drawn: DrawnSlide[] = [];
  for (const key of slidesToDraw(kit)) {
    const [page = []] = layOut(kit, key);
    const pictures = await readPictures({ providers, storeId }, [page], scale);
    const bytes = await rasterize(paintSvg(page, pictures), slideWidth * scale);
    const fileId = randomUUID();
    await providers.files.put(`${storeId}/${fileId}`, bytes, 'image/png');
    drawn.push({ key, fileId, size: bytes.length });
  }
  return drawn;
}

/** Writes drawn slides down as the thumbnails of a kit. Those that were not drawn stay as they are. */
export async function keepSlides(
  context: Context,
  kitId: string,
  slides: readonly DrawnSlide[],
): Promise<Change> {
  const fresh = new Map<SlideKey, string>();
  for (const { key, fileId, size } of slides) {
    const name = `slide-${key.toLowerCase().replaceAll('_', '-')}.png`;
    fresh.set(key, await keepPicture(context, { fileId, name, contentType: 'image/png', size }));
  }
  return changeKit(context, kitId, 'Drew the slides', (content) => {
    const known = new Map(content.thumbnailImages.map(({ key, value }) => [key, value]));
    const all = slideKeys.flatMap((key) => {
      const value = fresh.get(key) ?? known.get(key);
      return value ? [{ key, value }] : [];
    });
    return { ...content, thumbnailImages: all };
  });
}
