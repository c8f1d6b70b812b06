/** What kind of thing a product is, as far as its range, its rules and its use depend on it. */
export type Kind =
  | 'hard'
  | 'large'
  | 'textile'
  | 'wearable'
  | 'jewelry'
  | 'cosmetic'
  | 'candle'
  | 'food'
  | 'health'
  | 'paper'
  | 'toy'
  | 'pet'
  | 'baby'
  | 'electronic';

/** A second, third … product of a range. `{noun}` is the product in the plural or uncountable, `{one}` in the singular, `{bare}` without its descriptions. */
export interface Variant {
  title: string;
  /** Of the price of the product itself. */
  share: number;
  detail: string;
  role: 'entry' | 'gift' | 'refill' | 'extra' | 'set';
}

const gift: Variant = {
  title: '{one} gift box',
  share: 1.3,
  detail: 'the {one} in a rigid box with a card, so that nobody has to wrap it',
  role: 'gift',
};
const pair: Variant = {
  title: 'set of two {noun}',
  share: 1.85,
  detail: 'two {noun}, a little cheaper than one by one',
  role: 'set',
};
const compact: Variant = {
  title: 'compact {one}',
  share: 0.8,
  detail: 'a smaller version of the {one} for less room and a first try',
  role: 'entry',
};
const large: Variant = {
  title: 'large {one}',
  share: 1.25,
  detail: 'the {one} a size up, for those who asked for more of it',
  role: 'extra',
};
const small: Variant = {
  title: 'small {one}',
  share: 0.9,
  detail: 'the {one} a size down, for the smallest animals',
  role: 'entry',
};
const spare: Variant = {
  title: '{bare} spare parts kit',
  share: 0.3,
  detail: 'what wears out first on the {one}, sold separately so that it is not thrown away',
  role: 'refill',
};
const care: Variant = {
  title: '{bare} care kit',
  share: 0.4,
  detail: 'what keeps the {one} clean and working, with one page that says how',
  role: 'refill',
};
const trial: Variant = {
  title: 'trial size {one}',
  share: 0.45,
  detail: 'enough of the {one} for a week, at a price that makes the first order easy',
  role: 'entry',
};
const refill: Variant = {
  title: '{bare} refill',
  share: 0.7,
  detail: 'the {one} without outer packaging, for those who have the first one',
  role: 'refill',
};
const three: Variant = {
  title: '{bare} three-pack',
  share: 2.6,
  detail: 'three times the {one} in one parcel, which pays for its own shipping',
  role: 'set',
};
const family: Variant = {
  title: 'family size {one}',
  share: 1.8,
  detail: 'about twice the {one} for less than twice the price',
  role: 'extra',
};
const pouch: Variant = {
  title: '{bare} storage pouch',
  share: 0.5,
  detail: 'a pouch cut to the size of the {one}, to carry and to put away',
  role: 'extra',
};
const edition: Variant = {
  title: 'limited edition {one}',
  share: 1.2,
  detail: 'the {one} in one numbered run with its own color',
  role: 'extra',
};
const starter: Variant = {
  title: '{bare} starter set',
  share: 1.6,
  detail: 'the {one} with everything that the first week needs',
  role: 'set',
};

/** What a range of a kind is made of, beside the product itself. */
export const variantsOf: Readonly<Record<Kind, readonly Variant[]>> = {
  hard: [pair, compact, gift, spare, pouch, large, edition, care],
  large: [
    compact,
    large,
    spare,
    care,
    pair,
    edition,
    {
      ...gift,
      title: '{one} with white-glove delivery',
      detail: 'the {one} carried in, set up and its packing taken away',
      share: 1.2,
    },
  ],
  textile: [pair, compact, large, gift, care, edition, pouch],
  wearable: [
    edition,
    pair,
    gift,
    care,
    pouch,
    {
      ...large,
      title: 'extended sizes {one}',
      detail: 'the {one} graded anew for sizes beyond the usual ones',
    },
    starter,
  ],
  jewelry: [edition, pair, gift, care, pouch, spare, compact],
  cosmetic: [trial, refill, three, starter, gift, family, edition],
  candle: [trial, refill, three, gift, large, edition, starter],
  food: [trial, three, family, gift, starter, refill, edition],
  health: [trial, three, starter, pouch, refill, gift, family],
  paper: [three, pair, compact, gift, large, edition, starter],
  toy: [starter, compact, spare, gift, pair, pouch, edition],
  pet: [
    pair,
    small,
    { ...large, detail: 'the {one} a size up, for the largest animals' },
    gift,
    spare,
    care,
    edition,
  ],
  baby: [pair, starter, gift, spare, compact, care, pouch],
  electronic: [spare, pouch, compact, gift, large, care, edition],
};

/** What one piece costs where nothing nearer is known, US cents, by kind: a wide estimate. */
export const pricesByKind: Readonly<Record<Kind, readonly [number, number]>> = {
  hard: [1800, 5900],
  large: [9900, 49900],
  textile: [1900, 6900],
  wearable: [2400, 7900],
  jewelry: [2800, 9900],
  cosmetic: [1200, 3400],
  candle: [1600, 3800],
  food: [800, 2200],
  health: [1200, 3600],
  paper: [900, 2800],
  toy: [1600, 4900],
  pet: [1600, 4900],
  baby: [1600, 5900],
  electronic: [3900, 14900],
};

