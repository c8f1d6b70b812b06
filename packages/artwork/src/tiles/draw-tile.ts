import { tileKinds, type TileKind } from './tile-kinds.ts';
import { chosen, hashOf } from '../drawing/seeded.ts';
import { brushFor, type Brush, type TileBrand } from './brush.ts';
import { colorStudies } from './color-studies.ts';
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
  'color-study': colorStudies,
};

export const isTileKind = (name: string): name is TileKind => tileKinds.some((kind) => kind === name);

/** The designs of a kind by name: linen, paper, terrazzo, … */
export const tileDesigns = (kind: TileKind): readonly string[] => Object.keys(designs[kind]);

export interface Tile extends TileBrand {
  kind: TileKind;
  /** 0 to 999. It chooses the design, by its remainder, and all that chance decides in it. */
  seed: number;
}

/** Words that seed a tile, where they aren't the kind's name: boards saved earlier must look the same. */
const chanceWords: Partial<Record<TileKind, string>> = { 'color-study': 'colour-study' };

/** A tile of a mood board, as SVG of 1000 × 1000 units. The same tile is always the same picture. */
export function drawTile({ kind, seed, ...brand }: Tile): string {
  const names = tileDesigns(kind);
  const draw = designs[kind][names[seed % names.length] ?? ''];
  if (!draw) throw new Error(`There is no tile of the kind "${kind}".`);
  const brush = brushFor(brand, `${chanceWords[kind] ?? kind} ${seed}`);
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
  'color-study',
  'texture',
  'still-life',
  'pattern',
];

/** What stands at a place of a mood board: the brand's product, or a tile of a kind in one of some designs. */
export type BoardPlace =
  | { shows: 'product' }
  | { shows: 'tile'; kind: TileKind; designs: readonly [string, ...string[]] };

const kindWords: readonly (readonly [TileKind, RegExp])[] = [
  ['texture', /^textures?\b/i],
  ['pattern', /^patterns?\b/i],
  ['still-life', /^still[- ]li(?:fe|ves)\b/i],
  ['type-specimen', /^type[- ]specimens?\b/i],
  ['color-study', /^colou?r[- ]stud(?:y|ies)\b/i],
];

const kindSaid = (prompt: string): TileKind | undefined =>
  kindWords.find(([, words]) => words.test(prompt.trim()))?.[0];

/**
 * The eight places of a mood board from what each should show. A prompt begins with its kind; one that does not gets the
 * kind that its place has. The first still life is the product itself. No two tiles have a design in common, whichever of
 * its designs each is drawn in and however often one is drawn anew. A design that a prompt names is that tile's alone.
 */
export function boardPlaces(prompts: readonly string[]): BoardPlace[] {
  const kinds = boardKinds.map((usual, place) => kindSaid(prompts[place] ?? '') ?? usual);
  const product = Math.max(0, kinds.indexOf('still-life'));
  const isTile = (place: number) => place !== product;
  const named = kinds.map((kind, place) =>
    isTile(place) ? designNamed(kind, prompts[place] ?? '') : undefined,
  );
  return kinds.map((kind, place): BoardPlace => {
    if (!isTile(place)) return { shows: 'product' };
    const own = named[place];
    if (own !== undefined && named.findIndex((one, at) => one === own && kinds[at] === kind) === place)
      return { shows: 'tile', kind, designs: [own] };
    const alike = kinds.flatMap((other, at) => (other === kind && isTile(at) ? [at] : []));
    const free = tileDesigns(kind).filter(
      (design) => !named.some((one, at) => one === design && kinds[at] === kind),
    );
    const [first, ...rest] = free.filter((_, at) => at % alike.length === alike.indexOf(place));
    return { shows: 'tile', kind, designs: [first ?? own ?? tileDesigns(kind)[0] ?? kind, ...rest] };
  });
}

/** Parts of names that say nothing of a design by themselves: a pattern "drawn from leaves" is not seen from above. */
const idle = new Set(['from', 'above', 'and', 'fields', 'aa', 'leaf', 'shade', 'calm']);

/** What designs are also known by: the materials that look like a texture, and settings of still lifes. The first that fits. */
const alsoCalled: Partial<Readonly<Record<TileKind, readonly (readonly [string, RegExp])[]>>> = {
  texture: [
    [
      'linen',
      /\b(?:cotton|muslin|wool\w*|felt\w*|canvas|denim|silk|hemp|jute|rope|yarn|velvet|twill|gauze|fleece|terry|cloth|fabric|textiles?|webbing|belts?|sail\w*|weave|knit\w*|cashmere|alpaca|merino)\b/i,
    ],
    [
      'wood',
      /\b(?:oak|walnut|cherry|cedar|ash|beech|maple|birch|pine|teak|acacia|bamboo|rattan|cork|driftwood|timber|plywood|wooden)\b/i,
    ],
    ['paper', /\b(?:card|cardboard|carton|kraft|pulp|papyrus|packaging)\b/i],
    ['stone', /\b(?:marble|granite|slate|concrete|soapstone|quartz)\b/i],
    ['clay', /\b(?:ceramics?|stoneware|porcelain|terracotta|earthenware|plaster|soap|wax|soy|beeswax)\b/i],
    ['terrazzo', /\b(?:recycled (?:plastic|glass)|sea glass|shells?|confetti)\b/i],
    ['water', /\b(?:glass|gel|serum|oils?|resin)\b/i],
    ['dune', /\b(?:sand|salt|sugar|flour|powder|spices?|leather|suede|clay powder)\b/i],
  ],
  'still-life': [
    ['from-above', /\b(?:set|laid) table\b/i],
    ['calm', /\bone twig\b/i],
  ],
};

/** The design of a kind that words name or describe: "terrazzo", "linens", "climbing rope". Undefined for none. */
export function designNamed(kind: TileKind, words: string): string | undefined {
  // A wish is the last that is said. Else a texture is what comes before "seen close"; behind it is for what, in what light.
  const wish = words.split(', ').at(-1) ?? '';
  const shown = kind === 'texture' ? (words.split(/ seen close/i)[0] ?? words) : words;
  return designDescribed(kind, wish) ?? designDescribed(kind, shown);
}

const designDescribed = (kind: TileKind, words: string): string | undefined =>
  designSaid(kind, words) ?? alsoCalled[kind]?.find(([, pattern]) => pattern.test(words))?.[0];

function designSaid(kind: TileKind, words: string): string | undefined {
  const said = new Set(words.toLowerCase().match(/\p{L}+/gu) ?? []);
  return tileDesigns(kind).find((name) =>
    name.split('-').some((word) => !idle.has(word) && (said.has(word) || said.has(`${word}s`))),
  );
}

/** The places of a mood board whose tiles are not chosen by prompts, each with its seed. The same words give the same board. */
export function moodboardTiles(
  words: string,
): ({ shows: 'product' } | { shows: 'tile'; kind: TileKind; seed: number })[] {
  return boardPlaces([]).map((place, at) =>
    place.shows === 'product'
      ? place
      : {
          ...{ shows: place.shows, kind: place.kind },
          seed: tileSeed(place.kind, `${words} ${at}`, chosen(place.designs, `${words} ${at} design`)),
        },
  );
}
