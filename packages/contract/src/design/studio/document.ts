import { z } from 'zod';
import { designFont, designShape } from './enums.ts';

/** The canvas is 1,000 units wide and high, the product in the middle; layers may hang over its edge. */
export const canvasSize = 1000;

export const designLimits = {
  layers: 200,
  textLength: 500,
  strokesPerDrawing: 200,
  /** Numbers of one stroke: x and y in turn. */
  numbersPerStroke: 2000,
  /** Numbers of all strokes of a design. */
  numbersInAll: 60_000,
  nameLength: 80,
  layerNameLength: 60,
} as const;

/** `#rrggbb`, lower case. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Use a color such as #2f6b4f.');

/**
 * A picture of ours: an uploaded or generated file, or a drawing. Addresses of other hosts are not loaded into a design,
 * so that a design shows the same tomorrow and the server fetches nothing at somebody's word.
 */
export const pictureAddress = z
  .string()
  .trim()
  .max(600)
  .regex(
    /^\/files\/[A-Za-z0-9%._~-]+(?:\/[A-Za-z0-9%._~-]+){0,2}$/,
    'Upload the picture first, then use its address.',
  );

const place = z.number().min(-1000).max(2000);
const extent = z.number().min(1).max(3000);

const layerBase = {
  /** Of the layer's own design; copies keep it. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  name: z.string().trim().min(1).max(designLimits.layerNameLength),
  /** Middle of the layer in canvas units. */
  x: place,
  y: place,
  width: extent,
  height: extent,
  /** Degrees, clockwise. */
  rotation: z.number().min(-360).max(360),
  /** 0 to 1. */
  opacity: z.number().min(0).max(1),
  isLocked: z.boolean(),
  isVisible: z.boolean(),
};

export const textLayer = z.strictObject({
  ...layerBase,
  kind: z.literal('TEXT'),
  /** Lines are broken where the text has line breaks, and nowhere else. */
  text: z.string().min(1).max(designLimits.textLength),
  font: designFont,
  /** Canvas units. */
  fontSize: z.number().min(6).max(500),
  color: hexColor,
  align: z.enum(['LEFT', 'CENTER', 'RIGHT']),
  /** Canvas units added after every letter. */
  letterSpacing: z.number().min(-20).max(200),
  /** Of the font size. */
  lineHeight: z.number().min(0.7).max(3),
});
export type TextLayer = z.output<typeof textLayer>;

export const shapeLayer = z.strictObject({
  ...layerBase,
  kind: z.literal('SHAPE'),
  shape: designShape,
  /** Null for an outline only. */
  fill: hexColor.nullable(),
  stroke: hexColor.nullable(),
  strokeWidth: z.number().min(0).max(100),
  /** Of a rectangle. */
  cornerRadius: z.number().min(0).max(500),
});
export type ShapeLayer = z.output<typeof shapeLayer>;

export const imageLayer = z.strictObject({
  ...layerBase,
  kind: z.literal('IMAGE'),
  url: pictureAddress,
  /** What it shows, for those who do not see it. */
  alt: z.string().trim().max(200),
  /** The brand's mark, which words call "the logo". */
  isMark: z.boolean(),
});
export type ImageLayer = z.output<typeof imageLayer>;

export const drawingLayer = z.strictObject({
  ...layerBase,
  kind: z.literal('DRAWING'),
  strokes: z
    .array(
      z.strictObject({
        /** x and y in turn, from the upper left corner of the layer at its drawn size. */
        points: z.array(z.number().min(-3000).max(3000)).min(4).max(designLimits.numbersPerStroke),
        color: hexColor,
        width: z.number().min(0.5).max(100),
      }),
    )
    .min(1)
    .max(designLimits.strokesPerDrawing),
  /** Size at which the points were drawn; width and height stretch them. */
  drawnWidth: extent,
  drawnHeight: extent,
});
export type DrawingLayer = z.output<typeof drawingLayer>;

export const designLayer = z.discriminatedUnion('kind', [textLayer, shapeLayer, imageLayer, drawingLayer]);
export type DesignLayer = z.output<typeof designLayer>;
export type LayerKind = DesignLayer['kind'];

/** Layers from the back to the front. */
export const designLayers = z
  .array(designLayer)
  .max(designLimits.layers, `A design can have at most ${designLimits.layers} layers.`)
  .refine(
    (layers) => new Set(layers.map(({ id }) => id)).size === layers.length,
    'Layers need ids of their own.',
  )
  .refine(
    (layers) =>
      layers.reduce(
        (sum, layer) =>
          sum +
          (layer.kind === 'DRAWING' ? layer.strokes.reduce((all, { points }) => all + points.length, 0) : 0),
        0,
      ) <= designLimits.numbersInAll,
    'This design’s drawings are too long. Use fewer or shorter strokes.',
  );

/** What is drawn: a product in a color, and layers on it. */
export const designDocument = z.strictObject({
  /** Key of a product template. */
  templateKey: z.string().regex(/^[a-z-]{1,40}$/),
  productColor: hexColor,
  layers: designLayers,
});
export type DesignDocument = z.output<typeof designDocument>;
