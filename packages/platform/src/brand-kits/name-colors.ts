import type { PaletteColor } from '@brandwright/contract/brand-kits/entities.ts';
import { nameOfColor } from '@brandwright/artwork/wording/color-names.ts';

/** A palette in other colors. A color that changed gets a name that tells it; its role stays said. */
export function inColors(palette: readonly PaletteColor[], hexCodes: readonly string[]): PaletteColor[] {
  const taken = new Set<string>();
  return palette.map((color, at) => {
    const hexCode = hexCodes[at] ?? color.hexCode;
    const name =
      hexCode === color.hexCode && !taken.has(color.name) ? color.name : nameOfColor(hexCode, taken);
    taken.add(name);
    const description = color.description.replaceAll(color.name, name);
    return { hexCode, name, description };
  });
}
