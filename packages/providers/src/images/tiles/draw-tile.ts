import { tileKinds, type TileKind } from '../../image-maker/image-maker.ts';
import { hashOf } from '../seeded.ts';
import { brushFor, type Brush, type TileBrand } from './brush.ts';
import { colourStudies } from './colour-studies.ts';
import { patterns } from './patterns.ts';
import { specimens } from './specimens.ts';
import { stillLifes } from './still-lifes.ts';
import { textures } from './textures.ts';

type Designs = Readonly<Record<string, (brush: Brush) => string>>;

const designs: Readonly<Record<TileKind, Designs>> = {
  texture: textures,
  pattern: patterns,
  'still-life': stillLifes,
  'type-specimen': specimens,
  'colour-study': colourStudies,
};

export const isTileKind = (name: string): name is TileKind => tileKinds.some((kind) => kind === name);

/** The designs of a kind by name: linen, paper, terrazzo, … */
export const tileDesigns = (kind: TileKind): readonly string[] => Object.keys(designs[kind]);

export interface Tile extends TileBrand {
  kind: TileKind;
  /** 0 to 999. It chooses the design, by its remainder, and all that chance decides in it. */
  seed: number;
}

/** A tile of a mood board, as SVG of 1000 × 1000 units. The same tile is always the same picture. */
export function drawTile({ kind, seed, ...brand }: Tile): string {
  const names = tileDesigns(kind);
  const draw = designs[kind][names[seed % names.length] ?? ''];
  if (!draw) throw new Error(`There is no tile of the kind "${kind}".`);
  const brush = brushFor(brand, `${kind} ${seed}`);
  const drawn = draw(brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${brush.sketch.definitions}${drawn}</svg>`;
}

/** A seed from `words` whose tile has a design; any design when it is not one of the kind. */
export function tileSeed(kind: TileKind, words: string, design?: string): number {
  const names = tileDesigns(kind);
  const hash = hashOf(words);
  const at = design === undefined ? -1 : names.indexOf(design);
  const rounds = Math.floor(1000 / names.length);
  return (hash % rounds) * names.length + (at >= 0 ? at : Math.floor(hash / 1009) % names.length);
}

const boardKinds: readonly TileKind[] = [
  'still-life',
  'texture',
  'pattern',
  'type-specimen',
  'colour-study',
  'texture',
  'still-life',
  'pattern',
];

/** The eight tiles of a mood board: no design twice. The same words give the same board. */
export function moodboardTiles(words: string): { kind: TileKind; seed: number }[] {
  const used = new Map<TileKind, number>();
  return boardKinds.map((kind, place) => {
    const names = tileDesigns(kind);
    const before = used.get(kind) ?? hashOf(`${words} ${kind}`) % names.length;
    // Neighbours in the list of designs are as unlike each other as any two.
    const at = (before + 1) % names.length;
    used.set(kind, at);
    return { kind, seed: tileSeed(kind, `${words} ${place}`, names[at]) };
  });
}
