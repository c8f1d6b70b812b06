import type { LookName, Looks, PartName } from '../drawing/find-form/looks.ts';

/** How people call parts of products. */
export const partWords: Readonly<Record<PartName, string>> = {
  lid: 'lids?|caps?|stoppers?|corks?|closures?|pump head|pump|dropper top|triggers?|sprayers?|nozzles?|spray (?:top|head)s?',
  handle: 'handles?|grips?',
  label: 'labels?|wrappers?',
  trim: 'trims?|collars?|cuffs?|hems?|piping|drawstrings?|laces?|waistbands?|edging|straps?|tin[- ]ties?|belts?|sash(?:es)?|zippers?|zips?|buckles?|clips?|clasps?|latch(?:es)?|soles?|brims?|peaks?|visors?|heels?|toes?|edges?|(?:satin |silk |gold |thin |wide )?ribbons?|bows?|strings?|twine|cords?|ropes?|tassels?',
  base: 'bases?|foot|feet|stands?',
  inside: 'insides?|interior|lining|inner',
};

const tie = 'ribbons?|bows?|strings?|twine|cords?|ropes?|bands?';
const edge = 'trims?|piping|edging|edges?';
/** What the trim of a form is called, where that is more than an edging. */
export const trimWords: Readonly<Record<string, RegExp>> = Object.fromEntries(
  (
    [
      ['box tea-box pillow-box gift-box shoe-box soap pouch window-pouch bar sun-hat', tie],
      ['coffee-bag', `${tie}|tin[- ]ties?`],
      ['lunch-box', 'clips?|clasps?|latch(?:es)?|buckles?'],
      ['cap', 'brims?|peaks?|visors?'],
      ['socks', 'heels?|toes?'],
      ['stocking', 'toes?|heels?|cords?'],
      ['mittens oven-mitt', 'cuffs?'],
      ['onesie', 'collars?|cuffs?|hems?'],
      ['tank sports-bra swimsuit', 'collars?|hems?|straps?'],
      ['boxers', 'waistbands?'],
      ['robe', 'belts?|sash(?:es)?'],
      ['duffel flip-flops belt-bag eye-mask', 'straps?|belts?'],
      ['drawstring-bag', 'drawstrings?|strings?|cords?|ropes?'],
      ['boot', 'laces?'],
    ] as const
  ).flatMap(([forms, words]) =>
    forms.split(' ').map((form) => [form, new RegExp(`\\b(?:${words}|${edge})$`, 'i')]),
  ),
);
export const plainTrim = new RegExp(`\\b(?:${edge})$`, 'i');
/** A trim that ties up what it is on. */
export const tieWords = new RegExp(`\\b(?:${tie})$`, 'i');

export interface LookWord {
  name: LookName;
  pattern: RegExp;
  give: Looks;
}

/** Words for looks that forms can take. */
export const lookWords: readonly LookWord[] = [
  {
    name: 'torn-label',
    pattern: /\b(?:torn|ripped|peeling|tattered)\s+(?:paper\s+)?labels?\b/i,
    give: { hasTornLabel: true },
  },
  {
    name: 'no-label',
    pattern:
      /\b(?:unlabell?ed|(?:plain|blank)\s+labels?|unbranded|no logo|without (?:a )?(?:logo|branding|name|print))\b/i,
    give: { hasNoLabel: true },
  },
  {
    name: 'tied',
    pattern:
      /\btied\s+(?:up\s+)?(?:with|in|by)(?:\s+(?:an?\s+)?(?:ribbons?|bows?|strings?|twine|cords?)\b)?|\bwrapped\s+(?:up\s+)?(?:with|in)\s+(?:an?\s+)?(?:ribbons?|strings?|twine|cords?)\b|\b(?:with|and)\s+(?:an?\s+)?(?:ribbons?|bows?|strings?|twine)\b(?:\s+(?:bows?|around(?:\s+it)?))?/i,
    give: { isTied: true },
  },
  {
    name: 'window',
    pattern:
      /\b(?:with|and|has)\s+(?:an?\s+)?(?:(?:clear|small|big|large|little)\s+){0,2}(?:oval|round|circular)\s+(?:clear\s+)?windows?\b(?!\s+light)/i,
    give: { window: 'round' },
  },
  {
    name: 'window',
    pattern:
      /\b(?:with|and|has)\s+(?:an?\s+)?(?:(?:clear|transparent|see-through|small|big|large|little|rectangular|cut-?out|film|front)\s+){0,3}windows?\b(?!\s+light)|\bwindowed\b/i,
    give: { window: 'straight' },
  },
  { name: 'ribbed', pattern: /\b(?:ribbed|fluted|reeded|grooved)\b/i, give: { isRibbed: true } },
  {
    name: 'clear',
    pattern:
      /\b(?:transparent|see-through|translucent|crystal clear|clear(?=\s+(?:[a-z-]+\s+)?(?:glass|plastic|acrylic|resin|bottle|jar|tub|cup|tumbler|body|container|vase|pouch|bag|sachet|case|can|candle)))\b/i,
    give: { isClear: true },
  },
  {
    name: 'two-tone',
    pattern:
      /\b(?:two[- ]ton(?:e|ed)|dual[- ]tone|two[- ]colou?r(?:ed)?|colou?r[- ]block(?:ed|ing)?|dipped)\b/i,
    give: { isTwoTone: true },
  },
  { name: 'pattern', pattern: /\b(?:striped|stripes|pinstriped?s?|stripy)\b/i, give: { pattern: 'stripes' } },
  {
    name: 'pattern',
    pattern: /\b(?:polka[- ]dot(?:ted|s)?|dotted|dots|spotted|spots)\b/i,
    give: { pattern: 'dots' },
  },
  {
    name: 'pattern',
    pattern: /\b(?:checked|checkered|chequered|gingham|plaid|tartan|checks)\b/i,
    give: { pattern: 'checks' },
  },
  {
    name: 'pattern',
    pattern: /\b(?:speckled|speckles|flecked|terrazzo[- ](?:look|pattern))\b/i,
    give: { pattern: 'speckles' },
  },
  {
    name: 'pattern',
    pattern:
      /(?<!\bon (?:a |white |black )?)\b(?:marbled|marble[- ](?:look|pattern|effect)|marbling|marble(?=\s+(?!tables?|tops?|tabletop|surface|counter(?:top)?|background|backdrop|slab|floor|wall|plinth|pedestal|tray|shelf|block|setting|and\b|with\b|or\b)[a-z]))\b/i,
    give: { pattern: 'marble' },
  },
  { name: 'finish', pattern: /\b(?:matte|matt)\b(?:\s+finish)?/i, give: { finish: 'matte' } },
  { name: 'finish', pattern: /\bsatin[- ]finish\b/i, give: { finish: 'satin' } },
  {
    name: 'finish',
    pattern: /\b(?:glossy|gloss|shiny|high-gloss|glazed)\b(?:\s+finish)?/i,
    give: { finish: 'gloss' },
  },
  {
    name: 'finish',
    pattern:
      /\b(?:metallic|chrome(?:d)?|brushed (?:steel|metal|aluminium|aluminum)|stainless steel|polished (?:steel|metal|brass|copper))\b(?:\s+finish)?/i,
    give: { finish: 'metal' },
  },
];