/** What a thing of a kind is called in general, plural or uncountable. */
export const kindNames: Readonly<Record<Kind, string>> = {
  hard: 'small household and leisure goods',
  large: 'furniture',
  textile: 'household textiles',
  wearable: 'clothing and accessories',
  jewelry: 'jewelry',
  cosmetic: 'personal care',
  candle: 'home fragrance',
  food: 'packaged food and drink',
  health: 'everyday health goods',
  paper: 'paper goods',
  toy: 'toys and crafts',
  pet: 'pet supplies',
  baby: 'baby goods',
  electronic: 'small electronics',
};

/** Last words of nouns that the table of products lacks, with what they are. */
const kindsByWord: readonly (readonly [RegExp, Kind])[] = [
  [
    /\b(?:sofa|couch|table|desk|chair|bench|bed|shelf|bookcase|cabinet|wardrobe|dresser|armoire|stool|ottoman|shed|hammock|sauna|gazebo|crib)$/i,
    'large',
  ],
  [
    /\b(?:shirt|dress|skirt|pants|jacket|coat|sweater|hoodie|sock|shoe|boot|sandal|slipper|hat|cap|glove|mitten|scarf|belt|apron|uniform|costume|kimono|robe|vest|suit|underwear|bra|tights|leggings|strap|brace|insole|wig|tie|bow tie|suspender|bag|backpack|wallet|purse|goggle|poncho)$/i,
    'wearable',
  ],
  [
    /\b(?:ring|necklace|bracelet|earring|brooch|pendant|anklet|cufflink|tiara|charm|amulet|watch)$/i,
    'jewelry',
  ],
  [
    /\b(?:towel|blanket|quilt|sheet|pillow|cushion|curtain|rug|tablecloth|napkin|duvet|net|tapestry|cover|hanky|handkerchief|fabric|yarn|mat)$/i,
    'textile',
  ],
  [
    /\b(?:cream|lotion|balm|serum|soap|shampoo|conditioner|deodorant|toothpaste|mouthwash|perfume|cologne|sunscreen|gel|scrub|mask|lipstick|mascara|polish|wash|spray|mist|moisturizer|powder|pomade|eyelash|lash|wax strip|dye|toner|exfoliant|foundation|concealer|bath bomb)$/i,
    'cosmetic',
  ],
  [/\b(?:candle|incense|diffuser|wax melt|potpourri|matches)$/i, 'candle'],
  [
    /\b(?:sauce|jam|tea|coffee|chocolate|cookie|cake|bread|cracker|chip|snack|jerky|cereal|granola|juice|soda|water|kombucha|beer|wine|cider|mead|whiskey|gin|rum|vodka|honey|syrup|spice|salt|oil|vinegar|pickle|kimchi|cheese|pasta|noodle|rice|flour|mustard|ketchup|salsa|gum|candy|mint|popcorn|nut|butter|broth|soup|tofu|yogurt|milk|tempeh|dumpling|seasoning|sugar|drink|lemonade|paste|spread|bar|food|bite|ice cream|marmalade|chutney|relish)$/i,
    'food',
  ],
  [
    /\b(?:bandage|pad|tampon|cup|crutch|cane|walker|inhaler|splint|pill box|pill organizer|thermometer|brace|condom|tissue|vitamin|supplement|gummy|wheelchair|mouthguard|plaster|ointment|catheter|hearing aid|contact lens)$/i,
    'health',
  ],
  [
    /\b(?:card|notebook|journal|planner|calendar|book|poster|print|sticker|envelope|paper|postcard|confetti|diary|map|zine|coloring book|label|stamp)$/i,
    'paper',
  ],
  [
    /\b(?:toy|game|puzzle|doll|kite|plush|block|figure|figurine|kit|yo-yo|marble|dice|slime|costume kit|craft kit|model|teether|bubble|crayon|marker|clay|bead)$/i,
    'toy',
  ],
  [/\b(?:leash|collar|harness|kennel|aquarium|terrarium|cage|perch|litter|kibble|chew|treat)$/i, 'pet'],
  [/\b(?:pacifier|diaper|stroller|bassinet|baby monitor|high chair|bib|swaddle)$/i, 'baby'],
  [
    /\b(?:lamp|light|lantern|speaker|headphone|earbud|charger|camera|drone|keyboard|mouse|robot|fan|heater|humidifier|purifier|monitor|alarm|clock radio|blender|toaster|vacuum|sensor|printer|projector|scooter|e-bike|battery|power bank|microphone|turntable|radio|router)$/i,
    'electronic',
  ],
];

/** What kind a noun is by its last word; a hard good where no word tells. */
export function kindByWord(noun: string): { kind: Kind; isKnown: boolean } {
  const found = kindsByWord.find(([words]) => words.test(noun))?.[1];
  return { kind: found ?? 'hard', isKnown: found !== undefined };
}
