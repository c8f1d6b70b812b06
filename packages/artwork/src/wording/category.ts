/** How a thing is named in running text. */
export interface Thing {
  /** Without an article, plural or uncountable: "scented candles", "tea". */
  many: string;
  /** Whether verbs after it are plural. */
  isPlural: boolean;
}

export interface Season {
  /** 1 to 12, first and last month; may run over the new year. */
  months: readonly [number, number];
  /** A clause: "gifts and cold evenings carry most of the year". */
  why: string;
}

/** Facts of one consumer category. Prices, shares and minimums are estimates from trade practice, not measurements. */
export interface Category {
  key: string;
  /** "tea", "home fragrance": after "the market of". */
  name: string;
  /** Words of a brief that point here, singular and lower case; by which a noun is known. */
  words: readonly string[];
  materials: readonly string[];
  /** Share of the retail price that goods and packing cost at first runs, percent, low and high. */
  costShare: readonly [number, number];
  /** The smallest usual first run: "500 pouches of one blend". */
  minimum: string;
  /** How often a buyer comes back: a clause after "buyers". */
  rhythm: string;
  seasons: readonly Season[];
  /** Candidates of the US tariff schedule, to be confirmed by a broker. */
  hts: readonly { code: string; what: string }[];
  /** Countries that make it well, and what for. */
  origins: readonly { country: string; why: string }[];
  /** Evocative words for names, never the category's own. */
  roots: readonly string[];
  /** Hues in degrees of OKLCH that suit it. */
  hues: readonly number[];
  /** Where a picture of it is taken: "on a linen cloth by a window". */
  scenes: readonly string[];
}
