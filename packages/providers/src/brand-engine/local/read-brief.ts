import type { BrandBrief } from '../brand-engine.ts';
import { readAudience } from './read-audience.ts';
import { colorsIn, type ColorWish } from './color-words.ts';
import type { Category, Thing } from './category.ts';
import { categories } from './categories/index.ts';
import { general } from './categories/general.ts';
import { plainTone, tones, type Tone } from './tones.ts';

/** What the engine understood of a founder's words. Only words that rules have let through stand in it. */
export interface Reading {
  category: Category;
  /** The founder's own name of the product where it is one ("calming tea"), the category's otherwise. */
  thing: Thing;
  /** "night-shift nurses"; undefined where no people are named. */
  people: string | undefined;
  /** One to three, the most asked for first; the plain one when none is. */
  tones: readonly Tone[];
  /** The category's varieties that the brief names. */
  varieties: readonly string[];
  colors: ColorWish;
  /** Stems of the wish: formats that it names come first. */
  wished: ReadonlySet<string>;
  /** -1 where the wish asks for cheaper, 1 for dearer. */
  priceWish: -1 | 0 | 1;
}

const longestBrief = 2000;

/** Plain words of anything: no markup, no pictures, no control characters, at most 2,000 characters. */
export function plainWords(text: string): string {
  return text
    .slice(0, longestBrief)
    .normalize('NFKC')
    .replace(/<[^>]*>/g, ' ')
    .replace(/https?:\S+/gi, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}\s.,;:!?'&%-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads a brief and a wish. Never throws: an empty brief is one of everyday goods in a plain tone. */
export function readBrief(brief: BrandBrief, wish = ''): Reading {
  const described = plainWords(brief.productDescription);
  const asked = plainWords(wish);
  const category = categoryOf(plainWords(brief.category), described);
  const all = `${plainWords(brief.category)} . ${described} . ${asked}`;
  return {
    category,
    thing: thingIn(described, category) ?? category.thing,
    people: readAudience(asked) ?? readAudience(described),
    tones: tonesIn(asked, all),
    varieties: category.varieties.filter((variety) => sharesWord(variety, all)),
    colors: colorsIn(all, asked),
    wished: new Set(stemsOf(asked)),
    priceWish: /\b(?:cheap\w*|lower|under|affordab\w*|budget|small\w*)\b/i.test(asked)
      ? -1
      : /\b(?:dearer|luxur\w*|premium|expensive|bigger|large\w*)\b/i.test(asked)
        ? 1
        : 0,
  };
}

/** Singular and lower case, roughly: "Candles" → "candle", "accessories" → "accessory". */
const stemOf = (word: string): string => {
  const low = word.toLowerCase().replace(/'s$/, '');
  if (/(?:ss|us|is)$/.test(low)) return low;
  if (/[^aeiou]ies$/.test(low)) return `${low.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(low)) return low.slice(0, -2);
  return low.replace(/s$/, '');
};

export const stemsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}']+/gu) ?? []).map(stemOf);

/** Words that name a whole shelf: they decide only where nothing closer was said. */
const umbrella = new Set('beverage drink food beauty plant light bar home art phone accessory'.split(' '));

/** How much a text speaks of a category: longer expressions weigh more. */
function weightOf(category: Category, text: string): number {
  const stems = ` ${stemsOf(text).join(' ')} `;
  return category.words.reduce((sum, words) => {
    const wanted = stemsOf(words);
    if (!stems.includes(` ${wanted.join(' ')} `)) return sum;
    return sum + (umbrella.has(wanted.join(' ')) ? 0.4 : wanted.length ** 2);
  }, 0);
}

/** The category that the founder's words speak of most; their choice of category weighs twice. */
export function categoryOf(chosen: string, described: string): Category {
  const weighed = categories.map((category) => ({
    category,
    weight: 2 * weightOf(category, chosen) + weightOf(category, described),
  }));
  const best = weighed.reduce((most, entry) => (entry.weight > most.weight ? entry : most));
  return best.weight > 0 ? best.category : general;
}

function tonesIn(wish: string, all: string): readonly Tone[] {
  const wished = tones.filter((tone) => tone.asks.test(wish));
  const named = tones
    .filter((tone) => !wished.includes(tone) && tone.asks.test(all))
    .toSorted((a, b) => all.search(a.asks) - all.search(b.asks));
  const found = [...wished, ...named].slice(0, 3);
  return found.length > 0 ? found : [plainTone];
}

const fillers = new Set(['and', 'of', 'the', 'with', 'a', 'or']);
const sharesWord = (variety: string, text: string) => {
  const stems = new Set(stemsOf(text));
  return stemsOf(variety).some((stem) => !fillers.has(stem) && stem.length > 3 && stems.has(stem));
};

const beginnings =
  /^(?:(?:i|we)(?:'m|'re| am| are)? (?:want|would like|plan|hope|love|make|sell|create|design|offer|produce|craft|making|selling|creating|launching|building|starting)\b(?: to)?(?: (?:make|sell|create|launch|design|start|build|offer|produce))?\s*)?(?:(?:a|an|the|my|our|some|new|brand of|line of|range of|collection of|brand|line|company that (?:makes|sells)|business that (?:makes|sells)|selling|handmade range of)\s+)*/i;
const endings =
  /[.,;:!?&]|\s(?:for|that|which|who|with|made|to|in|from|at|on|and|or|by|so|because|without|using|are|is|inspired|of)\b/i;
const uncountable =
  /(?:tea|coffee|matcha|chocolate|honey|granola|jewell?ery|skincare|makeup|clothing|apparel|sportswear|activewear|loungewear|streetwear|swimwear|sleepwear|lingerie|footwear|stationery|furniture|drinkware|tableware|cookware|bedding|pottery|kombucha|sauce|fragrance|perfume|incense|wear|gear|care|food|decor|art|oil|jam|water|juice|luggage|cosmetics|lighting|soap)$/i;

/** The founder's own phrase for the product, if it ends in a word of the category and is short and plain. */
function thingIn(text: string, category: Category): Thing | undefined {
  const rest = text.replace(beginnings, '');
  const end = rest.search(endings);
  const phrase = (end < 0 ? rest : rest.slice(0, end)).trim().replace(/\s+brand$/i, '');
  const words = phrase.split(' ');
  if (!/^[\p{L}][\p{L}' -]{2,38}$/u.test(phrase) || words.length > 4) return undefined;
  const head = words.at(-1) ?? '';
  if (!isKnownHead(stemOf(head), category)) return undefined;
  const low = words.map((word) => (/^[A-Z]{2,3}$/.test(word) ? word : word.toLowerCase())).join(' ');
  if (uncountable.test(low)) return { many: low, isPlural: false };
  return { many: isPluralWord(low) ? low : pluralize(low), isPlural: true };
}

const isPluralWord = (word: string) => /[^s]s$/.test(word) && !/(?:us|is)$/.test(word);
const pluralize = (phrase: string) =>
  /(?:x|ch|sh|ss)$/.test(phrase)
    ? `${phrase}es`
    : /[^aeiou]y$/.test(phrase)
      ? `${phrase.slice(0, -1)}ies`
      : `${phrase}s`;

function isKnownHead(head: string, category: Category): boolean {
  if (category.words.some((words) => stemsOf(words).at(-1) === head)) return true;
  if (category.formats.some(({ noun }) => stemsOf(noun).at(-1) === head)) return true;
  return stemsOf(category.thing.many).at(-1) === head;
}