/** Looks that no form takes: they are named. */
export const undrawnLooks =
  /\b(?:torn|ripped|broken|cracked|chipped|dented|rusty|rusted|scratched|crumpled|wrinkled|melting|melted|steaming|wet|dripping|upside down|half[- ](?:full|empty)|exploding|floating|levitating|flying|glowing|quilted|embroidered|engraved|embossed|debossed|floral|flowery|flower pattern|hexagonal|octagonal|triangular|oval|heart[- ]shaped|star[- ]shaped|square|faceted|hammered|holographic|iridescent|glittery|glitter|sequin(?:ed|s)?|ruffled|pleated|cropped|v-?neck|sleeveless|short[- ]sleeved?|cable[- ]knit|crochet(?:ed)?|tie[- ]?dye(?:d)?|camo(?:uflage)?|leopard(?: print)?|zebra(?: print)?|animal print|paisley|houndstooth|argyle|herringbone|braided|studded|fringed|distressed|handwritten|spiral|spiral[- ]bound|wire[- ]?o|wire[- ]?bound|(?:two|double|three|triple|four|multi)[- ]wicks?|collapsible|folding|stackable|gradient|ombre|ombré|rainbow|neon|frosted|double[- ]walled|oversized|extra large|giant|tiny|miniature|hooded|woven|knitted|fluffy|furry|inflatable|foldable|unwrapped|opened|without packaging)\b/gi;

/** Looks that the form has of itself, so that they are drawn whenever it is. */
export const inherent: Readonly<Record<string, RegExp>> = {
  beanie: /ribbed|knitted|woven/i,
  hoodie: /hooded|drawstring|oversized/i,
  crewneck: /knitted|oversized/i,
  tee: /short|oversized/i,
  cardigan: /knitted/i,
  scarf: /knitted|fringed|woven|tassel/i,
  gilet: /quilted|sleeveless/i,
  dress: /sleeveless|pleated/i,
  tank: /sleeveless/i,
  skirt: /pleated/i,
  basket: /woven|braided/i,
  blanket: /woven|knitted|fringed|oversized/i,
  plush: /fluffy|furry/i,
  socks: /striped|stripes|ribbed|knitted/i,
  'baby-bottle': /clear|transparent|see-through/i,
  'sun-hat': /woven|ribbon/i,
  'pillar-candle': /tall/i,
  'lunch-box': /\b(?:clips?|latch(?:es)?|clasps?)$/i,
  'tissue-box': /square/i,
  'pizza-box': /square/i,
  'candle-tin': /(?:two|double)[- ]wick/i,
  umbrella: /folding/i,
  box: /square|folding/i,
  'gift-box': /square|ribbon|tied|bow/i,
  'window-pouch': /window/i,
  'paper-bag': /\b(?:rope|twisted|paper) handles?\b/i,
  'egg-carton': /moulded|molded/i,
  'drinking-glass': /clear|transparent|see-through/i,
  'wine-glass': /clear|transparent|see-through/i,
  flute: /clear|transparent|see-through/i,
  'rocks-glass': /clear|transparent|see-through/i,
  carafe: /clear|transparent|see-through/i,
  'storage-jar': /clear|transparent|see-through/i,
  'mason-jar': /clear|transparent|see-through/i,
  'spice-jar': /clear|transparent|see-through/i,
  'milk-bottle': /clear|transparent|see-through/i,
  perfume: /clear|transparent|see-through/i,
  thermos: /insulated|metal/i,
};

/** Places and lights that a setting stands for, or that are in every picture. */
export const sceneWords =
  /\b(?:light|daylight|lighting|shadows?|sun|studio|background|backdrop|ground|surface|table|shelf|wall|floor|desk|counter|plinth|close-?up|foreground|frame|focus|camera|white|colou?rs?|brand|style|middle|cent(?:er|re)|morning|evening|home|scene|packaging|small batches)\b/i;
