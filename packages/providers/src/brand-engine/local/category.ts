/** How a category's things are named in running text. */
export interface Thing {
  /** Without an article, plural or uncountable: "scented candles", "tea". */
  many: string;
  /** Whether verbs after it are plural. */
  isPlural: boolean;
}

/** A way in which it is sold. */
export interface Format {
  /** What the local renderer draws: a name from images/forms. */
  form: string;
  /** Singular, without an article: "loose-leaf tin". */
  noun: string;
  /** Usual retail prices in the United States, US cents, low and high. By estimate. */
  price: readonly [number, number];
  /** What it is, as a phrase after "It is": "eighty grams of whole leaf in a tin with a lid that closes tight". */
  detail: string;
  /** What it does in a range. */
  role: 'hero' | 'entry' | 'gift' | 'refill' | 'extra';
}

/** People who buy of this category. */
export interface AudienceFacts {
  /** Plural people: "shift workers who cannot wind down". */
  people: string;
  ages: readonly [number, number];
  needs: readonly [string, string, string, ...string[]];
  channels: readonly [string, string, ...string[]];
  /** Why they buy, a clause after "they": "want an evening that ends on time". */
  because: string;
}

export interface Regulation {
  /** FDA, CPSC, FTC, … */
  body: string;
  /** The rule's usual name with its place: "21 CFR 101 food labelling". */
  rule: string;
  /** What it asks, a clause after "asks for". */
  asks: string;
}

export interface Season {
  /** 1 to 12, first and last month; may run over the new year. */
  months: readonly [number, number];
  /** A clause: "gifts and cold evenings carry most of the year". */
  why: string;
}

/** A kind of competitor, without real names. */
export interface Archetype {
  /** "The heritage house". */
  name: string;
  /** A clause after "it": "sells tins by reputation at a high price". */
  does: string;
  /** What it leaves to others, a noun phrase. */
  leaves: string;
}

/** Facts of one consumer category. Prices, shares and minimums are estimates from trade practice, not measurements. */
export interface Category {
  key: string;
  /** "tea", "home fragrance": after "the market of". */
  name: string;
  /** Words of a brief that point here, singular and lower case; also forbidden in names. */
  words: readonly string[];
  thing: Thing;
  /** What one use is counted in: "cup", "wear". */
  unit: string;
  /** Imperatives of using it, one word each. */
  verbs: readonly string[];
  /** When it is used: noun phrases after "for". */
  moments: readonly string[];
  /** What it gives: noun phrases with article where needed. */
  promises: readonly string[];
  /** Adjectives that can be true of it: before the thing. */
  qualities: readonly string[];
  /** What a careful maker does, whole sentences without brand or buyer. */
  proofs: readonly string[];
  /** Scents, flavours, colours or cuts, for titles: "chamomile and oat". */
  varieties: readonly string[];
  formats: readonly Format[];
  audiences: readonly AudienceFacts[];
  materials: readonly string[];
  /** Share of the retail price that goods and packing cost at first runs, percent, low and high. */
  costShare: readonly [number, number];
  /** The smallest usual first run: "500 pouches of one blend". */
  minimum: string;
  /** How often a buyer comes back: a clause after "buyers". */
  rhythm: string;
  seasons: readonly Season[];
  regulations: readonly Regulation[];
  /** Candidates of the US tariff schedule, to be confirmed by a broker. */
  hts: readonly { code: string; what: string }[];
  /** Countries that make it well, and what for. */
  origins: readonly { country: string; why: string }[];
  archetypes: readonly Archetype[];
  /** Clauses: "freshness fades within a year of packing". */
  risks: readonly string[];
  /** What to do first, imperatives. */
  steps: readonly string[];
  /** Evocative words for names, never the category's own. */
  roots: readonly string[];
  /** Hues in degrees of OKLCH that suit it. */
  hues: readonly number[];
  /** Where a picture of it is taken: "on a linen cloth by a window". */
  scenes: readonly string[];
}
