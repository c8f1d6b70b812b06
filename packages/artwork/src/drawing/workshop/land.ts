import type { Color } from '../color/color.ts';
import { lands } from './lands.ts';
import type { Land, Shop } from './shop.ts';
import { outdoors, sky } from './sky.ts';

/** What a place looks out on, filling (0, 0) to (width, height); the ground begins at three quarters of it. */
export function landscape(shop: Shop, width: number, height: number): string {
  const clip = shop.sketch.clip(`<rect width="${width}" height="${height}"/>`);
  const drawn = sky(shop, width, height) + lands[shop.land](shop, width, height);
  return `<g clip-path="${clip}">${drawn}</g>`;
}

/** The color of the ground outside. */
export const groundOf = (shop: Shop): Color =>
  outdoors(
    shop,
    (
      {
        hills: '#9aa66b',
        harbor: '#b7ac98',
        peaks: '#a39a72',
        desert: '#d3a878',
        tropics: '#8a9c58',
        roofs: '#b9a88f',
        city: '#a5a29c',
        moor: '#8c9470',
        delta: '#a89a6a',
        forest: '#7f8560',
      } satisfies Record<Land, Color>
    )[shop.land],
  );
