/** A manner that a founder asks for, and what it does to words, colours and pictures. */
export interface Tone {
  key: string;
  /** Words of a brief that ask for it, as regular expression alternatives. */
  asks: RegExp;
  /** Adjectives before a noun. */
  adjectives: readonly [string, string, ...string[]];
  /** How the brand speaks: after "The voice is". */
  voice: string;
  /** What it promises, a whole sentence. */
  props: readonly [string, string, ...string[]];
  /** Slogans without a slot. */
  slogans: readonly [string, string, ...string[]];
  roots: readonly string[];
  sounds: 'soft' | 'crisp';
  /** Of OKLCH: what it does to the main colour. */
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
    props: [
      'Made to slow the pulse of a day, not to add to it',
      'Nothing loud: soft colours, plain words, no tricks',
      'A small ritual that tells the body it may rest',
    ],
    slogans: ['Let the day go.', 'Softly does it.', 'Rest is a skill.', 'Quiet, on purpose.'],
    roots: ['hush', 'lull', 'drift', 'still', 'slow', 'velvet', 'lune', 'eve'],
    sounds: 'soft',
    color: { chroma: 0.6, lightness: -0.02, hues: [165, 220, 265, 300] },
    light: 'soft evening light',
  },
  {
    key: 'bold',
    asks: /\b(?:bold\w*|loud|edgy|daring|fearless|brave|rebel\w*|strong|statement|streetwear|badass|intense|fierce)\b/i,
    adjectives: ['bold', 'fearless', 'unmissable', 'outspoken'],
    voice: 'direct and sure of itself, with no small print in the tone',
    props: [
      'Made to be noticed from across the street',
      'We choose one strong idea and go all the way',
      'No apologies, no beige',
    ],
    slogans: ['Take up space.', 'Say it louder.', 'Not for the back row.', 'Go first.'],
    roots: ['bolt', 'riot', 'volt', 'flint', 'jolt', 'brazen', 'roar', 'torque'],
    sounds: 'crisp',
    color: { chroma: 1.45, lightness: 0.02, hues: [25, 40, 265, 330] },
    light: 'hard light with a sharp shadow',
  },
  {
    key: 'eco',
    asks: /\b(?:eco\w*|sustainab\w*|green (?:brand|product|choice)|plastic[- ]free|zero[- ]waste|recycl\w*|biodegrad\w*|compost\w*|climate|carbon|planet|refill\w*|upcycl\w*|environment\w*)\b/i,
    adjectives: ['low-waste', 'refillable', 'earth-minded', 'plastic-free'],
    voice: 'plain and factual, proof before promise',
    props: [
      'Every part is named, counted and kept out of landfill where we can',
      'Made to be refilled or mended before it is replaced',
      'We publish what we still get wrong',
    ],
    slogans: [
      'Leave less behind.',
      'Waste nothing. Enjoy everything.',
      'Less bin, more living.',
      'Made to go round.',
    ],
    roots: ['root', 'loop', 'sprout', 'tide', 'grove', 'seed', 'loam', 'thicket'],
    sounds: 'soft',
    color: { chroma: 0.85, lightness: 0, hues: [130, 145, 160, 95] },
    light: 'clear daylight among leaves',
  },
  {
    key: 'playful',
    asks: /\b(?:playful|fun|funny|quirky|whimsical|silly|cheerful|happy|joyful|colou?rful|kids?|children|toddlers?|cute|kawaii)\b/i,
    adjectives: ['playful', 'cheerful', 'curious', 'bright'],
    voice: 'cheerful and a little cheeky, never childish',
    props: [
      'Made to raise a smile before it does anything else',
      'Bright on the shelf, serious about safety',
      'A small surprise in every box',
    ],
    slogans: ['Good mood inside.', 'Play is the point.', 'Seriously unserious.', 'Smile first.'],
    roots: ['pip', 'bounce', 'giggle', 'noodle', 'bingo', 'jelly', 'doodle', 'tickle'],
    sounds: 'crisp',
    color: { chroma: 1.35, lightness: 0.1, hues: [50, 95, 190, 350] },
    light: 'bright, even light and a coloured paper ground',
  },
  {
    key: 'luxury',
    asks: /\b(?:luxur\w*|premium|high[- ]end|exclusive|elegant|sophisticated|opulent|refined|upscale|prestige|couture|fine)\b/i,
    adjectives: ['refined', 'rare', 'considered', 'quietly lavish'],
    voice: 'spare and precise, and it never raises its voice',
    props: [
      'Few pieces, each finished by hand and numbered',
      'Materials you would recognise with your eyes closed',
      'Packed as a present, even when it is for you',
    ],
    slogans: ['Less, and finer.', 'The rare made daily.', 'Kept for good.', 'Quietly extraordinary.'],
    roots: ['velour', 'onyx', 'soie', 'noble', 'gilt', 'laurel', 'opal', 'maison'],
    sounds: 'soft',
    color: { chroma: 0.55, lightness: -0.14, hues: [20, 75, 160, 300] },
    light: 'low warm light on dark stone',
  },
  {
    key: 'minimal',
    asks: /\b(?:minimal\w*|simple|clean|pared|scandi\w*|nordic|japandi|modern|sleek|understated|essential\w*)\b/i,
    adjectives: ['pared-back', 'clear', 'understated', 'essential'],
    voice: 'brief: one thought to a line',
    props: [
      'Only what it needs, and that made well',
      'One shape, two sizes, no noise',
      'It looks at home wherever it stands',
    ],
    slogans: ['Just enough.', 'Nothing extra.', 'Less to choose. More to use.', 'Plainly better.'],
    roots: ['plain', 'form', 'pale', 'line', 'ledge', 'norm', 'slate', 'mono'],
    sounds: 'crisp',
    color: { chroma: 0.4, lightness: -0.04 },
    light: 'even north light on white',
  },
  {
    key: 'natural',
    asks: /\b(?:natural\w*|organic|botanical\w*|plant[- ]based|herb\w*|wild\w*|forest|garden\w*|pure|raw|vegan|clean beauty|holistic|earthy)\b/i,
    adjectives: ['plant-led', 'earthy', 'honest', 'sun-grown'],
    voice: 'warm and plain, like a gardener over the fence',
    props: [
      'Ingredients you can picture growing',
      'The seasons decide what we make, and we say so',
      'Nothing on the label that needs a dictionary',
    ],
    slogans: ['Grown, not made up.', 'As it grows.', 'Close to the ground.', 'Nature had it right.'],
    roots: ['fern', 'thistle', 'meadow', 'briar', 'clover', 'moss', 'sorrel', 'bramble'],
    sounds: 'soft',
    color: { chroma: 0.8, lightness: -0.03, hues: [60, 110, 140, 155] },
    light: 'morning light through leaves',
  },
  {
    key: 'energising',
    asks: /\b(?:energ\w*|active|sport\w*|athlet\w*|performance|workout\w*|gym|fitness|runn\w*|power\w*|focus\w*|boost\w*|morning)\b/i,
    adjectives: ['lively', 'quick', 'driven', 'wide-awake'],
    voice: 'brisk and encouraging, with verbs first',
    props: [
      'Ready when you are, without a ritual of preparation',
      'Tested on tired days, not on ideal ones',
      'Made to be used up and used again',
    ],
    slogans: ['Start anyway.', 'One more, gladly.', 'Up and at it.', 'Go while it is early.'],
    roots: ['sprint', 'spark', 'dash', 'surge', 'zest', 'stride', 'rally', 'pulse'],
    sounds: 'crisp',
    color: { chroma: 1.3, lightness: 0.04, hues: [35, 60, 150, 250] },
    light: 'early sun and long shadows',
  },
  {
    key: 'romantic',
    asks: /\b(?:romantic|feminine|floral|wedding\w*|brid\w*|love|sensual|delicate|dreamy|vintage lace)\b/i,
    adjectives: ['tender', 'floral', 'dreamy', 'graceful'],
    voice: 'tender, with a wink so that it never turns sweet',
    props: [
      'Made for the moments people keep in boxes',
      'Soft to the hand and kind to the eye',
      'A note goes into every parcel, written by hand',
    ],
    slogans: ['For keeps.', 'With love, in earnest.', 'Dearly made.', 'Say it softly.'],
    roots: ['rosa', 'petal', 'amour', 'blush', 'lace', 'dove', 'peony', 'aria'],
    sounds: 'soft',
    color: { chroma: 0.8, lightness: 0.06, hues: [0, 15, 340, 310] },
    light: 'hazy afternoon light',
  },
  {
    key: 'rugged',
    asks: /\b(?:rugged|outdoor\w*|tough|durable|workwear|camp\w*|hik\w*|mountain\w*|surf\w*|trail\w*|adventur\w*|fishing|hunting|overland\w*)\b/i,
    adjectives: ['rugged', 'weatherproof', 'hard-wearing', 'trail-ready'],
    voice: 'few words, all of them useful',
    props: [
      'Made to be dropped, rained on and handed down',
      'Stitched, riveted or welded where others glue',
      'Field-tested in bad weather, because good weather proves nothing',
    ],
    slogans: ['Bring it back dirty.', 'Built for weather.', 'Out there, daily.', 'Wear it in.'],
    roots: ['ridge', 'cairn', 'summit', 'timber', 'flint', 'gully', 'granite', 'scree'],
    sounds: 'crisp',
    color: { chroma: 0.75, lightness: -0.08, hues: [45, 70, 130, 240] },
    light: 'overcast light outdoors',
  },
  {
    key: 'nostalgic',
    asks: /\b(?:nostalgi\w*|retro|vintage|old[- ]school|throwback|heritage|classic|seventies|eighties|nineties|70s|80s|90s|grandm\w*|traditional)\b/i,
    adjectives: ['old-school', 'warm-hearted', 'time-tested', 'well-loved'],
    voice: 'warm and familiar, like a radio in the kitchen',
    props: [
      'Made the way it was before it was hurried',
      'Shapes you remember, in materials that last now',
      'Good enough to hand on',
    ],
    slogans: [
      'Like you remember it.',
      'Good then. Better now.',
      'Worth remembering.',
      'The old way, on a good day.',
    ],
    roots: ['arcade', 'parlor', 'jukebox', 'penny', 'sunday', 'polka', 'marquee', 'drive'],
    sounds: 'crisp',
    color: { chroma: 0.95, lightness: 0.02, hues: [35, 55, 80, 195] },
    light: 'warm film-like light',
  },
  {
    key: 'scientific',
    asks: /\b(?:scien\w*|clinical\w*|lab\w*|dermatolog\w*|doctor\w*|tested|evidence|formula\w*|active ingredient\w*|tech\w*|smart|engineer\w*)\b/i,
    adjectives: ['evidence-led', 'precise', 'measured', 'lab-tested'],
    voice: 'exact and calm, figures before adjectives',
    props: [
      'Every claim has a figure and a source',
      'We test what leaves the factory, not only what entered it',
      'Amounts stand on the label, not in a secret blend',
    ],
    slogans: ['Show the working.', 'Proof, daily.', 'Measured twice.', 'Less myth. More method.'],
    roots: ['axis', 'vector', 'prism', 'theorem', 'lumen', 'helix', 'sigma', 'delta'],
    sounds: 'crisp',
    color: { chroma: 0.8, lightness: 0.02, hues: [200, 235, 255, 180] },
    light: 'cool, clear laboratory light',
  },
  {
    key: 'cosy',
    asks: /\b(?:co[sz]y|hygge|snug\w*|comfort\w*|warm(?:th|ing)?|fireside|homely|winter\w*|cuddl\w*|soft)\b/i,
    adjectives: ['cosy', 'warm', 'snug', 'homely'],
    voice: 'warm and close, as across a kitchen table',
    props: [
      'Made for the corner of the sofa that everybody wants',
      'Soft where it touches you, solid where it has to be',
      'It makes staying in the better plan',
    ],
    slogans: ['Stay a little longer.', 'Come in from the cold.', 'Home, but softer.', 'The good kind of in.'],
    roots: ['nook', 'ember', 'hearth', 'mitten', 'kindle', 'burrow', 'quilt', 'toast'],
    sounds: 'soft',
    color: { chroma: 0.85, lightness: -0.04, hues: [30, 45, 60, 20] },
    light: 'lamplight and wool',
  },
  {
    key: 'artisan',
    asks: /\b(?:artisan\w*|hand[- ]?made|hand[- ]?craft\w*|craft\w*|small[- ]batch|bespoke|studio|maker\w*|hand[- ]?poured|hand[- ]?thrown|woven)\b/i,
    adjectives: ['hand-finished', 'small-batch', 'studio-made', 'unrepeatable'],
    voice: 'personal, from the workbench',
    props: [
      'Made in lots small enough that one person checks each piece',
      'The maker signs what leaves the bench',
      'Small differences are the point, and we show them',
    ],
    slogans: ['By hand, by heart.', 'Made by somebody.', 'One at a time.', 'From our bench.'],
    roots: ['anvil', 'loom', 'bench', 'kiln', 'thumb', 'chisel', 'spindle', 'hand'],
    sounds: 'soft',
    color: { chroma: 0.75, lightness: -0.03, hues: [35, 50, 75, 150] },
    light: 'workshop light from one side',
  },
  {
    key: 'affordable',
    asks: /\b(?:affordab\w*|cheap\w*|budget\w*|low[- ]cost|value for money|accessible|everyday|student\w*)\b/i,
    adjectives: ['fairly priced', 'everyday', 'no-nonsense', 'easy'],
    voice: 'friendly and plain, prices in the open',
    props: [
      'A fair price every day in place of a sale now and then',
      'We save on show, never on the part you use',
      'The reckoning behind the price stands on the site',
    ],
    slogans: ['Good, for everyone.', 'Fair and square.', 'More for your Monday.', 'Nice price. Nicer thing.'],
    roots: ['penny', 'daily', 'common', 'corner', 'plenty', 'hello', 'easy', 'gladly'],
    sounds: 'crisp',
    color: { chroma: 1.15, lightness: 0.06, hues: [25, 85, 230, 150] },
    light: 'bright kitchen light',
  },
  {
    key: 'inclusive',
    asks: /\b(?:inclusiv\w*|diverse|size[- ]inclusive|plus[- ]size|adaptive|accessib\w*|gender[- ]neutral|unisex|every ?body|all skin|communit\w*)\b/i,
    adjectives: ['open-armed', 'adaptable', 'for-every-body', 'generous'],
    voice: 'open and direct, it says you and means everyone',
    props: [
      'Designed first with the people others design for last',
      'More sizes, shades and grips than the shelf is used to',
      'Photographed on customers, not on ideals',
    ],
    slogans: ['Room for everyone.', 'Come as you are.', 'All of you is welcome.', 'Made to fit us all.'],
    roots: ['kin', 'chorus', 'open', 'harbor', 'tandem', 'mosaic', 'all', 'gather'],
    sounds: 'soft',
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
  props: [
    'Made by people who use it themselves',
    'Fewer things, better made',
    'We answer every message, by name',
  ],
  slogans: [
    'Good things, kept simple.',
    'Made with a reason.',
    'The better everyday.',
    'Worth reaching for.',
  ],
  roots: ['north', 'wren', 'harbor', 'clover', 'pebble', 'linden', 'tandem', 'marrow'],
  sounds: 'soft',
  color: { chroma: 1, lightness: 0 },
  light: 'soft daylight',
};
