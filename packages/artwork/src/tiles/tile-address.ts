import {
  colorsFromAddress,
  colorsInAddress,
  nameFromAddress,
  nameInAddress,
} from '../drawing/kit/kit-address.ts';
import { drawTile, isTileKind, type Tile } from './draw-tile.ts';

/**
 * Where a tile of a mood board is drawn: `/files/drawn/tile.{kind}.{colors}.{seed}.{name}`. It is drawn when first asked
 * for, so that nothing needs to be stored.
 */
export const tileAddress = ({ kind, palette, seed, brandName }: Omit<Tile, 'slogan'>): string =>
  `/files/drawn/${['tile', kind, colorsInAddress(palette), seed, nameInAddress(brandName)].join('.')}`;

/** Names of kinds in addresses that earlier versions wrote and kits keep. */
const formerKinds: Readonly<Record<string, string>> = { 'colour-study': 'color-study' };

/** The picture of `tile.…` in an address, or undefined where any part is not known. */
export function tileNamed(parts: readonly string[]): string | undefined {
  const [named = '', colors = '', seed = '', part = '', ...rest] = parts;
  const kind = formerKinds[named] ?? named;
  const palette = colorsFromAddress(colors);
  const brandName = nameFromAddress(part);
  if (rest.length > 0 || !palette || brandName === undefined) return undefined;
  if (!isTileKind(kind) || !/^\d{1,3}$/.test(seed)) return undefined;
  return drawTile({ kind, palette, seed: Number(seed), brandName });
}
