/**
 * Words of briefs. Longer ones win over the shorter ones that they hold. What is written here is what founders say of
 * products; categories of the marketplace come from its own table.
 */

/** Things that are made, in the singular, with the categories of the marketplace that they may belong to. */
// prettier-ignore
export const productNouns: Readonly<Record<string, readonly string[]>> = {
  mug: ['drinkware'], 'coffee mug': ['drinkware'], cup: ['drinkware'], tumbler: ['drinkware'], 'water bottle': ['drinkware'], thermos: ['drinkware'], 'wine glass': ['drinkware'], 'espresso cup': ['drinkware'], 'travel mug': ['drinkware'],
  plate: ['tableware'], bowl: ['tableware'], 'serving board': ['tableware'], 'cutting board': ['tableware'], pitcher: ['tableware'], 'dinner set': ['tableware'], tray: ['vases-decor'], coaster: ['tableware'], cutlery: ['tableware'], spoon: ['tableware'],
  candle: ['candles'], 'soy candle': ['candles'], 'pillar candle': ['candles'], 'tealight': ['candles'], 'wax melt': ['candles', 'home-fragrance'],
  diffuser: ['home-fragrance'], 'reed diffuser': ['home-fragrance'], incense: ['home-fragrance'], 'room spray': ['home-fragrance'],
  vase: ['vases-decor'], planter: ['vases-decor'], candlestick: ['vases-decor'], ornament: ['vases-decor'], figurine: ['vases-decor'], 
  blanket: ['home-textiles'], throw: ['home-textiles'], towel: ['home-textiles'], 'tea towel': ['home-textiles'], cushion: ['home-textiles'], pillow: ['home-textiles'], 'pillow case': ['home-textiles'], rug: ['home-textiles'], apron: ['home-textiles'], bandana: ['home-textiles'], scarf: ['home-textiles'],
  bag: ['bags'], tote: ['bags'], 'tote bag': ['bags'], backpack: ['bags'], 'makeup bag': ['bags'], 'duffel bag': ['bags'], 'fanny pack': ['bags'], wallet: ['bags'], 'card holder': ['bags'], purse: ['bags'], 'cosmetic pouch': ['bags'], belt: [],
  tee: ['tees'], 't-shirt': ['tees'], tshirt: ['tees'], 't shirt': ['tees'], shirt: ['tees'], 'tank top': ['tees'], 'polo shirt': ['tees'],
  hoodie: ['hoodies'], sweatshirt: ['hoodies'], sweater: ['hoodies'], sweatpants: ['hoodies'], jogger: ['hoodies'], jacket: ['hoodies'], legging: ['hoodies'], sock: ['hoodies'], 'yoga pants': ['hoodies'],
  hat: ['hats'], cap: ['hats'], beanie: ['hats'], 'bucket hat': ['hats'], 'trucker hat': ['hats'],
  necklace: ['jewellery'], earring: ['jewellery'], bracelet: ['jewellery'], ring: ['jewellery'], pendant: ['jewellery'], 'enamel pin': ['jewellery'], keychain: ['jewellery'], brooch: ['jewellery'],
  soap: ['soap'], 'soap bar': ['soap'], 'bath bomb': ['soap'], 'bath salts': ['soap'], shampoo: ['soap', 'skincare'], 'shampoo bar': ['soap'],
  serum: ['skincare'], lotion: ['skincare'], 'lip balm': ['skincare'], balm: ['skincare'], cream: ['skincare'], 'face oil': ['skincare'], 'face mask': ['skincare'], sunscreen: ['skincare'], 'body butter': ['skincare'], 'body scrub': ['skincare'], lipstick: ['skincare'],
  notebook: ['stationery'], journal: ['stationery'], planner: ['stationery'], 'greeting card': ['stationery'], pen: ['stationery'], pencil: ['stationery'], bookmark: ['stationery'], calendar: ['stationery'],
  poster: ['prints'], print: ['prints'], 'art print': ['prints'],
  toy: ['toys'], plush: ['toys'], 'plush toy': ['toys'], puzzle: ['toys'], doll: ['toys'], 'board game': ['toys'], 'teddy bear': ['toys'], 'building blocks': ['toys'], 'dog toy': ['toys'], 'card game': ['toys'],
  tea: ['tea-coffee'], coffee: ['tea-coffee'], 'coffee beans': ['tea-coffee'], matcha: ['tea-coffee'],
  box: ['boxes-mailers'], 'mailer box': ['boxes-mailers'], mailer: ['boxes-mailers'], 'shipping box': ['boxes-mailers'], 'gift box': ['boxes-mailers'], carton: ['boxes-mailers'], 'poly mailer': ['boxes-mailers'], 'bubble mailer': ['boxes-mailers'], 'subscription box': ['boxes-mailers'],
  pouch: ['pouches-labels'], label: ['pouches-labels'], sticker: ['pouches-labels'], 'tissue paper': ['pouches-labels'], sachet: ['pouches-labels'], 'hang tag': ['pouches-labels'], 'stand-up pouch': ['pouches-labels'], 'drawstring pouch': ['pouches-labels', 'bags'], 'paper bag': ['pouches-labels', 'boxes-mailers'],
  jar: ['bottles-jars'], bottle: ['bottles-jars'], 'dropper bottle': ['bottles-jars'], tin: ['bottles-jars'], tube: ['bottles-jars'], 'glass jar': ['bottles-jars'], 'spray bottle': ['bottles-jars'],
  toothbrush: [], 'phone case': [], 'yoga mat': [], sunglasses: [], umbrella: [], watch: [], 'water filter': [],  brush: [], comb: [], mirror: ['vases-decor'], chair: [], stool: [], shelf: [], frame: ['prints'], magnet: [], charger: [], headphones: [], speaker: [],
};

