import type { DesignLayer, DrawingLayer, ShapeLayer } from '@brandwright/contract/design/studio/document.ts';
import { shapePath } from '@brandwright/contract/design/studio/shapes.ts';
import { textPath } from '../measure-text.ts';

/** The picture of each image layer as a data URI, by its address. */
export type Pictures = ReadonlyMap<string, string>;

/** Layers as SVG, from the back to the front. Hidden ones and pictures that are missing are left out. */
export const drawLayers = (layers: readonly DesignLayer[], pictures: Pictures): string =>
  layers.map((layer) => (layer.isVisible ? placed(layer, drawn(layer, pictures)) : '')).join('');

function placed(layer: DesignLayer, inner: string): string {
  if (inner === '') return '';
  const turn = layer.rotation === 0 ? '' : ` rotate(${layer.rotation})`;
  const opacity = layer.opacity === 1 ? '' : ` opacity="${layer.opacity}"`;
  return `<g transform="translate(${layer.x} ${layer.y})${turn}"${opacity}>${inner}</g>`;
}

function drawn(layer: DesignLayer, pictures: Pictures): string {
  if (layer.kind === 'TEXT') return `<path d="${textPath(layer)}" fill="${layer.color}"/>`;
  if (layer.kind === 'SHAPE') return shape(layer);
  if (layer.kind === 'DRAWING') return drawing(layer);
  const picture = pictures.get(layer.url);
  if (picture === undefined) return '';
  const { width, height } = layer;
  return `<image href="${picture}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
}

function shape(layer: ShapeLayer): string {
  const stroke =
    layer.stroke === null || layer.strokeWidth === 0
      ? ''
      : ` stroke="${layer.stroke}" stroke-width="${layer.strokeWidth}" stroke-linejoin="round"`;
  return `<path d="${shapePath(layer)}" fill="${layer.fill ?? 'none'}"${stroke}/>`;
}

function drawing({ strokes, width, height, drawnWidth, drawnHeight }: DrawingLayer): string {
  const lines = strokes.map(({ points, color, width: thick }) => {
    const d = points.reduce(
      (path, value, at) => path + (at % 2 === 0 ? `${at === 0 ? 'M' : 'L'}${value}` : ` ${value}`),
      '',
    );
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const [across, down] = [width / drawnWidth, height / drawnHeight];
  return `<g transform="scale(${across} ${down}) translate(${-drawnWidth / 2} ${-drawnHeight / 2})">${lines.join('')}</g>`;
}
