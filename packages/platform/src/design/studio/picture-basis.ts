import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import { namedId } from '../../kernel/data/random.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { GenerationWish } from '../images/start-generation.ts';
import type { DesignRow } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { templateOfRow } from './show-design.ts';

/** Pixels of a print in a scene: as many as its place has in the largest view. */
const printWidth = 1200;
const referenceWidth = 1024;

/**
 * What pictures of a design begin from, so that its own layers are in every scene: its print, where this server draws; a
 * picture of the whole product, where a model is asked. Nothing while nothing is on it.
 */
export async function pictureBasis(
  context: Context,
  row: DesignRow,
  model: DesignModel,
): Promise<Pick<GenerationWish, 'artwork' | 'reference'>> {
  const { document } = row;
  if (!document.layers.some(({ isVisible }) => isVisible)) return {};
  if (context.providers.imageMaker.nameOf(model) !== 'local') {
    const pictures = await loadPictures(context, document, referenceWidth);
    const bytes = await renderPng(document, pictures, 'PRODUCT', referenceWidth);
    const fileId = namedId('design reference', row.id, JSON.stringify(document));
    const name = `${row.name}.png`;
    return {
      reference: {
        bytes,
        url: await keepPicture(context, { fileId, name, bytes, contentType: 'image/png' }),
      },
    };
  }
  const template = templateOfRow(row);
  const pictures = await loadPictures(context, document, printWidth);
  return {
    artwork: {
      print: await renderPng(document, pictures, 'PRINT', printWidth),
      color: document.productColor,
      ...('label' in template && template.label ? { paper: template.label } : {}),
      product: template.name,
    },
  };
}