/** What holds a product rather than being one: "in a kraft gift box". */
export const packagingNouns = [
  'gift box',
  'mailer box',
  'shipping box',
  'drawer box',
  'tuck box',
  'box',
  'boxes',
  'mailer',
  'carton',
  'poly bag',
  'polybag',
  'paper bag',
  'dust bag',
  'drawstring bag',
  'cotton bag',
  'pouch',
  'sleeve',
  'belly band',
  'tin',
  'tube',
  'tissue paper',
  'tissue',
  'hang tag',
  'swing tag',
  'gift bag',
  'bag',
  'wrap',
  'blister',
  'jar',
  'cardboard',
  'ribbon',
] as const;

/** Certificates and safety wishes: the brief's name, the marketplace's code where suppliers carry it, and the words. */
// prettier-ignore
export const certificates: readonly { name: string; code: string | null; words: readonly string[] }[] = [
  { name: 'FDA food safe', code: 'FDA_REGISTERED', words: ['fda safe', 'fda approved', 'fda compliant', 'fda registered', 'fda-safe', 'fda', 'food safe', 'food-safe', 'food grade', 'food-grade', 'food contact'] },
  { name: 'BPA free', code: null, words: ['bpa free', 'bpa-free', 'no bpa', 'without bpa', 'bpa'] },
  { name: 'Lead free', code: null, words: ['lead free', 'lead-free', 'no lead', 'unleaded'] },
  { name: 'Phthalate free', code: null, words: ['phthalate free', 'phthalate-free'] },
  { name: 'Paraben free', code: null, words: ['paraben free', 'paraben-free'] },
  { name: 'Vegan', code: null, words: ['vegan certified', 'certified vegan'] },
  { name: 'Plastic free', code: null, words: ['plastic free', 'plastic-free', 'no plastic', 'zero plastic'] },
  { name: 'Dishwasher safe', code: null, words: ['dishwasher safe', 'dishwasher-safe', 'dishwasher proof'] },
  { name: 'Microwave safe', code: null, words: ['microwave safe', 'microwave-safe', 'microwavable'] },
  { name: 'Prop 65', code: null, words: ['prop 65', 'proposition 65', 'california prop 65'] },
  { name: 'CPSIA', code: 'CPSIA', words: ['cpsia', 'child safe', 'child-safe', 'safe for kids', 'kid safe', 'kids safe', 'astm f963'] },
  { name: 'CE', code: null, words: ['ce marked', 'ce certified', 'ce mark'] },
  { name: 'REACH', code: null, words: ['reach compliant', 'reach certified'] },
  { name: 'GOTS', code: 'GOTS', words: ['gots certified', 'gots'] },
  { name: 'OEKO-TEX', code: 'OEKO_TEX', words: ['oeko-tex', 'oeko tex', 'oekotex'] },
  { name: 'GRS', code: 'GRS', words: ['global recycled standard', 'grs certified', 'grs'] },
  { name: 'FSC', code: 'FSC', words: ['fsc certified', 'fsc'] },
  { name: 'BSCI', code: 'BSCI', words: ['bsci', 'amfori'] },
  { name: 'BRCGS', code: 'BRCGS', words: ['brcgs', 'brc'] },
  { name: 'Fair Trade', code: 'FAIR_TRADE', words: ['fair trade', 'fairtrade', 'fair-trade'] },
  { name: 'GMP', code: 'GMP', words: ['gmp certified', 'cgmp', 'gmp'] },
  { name: 'IFRA', code: 'IFRA', words: ['ifra'] },
  { name: 'ISO 9001', code: 'ISO_9001', words: ['iso 9001', 'iso9001'] },
  { name: 'Leaping Bunny', code: 'LEAPING_BUNNY', words: ['leaping bunny', 'cruelty free', 'cruelty-free'] },
  { name: 'LWG', code: 'LWG', words: ['leather working group', 'lwg'] },
  { name: 'RJC', code: 'RJC', words: ['responsible jewellery council', 'rjc'] },
  { name: 'Sedex', code: 'SEDEX', words: ['sedex', 'smeta'] },
];

