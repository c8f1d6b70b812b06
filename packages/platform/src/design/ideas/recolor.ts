import { nearestColorName, readColors } from '@brandwright/language/values/colors.ts';
import { readMaterials } from '@brandwright/language/values/materials.ts';

/** What names a product's look, and what its picture is drawn from. */
export interface ProductWords {
  title: string;
  description: string;
  imagePrompt: string;
}

/** Colors or a material as they stand in a text, several joined by "and" taken as one. */
interface Look {
  kind: 'color' | 'material';
  /** Has its own color, so that it takes the place of one: wood, metal, stone. */
  isSelfColored: boolean;
  /** The word means nothing else here. */
  isCertain: boolean;
  /** "navy and cream". */
  words: string;
  start: number;
  end: number;
}

const selfColored: ReadonlySet<string> = new Set(['wood', 'metal', 'stone']);
/** "Mint Tea" and "Olive Oil" are of mint and olives. */
const flavored =
  /^\s+(?:tea|oil|soap|candle|balm|honey|jam|sauce|syrup|scent(?:ed)?|flavou?red|lotion|scrub|butter|wash|mist|salt|sugar|coffee|leaf|petal|blossom)s?\b/i;
const joined = /^\s*(?:,|&|\/|\band\b)+\s*$/i;

/**
 * The looks that a text names, in order. Words that name a food or a scent as well count only where a color is meant, or
 * where the product is known to have that color.
 */
function looksOf(text: string, known?: string): Look[] {
  const materials: Look[] = readMaterials(text)
    .filter(({ negated }) => !negated)
    .map(({ start, end, text: words, family }) => ({
      kind: 'material',
      isSelfColored: selfColored.has(family),
      isCertain: true,
      words: words.toLowerCase(),
      start,
      end,
    }));
  const colors: Look[] = readColors(text)
    .filter(
      ({ negated, certainty, start, end, text: words }) =>
        !negated &&
        (words.toLowerCase() === known ||
          certainty === 'color' ||
          (certainty === 'either' && !flavored.test(text.slice(end)))) &&
        !materials.some((one) => one.start < end && start < one.end),
    )
    .map(({ start, end, name, hex, certainty, text: words }) => ({
      kind: 'color',
      isSelfColored: true,
      isCertain: certainty === 'color',
      words: name.startsWith('#') && hex ? nearestColorName(hex) : words.toLowerCase(),
      start,
      end,
    }));
  return [...materials, ...colors]
    .toSorted((a, b) => a.start - b.start)
    .reduce<Look[]>((looks, one) => {
      const last = looks.at(-1);
      if (!last || last.kind !== one.kind || !joined.test(text.slice(last.end, one.start)))
        return [...looks, one];
      const words = `${last.words} and ${one.words}`;
      return [...looks.slice(0, -1), { ...last, words, end: one.end }];
    }, []);
}

/** `words` in the place of a look, with capitals where it had them. */
function put(text: string, { start, end }: Look, words: string): string {
  const isTitled = /^\p{Lu}/u.test(text.slice(start));
  const said = isTitled
    ? words.replaceAll(/(?<!\p{L})(?!and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : words;
  return `${text.slice(0, start)}${said}${text.slice(end)}`;
}

/** The look of a text that another one takes the place of. */
const placeFor = (wanted: Look, looks: readonly Look[]): Look | undefined =>
  wanted.isSelfColored
    ? (looks.find((one) => one.kind === wanted.kind && one.isSelfColored) ??
      looks.find(({ isSelfColored }) => isSelfColored))
    : (looks.find(({ kind, isSelfColored }) => kind === 'material' && !isSelfColored) ??
      looks.find(({ kind }) => kind === 'material'));

/** A text in another look: `old` wherever it is named, or else the only look that it names for certain. */
function inLook(text: string, wanted: Look, old: string | undefined): string {
  const looks = looksOf(text, old);
  const same = looks.filter(({ words }) => words === old);
  const only = looks.filter(({ kind, isSelfColored, isCertain }) =>
    wanted.isSelfColored ? isSelfColored && isCertain : kind === 'material' && !isSelfColored,
  );
  const places = same.length > 0 ? same : only.length === 1 ? only : [];
  return places.reduceRight((changed, place) => put(changed, place, wanted.words), text);
}

/** What a picture shows beside the product: "on a wooden table", "with a cream rim", "white background". */
const besides = /\b(?:on|against|beside|with|over|under|by|near|behind)\b(?:(?!\bin\b)[^,.;])*$/i;
const surroundings =
  /^\s+(?:\p{L}+\s+)?(?:background|backdrop|wall|table|shelf|desk|floor|surface|cloth|light)s?\b/iu;

/** The looks that a wish for a picture gives the product itself. */
const wishedLooks = (wish: string): Look[] =>
  looksOf(wish).filter(
    ({ start, end }) => !besides.test(wish.slice(0, start)) && !surroundings.test(wish.slice(end)),
  );

const fillers =
  /\b(?:in|into|of|with|a|an|the|it|all|make|made|from|out|please|colou?r(?:s|ed)?|shade|tone|version|draw|drawn|redraw|picture|photo|image|instead|now|again|back|to|as)\b|[^\p{L}\p{N}]+/giu;

/** Whether a wish says nothing but a look: "in navy and cream". */
function saysLookAlone(wish: string, looks: readonly Look[], title: string): boolean {
  const rest = looks.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), wish);
  const known = new Set(title.toLowerCase().match(/\p{L}+/gu) ?? []);
  const left = rest.toLowerCase().replaceAll(fillers, ' ').match(/\S+/g) ?? [];
  return left.every((word) => known.has(word));
}

/**
 * A product in the look that a wish for its picture names, reckoned from its own words before any look was wished for, so
 * that one look after another leaves no trace and the first one brings the first words back. Undefined where the wish
 * names no color and no material.
 */
export function recolored(own: ProductWords, wish: string): ProductWords | undefined {
  const looks = wishedLooks(wish);
  if (looks.length === 0) return undefined;
  let { title, description } = own;
  let rest = saysLookAlone(wish, looks, own.title) ? own.imagePrompt : wish;
  for (const wanted of looks) {
    const place = placeFor(wanted, looksOf(title));
    const old = place?.words;
    if (place) title = put(title, place, wanted.words);
    // A body of another material has another look: "Sage Ceramic Mug" in walnut is a "Walnut Mug".
    if (wanted.kind === 'material' && wanted.isSelfColored && place?.kind === 'color')
      title = withoutBody(title);
    description = inLook(description, wanted, old);
    if (rest !== wish) rest = inLook(rest, wanted, old);
  }
  // The look comes first: the color that a picture is drawn in is the first that is named.
  const look = looks.map(({ words }) => words).join(', ');
  const subject = title.toLowerCase().startsWith(look) ? title : `${look} ${title}`;
  return { title, description, imagePrompt: `${subject}: ${rest}`.slice(0, 1000) };
}

function withoutBody(title: string): string {
  const body = looksOf(title).find(({ kind, isSelfColored }) => kind === 'material' && !isSelfColored);
  return body
    ? `${title.slice(0, body.start)}${title.slice(body.end)}`.replaceAll(/\s+/g, ' ').trim()
    : title;
}
