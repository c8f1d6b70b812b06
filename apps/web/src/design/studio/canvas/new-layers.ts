import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { DesignShape } from '@brandwright/contract/design/studio/enums.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';
import { strokeBox, thinned } from './geometry.ts';
import { measureText } from './fonts.ts';

/** An id that no other layer of any editor has. */
export const newLayerId = (): string => crypto.randomUUID().slice(0, 18);

const plain = { rotation: 0, opacity: 1, isLocked: false, isVisible: true } as const;
const middle = ({ x, y, width, height }: PrintArea) => ({ x: x + width / 2, y: y + height / 2 });

export function newText(area: PrintArea, color: string): DesignLayer {
  const setting = {
    text: 'Your text',
    font: 'fraunces' as const,
    fontSize: Math.round(area.width / 6),
    letterSpacing: 0,
    lineHeight: 1.15,
  };
  return {
    ...plain,
    ...setting,
    ...measureText(setting),
    ...middle(area),
    kind: 'TEXT',
    id: newLayerId(),
    name: 'Text',
    color,
    align: 'CENTER',
  };
}

export const shapeNames: Record<DesignShape, string> = {
  RECTANGLE: 'Rectangle',
  ELLIPSE: 'Circle',
  TRIANGLE: 'Triangle',
  LINE: 'Line',
  STAR: 'Star',
  HEART: 'Heart',
};

export function newShape(area: PrintArea, shape: DesignShape, color: string): DesignLayer {
  const side = Math.round(Math.min(area.width, area.height) * 0.5);
  return {
    ...plain,
    ...middle(area),
    kind: 'SHAPE',
    id: newLayerId(),
    name: shapeNames[shape],
    shape,
    width: shape === 'LINE' ? Math.round(area.width * 0.6) : side,
    height: shape === 'LINE' ? 6 : side,
    fill: color,
    stroke: null,
    strokeWidth: 0,
    cornerRadius: 0,
  };
}

export interface PictureFacts {
  url: string;
  name: string;
  isMark: boolean;
  /** Pixels. */
  width: number;
  height: number;
}

export function newPicture(area: PrintArea, { url, name, isMark, width, height }: PictureFacts): DesignLayer {
  const share = isMark ? 0.4 : 0.9;
  const scale = Math.min((area.width * share) / width, (area.height * share) / height);
  return {
    ...plain,
    ...middle(area),
    kind: 'IMAGE',
    id: newLayerId(),
    name: name.slice(0, 60) || 'Picture',
    url,
    alt: name.slice(0, 200),
    isMark,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function newDrawing(points: readonly number[], color: string, width: number): DesignLayer {
  const box = strokeBox(thinned(points, 3).slice(0, 2000), width);
  return {
    ...plain,
    kind: 'DRAWING',
    id: newLayerId(),
    name: 'Sketch',
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    drawnWidth: box.width,
    drawnHeight: box.height,
    strokes: [{ points: box.points, color, width }],
  };
}

/** The natural size of a picture; rejects when it cannot be shown. */
export function pictureSize(url: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth || 1000, height: image.naturalHeight || 1000 });
    image.onerror = () => reject(new Error('This picture can’t be shown. Choose another file.'));
    image.src = url;
  });
}