/** Ways to make a product one's own, with the capability of the marketplace that it needs. */
// prettier-ignore
export const customizations: readonly { name: string; capability: string; pattern: RegExp }[] = [
  { name: 'Laser engraving', capability: 'ENGRAVING', pattern: /\b(?:laser[- ])?engrav(?:ed|ing|e)\b(?: (?:logo|name|initials))?/i },
  { name: 'Embroidery', capability: 'EMBROIDERY', pattern: /\bembroider(?:ed|y|ing)\b(?: (?:logo|patch))?/i },
  { name: 'Screen printing', capability: 'SCREEN_PRINTING', pattern: /\b(?:screen|silk)[- ]?print(?:ed|ing|s)?\b/i },
  { name: 'Digital printing', capability: 'DIGITAL_PRINTING', pattern: /\b(?:digital(?:ly)?[- ]print(?:ed|ing)?|full[- ]colou?r print|dtg|sublimation)\b/i },
  { name: 'Embossing', capability: 'CUSTOM_DESIGN', pattern: /\bemboss(?:ed|ing)\b/i },
  { name: 'Debossing', capability: 'CUSTOM_DESIGN', pattern: /\bdeboss(?:ed|ing)\b/i },
  { name: 'Foil stamping', capability: 'CUSTOM_DESIGN', pattern: /\b(?:foil stamp(?:ed|ing)?|(?:gold|silver) foil|hot stamp(?:ed|ing)?)\b/i },
  { name: 'Private label', capability: 'PRIVATE_LABEL', pattern: /\b(?:private[- ]label|own label|our label|my label|custom labels?|branded labels?)\b/i },
  { name: 'White label', capability: 'WHITE_LABEL', pattern: /\bwhite[- ]label\b/i },
  { name: 'Custom scent', capability: 'CUSTOM_SCENT', pattern: /\b(?:custom|own|my|our|signature) (?:scents?|fragrances?)\b/i },
  { name: 'Custom mould', capability: 'CUSTOM_MOULD', pattern: /\b(?:custom|own) (?:mou?ld|shape|tooling)\b/i },
  { name: 'Woven label', capability: 'PRIVATE_LABEL', pattern: /\bwoven labels?\b/i },
  { name: 'Logo', capability: 'CUSTOM_DESIGN', pattern: /\b(?:with|plus|and|has|have|having)?\s*(?:my|our|the|a|an|own|brand|custom|company)?\s*\blogo(?:s)?(?: (?:on it|on them|on the \w+|printed|print))?\b/i },
  { name: 'Custom print', capability: 'CUSTOM_DESIGN', pattern: /\b(?:custom|own|my|our|printed) (?:print|design|artwork|pattern|graphic)s?\b/i },
];

/** What a product is usually made of where nothing is said. */
// prettier-ignore
export const usualMaterials: readonly { nouns: RegExp; material: string }[] = [
  { nouns: /\b(?:mug|cup|plate|bowl|vase|planter)\b/, material: 'ceramic' },
  { nouns: /\bcandle\b/, material: 'soy wax' },
  { nouns: /\b(?:tee|t-shirt|tshirt|t shirt|hoodie|sweatshirt|towel)\b/, material: 'cotton' },
  { nouns: /\btote\b/, material: 'cotton canvas' },
  { nouns: /\b(?:wallet|belt|card holder)\b/, material: 'leather' },
  { nouns: /\b(?:notebook|journal|planner|greeting card|calendar)\b/, material: 'paper' },
  { nouns: /\b(?:mailer box|shipping box|subscription box)\b/, material: 'corrugated cardboard' },
  { nouns: /\b(?:tumbler|water bottle|thermos)\b/, material: 'stainless steel' },
  { nouns: /\bplush\b/, material: 'polyester' },
];
