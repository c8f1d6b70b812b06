/** A manner that a founder asks for, and what it does to words, colors and pictures. */
export interface Tone {
  key: string;
  /** Words of a brief that ask for it, as regular expression alternatives. */
  asks: RegExp;
  /** Adjectives before a noun: of manner, never a fact that only the founder could claim. */
  adjectives: readonly [string, string, ...string[]];
  /** How the brand speaks: after "The voice is". */
  voice: string;
  /** Of OKLCH: what it does to the main color. */
  color: { chroma: number; lightness: number; hues?: readonly number[] };
  /** Light and setting of pictures. */
  light: string;
}

export const tones: readonly Tone[] = [
  {
    key: 'calming',
    asks: /\b(?:calm\w*|sooth\w*|relax\w*|sleep\w*|unwind\w*|peaceful|serene|gentle|quiet|restful|mindful\w*|stress\w*|night\w*|bedtime)\b/i,
    adjectives: ['calm', 'unhurried', 'gentle', 'restful'],
    voice: 'quiet and unhurried, in short sentences',
    color: { chroma: 0.6, lightness: -0.02, hues: [165, 220, 265, 300] },
    light: 'soft evening light',
  },
  {
    key: 'bold',
    asks: /\b(?:bold\w*|loud|edgy|daring|fearless|brave|rebel\w*|strong|statement|streetwear|badass|intense|fierce)\b/i,
    adjectives: ['bold', 'fearless', 'unmissable', 'outspoken'],
    voice: 'direct and sure of itself, with no small print in the tone',
    color: { chroma: 1.45, lightness: 0.02, hues: [25, 40, 265, 330] },
    light: 'hard light with a sharp shadow',
  },
  {
    key: 'eco',
    asks: /\b(?:eco\w*|sustainab\w*|green (?:brand|product|choice)|plastic[- ]free|zero[- ]waste|recycl\w*|biodegrad\w*|compost\w*|climate|carbon|planet|refill\w*|upcycl\w*|environment\w*)\b/i,
    adjectives: ['low-waste', 'earth-minded', 'frugal', 'careful'],
    voice: 'plain and factual, proof before promise',
    color: { chroma: 0.85, lightness: 0, hues: [130, 145, 160, 95] },
    light: 'clear daylight among leaves',
  },
  {
    key: 'playful',
    asks: /\b(?:playful|fun|funny|quirky|whimsical|silly|cheerful|happy|joyful|colou?rful|kids?|children|toddlers?|cute|kawaii)\b/i,
    adjectives: ['playful', 'cheerful', 'curious', 'bright'],
    voice: 'cheerful and a little cheeky, never childish',
    color: { chroma: 1.35, lightness: 0.1, hues: [50, 95, 190, 350] },
    light: 'bright, even light and a coloured paper ground',
  },
  {
    key: 'luxury',
    asks: /\b(?:luxur\w*|premium|high[- ]end|exclusive|elegant|sophisticated|opulent|refined|upscale|prestige|couture|fine)\b/i,
    adjectives: ['refined', 'rare', 'considered', 'quietly lavish'],
    voice: 'spare and precise, and it never raises its voice',
    color: { chroma: 0.55, lightness: -0.14, hues: [20, 75, 160, 300] },
    light: 'low warm light on dark stone',
  },
  {
    key: 'minimal',
    asks: /\b(?:minimal\w*|simple|clean|pared|scandi\w*|nordic|japandi|modern|sleek|understated|essential\w*)\b/i,
    adjectives: ['pared-back', 'clear', 'understated', 'essential'],
    voice: 'brief: one thought to a line',
    color: { chroma: 0.4, lightness: -0.04 },
    light: 'even north light on white',
  },
  {
    key: 'natural',
    asks: /\b(?:natural\w*|organic|botanical\w*|plant[- ]based|herb\w*|wild\w*|forest|garden\w*|pure|raw|vegan|clean beauty|holistic|earthy)\b/i,
    adjectives: ['earthy', 'honest', 'plain', 'fresh'],
    voice: 'warm and plain, like a gardener over the fence',
    color: { chroma: 0.8, lightness: -0.03, hues: [60, 110, 140, 155] },
    light: 'morning light through leaves',
  },
  {
    key: 'energising',
    asks: /\b(?:energ\w*|active|sport\w*|athlet\w*|performance|workout\w*|gym|fitness|runn\w*|power\w*|focus\w*|boost\w*|morning)\b/i,
    adjectives: ['lively', 'quick', 'driven', 'wide-awake'],
    voice: 'brisk and encouraging, with verbs first',
    color: { chroma: 1.3, lightness: 0.04, hues: [35, 60, 150, 250] },
    light: 'early sun and long shadows',
  },
  {
    key: 'romantic',
    asks: /\b(?:romantic|feminine|floral|wedding\w*|brid\w*|love|sensual|delicate|dreamy|vintage lace)\b/i,
    adjectives: ['tender', 'floral', 'dreamy', 'graceful'],
    voice: 'tender, with a wink so that it never turns sweet',
    color: { chroma: 0.8, lightness: 0.06, hues: [0, 15, 340, 310] },
    light: 'hazy afternoon light',
  },
  {
    key: 'rugged',
    asks: /\b(?:rugged|outdoor\w*|tough|durable|workwear|camp\w*|hik\w*|mountain\w*|surf\w*|trail\w*|adventur\w*|fishing|hunting|overland\w*)\b/i,
    adjectives: ['rugged', 'hard-wearing', 'sturdy', 'ready'],
    voice: 'few words, all of them useful',
    color: { chroma: 0.75, lightness: -0.08, hues: [45, 70, 130, 240] },
    light: 'overcast light outdoors',
  },
  {
    key: 'nostalgic',
    asks: /\b(?:nostalgi\w*|retro|vintage|old[- ]school|throwback|heritage|classic|seventies|eighties|nineties|70s|80s|90s|grandm\w*|traditional)\b/i,
    adjectives: ['old-school', 'warm-hearted', 'time-tested', 'well-loved'],
    voice: 'warm and familiar, like a radio in the kitchen',
    color: { chroma: 0.95, lightness: 0.02, hues: [35, 55, 80, 195] },
    light: 'warm film-like light',
  },
  {
    key: 'scientific',
    asks: /\b(?:scien\w*|clinical\w*|lab\w*|dermatolog\w*|doctor\w*|tested|evidence|formula\w*|active ingredient\w*|tech\w*|smart|engineer\w*)\b/i,
    adjectives: ['precise', 'measured', 'exact', 'clear'],
    voice: 'exact and calm, figures before adjectives',
    color: { chroma: 0.8, lightness: 0.02, hues: [200, 235, 255, 180] },
    light: 'cool, clear laboratory light',
  },
  {
    key: 'cosy',
    asks: /\b(?:co[sz]y|hygge|snug\w*|comfort\w*|warm(?:th|ing)?|fireside|homely|winter\w*|cuddl\w*|soft)\b/i,
    adjectives: ['cosy', 'warm', 'snug', 'homely'],
    voice: 'warm and close, as across a kitchen table',
    color: { chroma: 0.85, lightness: -0.04, hues: [30, 45, 60, 20] },
    light: 'lamplight and wool',
  },
  {
    key: 'artisan',
    asks: /\b(?:artisan\w*|hand[- ]?made|hand[- ]?craft\w*|craft\w*|small[- ]batch|bespoke|studio|maker\w*|hand[- ]?poured|hand[- ]?thrown|woven)\b/i,
    adjectives: ['personal', 'unhurried', 'individual', 'warm'],
    voice: 'personal, from the workbench',
    color: { chroma: 0.75, lightness: -0.03, hues: [35, 50, 75, 150] },
    light: 'workshop light from one side',
  },
  {
    key: 'affordable',
    asks: /\b(?:affordab\w*|cheap\w*|budget\w*|low[- ]cost|value for money|accessible|everyday|student\w*)\b/i,
    adjectives: ['fairly priced', 'everyday', 'no-nonsense', 'easy'],
    voice: 'friendly and plain, prices in the open',
    color: { chroma: 1.15, lightness: 0.06, hues: [25, 85, 230, 150] },
    light: 'bright kitchen light',
  },
  {
    key: 'inclusive',
    asks: /\b(?:inclusiv\w*|diverse|size[- ]inclusive|plus[- ]size|adaptive|accessib\w*|gender[- ]neutral|unisex|every ?body|all skin|communit\w*)\b/i,
    adjectives: ['open-armed', 'adaptable', 'for-every-body', 'generous'],
    voice: 'open and direct, it says you and means everyone',
    color: { chroma: 1.1, lightness: 0.03, hues: [30, 100, 200, 310] },
    light: 'natural light on real rooms',
  },
];

/** How it speaks when nothing was asked for. */
export const plainTone: Tone = {
  key: 'plain',
  asks: /^$/,
  adjectives: ['thoughtful', 'well-made', 'honest', 'everyday'],
  voice: 'friendly and plain',
  color: { chroma: 1, lightness: 0 },
  light: 'soft daylight',
};
