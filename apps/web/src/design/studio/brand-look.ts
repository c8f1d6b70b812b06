import type { Design } from '@brandwright/contract/design/studio/entities.ts';

interface KitLook {
  brandIdeas: {
    generations: readonly { uuid: string; colorPalette: readonly { hexCode: string }[] }[];
    selectedUuid: string | null;
  };
}

/** The colors of the brand idea that the kit goes by. */
export function paletteOf(kit: KitLook | undefined): string[] {
  const ideas = kit?.brandIdeas;
  const idea = ideas?.generations.find(({ uuid }) => uuid === ideas.selectedUuid) ?? ideas?.generations[0];
  return (idea?.colorPalette ?? []).map(({ hexCode }) => hexCode.toLowerCase());
}

/** The brand's mark that the design carries already, else the one that its server chose for it. */
export function markOf(design: Design): string {
  const own = design.document.layers.flatMap((layer) =>
    layer.kind === 'IMAGE' && layer.isMark ? (/mark\.([a-z]+)\./.exec(layer.url)?.[1] ?? []) : [],
  );
  return own[0] ?? design.mark;
}

const light = (hex: string) =>
  [1, 3, 5].reduce(
    (sum, at, index) =>
      sum + Number.parseInt(hex.slice(at, at + 2), 16) * ([0.299, 0.587, 0.114][index] ?? 0),
    0,
  ) / 255;
/** Ink that reads on the product: one of the brand's colors where one does. */
export function inkFor(ground: string, palette: readonly string[]): string {
  const paper = light(ground);
  return (
    palette.find((color) => Math.abs(light(color) - paper) > 0.45) ?? (paper > 0.55 ? '#17171a' : '#ffffff')
  );
}
