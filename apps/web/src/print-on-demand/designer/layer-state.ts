import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';

/** Dark on light, light on dark: what the server does with ink that follows the blank. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 0.52 ? '#1c1c1f' : '#faf8f2';
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** A layer moved and sized within what can be printed. */
export const placed = (
  layer: DesignLayer,
  change: Partial<Pick<DesignLayer, 'x' | 'y' | 'width' | 'rotation'>>,
): DesignLayer => ({
  ...layer,
  x: tidy(within(change.x ?? layer.x, 0, 1)),
  y: tidy(within(change.y ?? layer.y, 0, 1)),
  width: tidy(within(change.width ?? layer.width, 0.05, 1.5)),
  rotation: Math.round(within(change.rotation ?? layer.rotation, -180, 180)),
});

/** What a key does to a layer: arrows move it, + and - size it, [ and ] turn it. Undefined for other keys. */
export function movedByKey(layer: DesignLayer, key: string, isLarge: boolean): DesignLayer | undefined {
  const step = isLarge ? 0.05 : 0.01;
  const moves: Readonly<Record<string, Parameters<typeof placed>[1]>> = {
    ArrowLeft: { x: layer.x - step },
    ArrowRight: { x: layer.x + step },
    ArrowUp: { y: layer.y - step },
    ArrowDown: { y: layer.y + step },
    '+': { width: layer.width + step },
    '=': { width: layer.width + step },
    '-': { width: layer.width - step },
    '[': { rotation: layer.rotation - (isLarge ? 15 : 1) },
    ']': { rotation: layer.rotation + (isLarge ? 15 : 1) },
  };
  const move = moves[key];
  return move && placed(layer, move);
}

const startOf = ({ placement, widthPx, heightPx }: PrintAreaRow) => ({
  placement,
  x: 0.5,
  y: heightPx > widthPx * 1.15 ? 0.34 : 0.5,
  rotation: 0,
});

export const textLayer = (area: PrintAreaRow, text: string): DesignLayer => ({
  id: crypto.randomUUID().slice(0, 8),
  ...startOf(area),
  kind: 'TEXT',
  text,
  typeface: 'archivo-black',
  inkHex: null,
  imageUrl: null,
  aspect: null,
  width: area.placement === 'around' ? 0.36 : 0.86,
});

export const pictureLayer = (area: PrintAreaRow, imageUrl: string, aspect: number): DesignLayer => ({
  id: crypto.randomUUID().slice(0, 8),
  ...startOf(area),
  kind: 'PICTURE',
  text: null,
  typeface: null,
  inkHex: null,
  imageUrl,
  aspect,
  width: area.placement === 'around' ? 0.36 : Math.min(0.86, (0.86 * aspect * area.heightPx) / area.widthPx),
});
