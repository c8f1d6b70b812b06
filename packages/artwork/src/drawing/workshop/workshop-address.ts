import { isPaletteName } from '../color/palettes.ts';
import { drawWorkshop } from './draw-workshop.ts';
import { buildNames, landNames, sizeNames, type WorkshopDrawing } from './shop.ts';
import { isTrade } from './trades.ts';

/**
 * Where a workshop is drawn: `/files/drawn/workshop.{trade}.{palette}.{seed}[.{size}.{land}.{build}]`. It is drawn when
 * first asked for, so that nothing needs to be stored.
 */
export const workshopAddress = ({ trade, palette, seed, size, land, build }: WorkshopDrawing): string =>
  `/files/drawn/${['workshop', trade, palette, seed, ...(size && land && build ? [size, land, build] : [])].join('.')}`;

/** The picture of `workshop.…` in an address, or undefined where any part is not known. */
export function workshopNamed(parts: readonly string[]): string | undefined {
  const [trade = '', palette = '', seed = '', sizePart, landPart, buildPart] = parts;
  if ((parts.length !== 3 && parts.length !== 6) || !/^\d{1,3}$/.test(seed)) return undefined;
  if (!isTrade(trade) || !isPaletteName(palette)) return undefined;
  const drawing = { trade, palette, seed: Number(seed) };
  if (sizePart === undefined) return drawWorkshop(drawing);
  const size = sizeNames.find((one) => one === sizePart);
  const land = landNames.find((one) => one === landPart);
  const build = buildNames.find((one) => one === buildPart);
  return size && land && build ? drawWorkshop({ ...drawing, size, land, build }) : undefined;
}
