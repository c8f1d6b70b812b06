import { canvasSize, type DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import { templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { drawBlank, rasterize } from '@brandwright/artwork';
import sharp from 'sharp';
import { drawLayers, type Pictures } from './draw-layers.ts';

/** PRODUCT: the product with its layers. PRINT: the layers within the print area, on nothing. */
export type RenderedPart = 'PRODUCT' | 'PRINT';

/** Ink takes on a little of the light and shade beneath it, most where the surface bends away. */
const printOpacity = { flat: 0.97, round: 0.92 } as const;

/** A design as SVG. Layers end where the print area ends. */
export function designSvg(document: DesignDocument, pictures: Pictures, part: RenderedPart): string {
  const template = templateNamed(document.templateKey);
  const area = template?.printArea ?? {
    x: 0,
    y: 0,
    width: canvasSize,
    height: canvasSize,
    surface: 'flat' as const,
  };
  const layers = `<clipPath id="area"><rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}"/></clipPath><g clip-path="url(#area)"${part === 'PRODUCT' ? ` opacity="${printOpacity[area.surface]}"` : ''}>${drawLayers(document.layers, pictures)}</g>`;
  if (part === 'PRINT')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${area.x} ${area.y} ${area.width} ${area.height}" width="${area.width}" height="${area.height}">${layers}</svg>`;
  const blank =
    drawBlank(template?.form ?? '', document.productColor) ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"></svg>`;
  return blank.replace(/<\/svg>$/, `${layers}</svg>`);
}

export async function renderPng(
  document: DesignDocument,
  pictures: Pictures,
  part: RenderedPart,
  width: number,
): Promise<Uint8Array> {
  return rasterize(designSvg(document, pictures, part), width);
}

const previewWidth = 800;

/** The picture of a gallery and of cards, as WebP. */
export async function renderPreview(document: DesignDocument, pictures: Pictures): Promise<Uint8Array> {
  const png = await rasterize(designSvg(document, pictures, 'PRODUCT'), previewWidth);
  return new Uint8Array(await sharp(png).webp({ quality: 84, effort: 2 }).toBuffer());
}
