import type { Kind } from './facts/kinds.ts';

/**
 * Nouns that a word of a brief brings to mind, for names. Each entry reads `word, word: root root root`; the words are
 * singular, or the beginning of longer ones where they end in a star. An entry of several words ("tea towel") stands for
 * them together: its words bring nothing else to mind.
 */
// prettier-ignore
export const associations: Readonly<Record<string, string>> = {
  'tea towel, oven mitt, dish towel, pot holder, kitchen towel': 'larder apron ladle gingham', 'snow globe': 'flurry swirl orb keepsake', 'hot water bottle': 'ember quilt hearth toddy', 'bread box, bread bin': 'larder loaf pantry', 'bath toy': 'splash paddle puddle', 'hot sauce': 'ember simmer saffron mesa',
  'pet urn, urn, memorial, casket, cremation': 'keepsake evermore hearth meadow', 'wax print': 'cloth batik pleat', 'food wrap, wax wrap': 'larder clover hive', 'glove box': 'mile axle', 'pepper grinder, pepper mill, salt cellar, salt and pepper': 'peppercorn pestle larder', 'ice cream': 'scoop sundae parlor', 'shoe tree': 'lace cobbler buckle', 'hair clip': 'tress ribbon clasp', 'fountain pen': 'nib quill inkwell', 'side sleeper': 'pillow moon owl', 'night shift, night-shift': 'lantern vigil dawn', 'chess clock': 'gambit rook tempo minute',
  'night, sleep*, bed, bedding, bedtime, insomnia*': 'dusk vesper lull moon owl', 'nurse, doctor, medic*, hospital': 'vigil lamp lantern haven', 'dog, puppy, canine': 'heel rover kennel stick', 'cat, kitten': 'whisker tabby sill', 'pet': 'paw collar', 'horse, pony, saddle, rider': 'bridle canter paddock mane', 'bird, parrot, birdhouse': 'perch plume wren', 'bee, honey, beeswax, beekeep*': 'hive clover honeycomb meadow',
  'rope, climb*, boulder*': 'belay knot hitch ascent', 'tea': 'steep leaf kettle pour', 'coffee': 'crema roast morning kettle', 'spicy, chili': 'ember simmer saffron', 'oyster, clam, seafood, lobster': 'tide brine harbor jetty', 'maple, syrup, pancake*, waffle*': 'maple griddle sugarbush skillet', 'brunch, breakfast': 'morning skillet sunup',
  'teen*, tween': 'locker encore hallway', 'kid, child*, boy, girl': 'pip skipper noodle tumble', 'baby, newborn, infant, toddler': 'cradle nest lullaby', 'dad, father': 'anchor porch', 'mom, mother, mum': 'nest anchor hearth', 'twin': 'tandem duo',
  'wedding, bride, bridal, bridesmaid': 'vow veil aisle toast', 'beach, sea, ocean, surf*, sail*, boat*, marine': 'tide dune salt keel harbor', 'fish*, net': 'tackle lure wake reel', 'bike, cycl*, bicycle': 'spoke crank freewheel saddle', 'driftwood': 'tide jetty wake',
  'wood*, oak, walnut, tree, cedar, barn, cabin, log': 'grain grove timber ring', 'wool, yak, merino, alpaca, knit*': 'fleece skein purl loft', 'book*, read*, library': 'folio chapter margin spine', 'apartment, studio, flat, tiny': 'nook alcove walkup', 'campfire, fire, stove, grill*': 'ember hearth kindling cinder',
  'garden*, plant*, balcony, compost*, seed': 'sprout loam trellis sill', 'snow, ski*, winter, ice': 'drift frost sleigh flurry', 'kite, wind': 'updraft gust tether', 'paint*, draw*, art, artist': 'easel pigment sketch', 'muslin, gauze, swaddle': 'weft loom cradle',
  'shift': 'lantern vigil dawn', 'kitchen, cook*, chef, spoon': 'ladle larder pantry', 'bread, bak*, cake, sourdough, dough': 'crumb crust levain sift', 'beer, brew*': 'malt mash kettle', 'wine': 'cork vintner cellar', 'shav*, beard, groom*, comb': 'lather bristle mirror',
  'deodorant, fresh*, soap, wash*': 'rinse lather breeze', 'hair': 'tress strand ribbon', 'curl, curly, locs, coil': 'ringlet tress coil', 'skin, face': 'dew velvet mirror', 'watch, wrist, clock': 'tick dial hour minute', 'music*, harmonica, guitar, ukulele, piano, drum': 'chord reed encore tempo', 'sound, bell': 'chime echo peal',
  'chess': 'gambit pawn castle rook', 'game, cribbage, domino': 'meeple tally parlor', 'crossword, puzzle, jigsaw': 'riddle clue jigsaw', 'toy': 'tumble marble jumble', 'incense': 'plume ember cedar',
  'yoga, meditat*, calm*': 'breath lotus willow', 'run*, jog*, marathon': 'stride lap tempo mile', 'gym, fitness, dumbbell, lift*': 'barbell press chalk', 'camp*, tent, hik*, trail*, outdoor*': 'cairn bivouac switchback ember', 'mountain*, climb': 'cairn ridge summit', 'park, national': 'ridge cairn meadow',
  'travel*, luggage, flight*': 'layover compass gate', 'car, truck, driv*, van': 'mile gear axle', 'mechanic, garage, construction': 'wrench gasket girder rivet', 'school, student, teacher, college, grade': 'recess satchel chalk', 'rain*, waterproof, umbrella': 'puddle drizzle petrichor', 'sun, sunscreen, sunny': 'dune noon solstice', 'puddle': 'splash drizzle',
  'weight*': 'ballast plumb anchor', 'light*, lamp, glow*, candle': 'wick lumen glimmer lantern', 'match, matches': 'kindling tinder', 'leather': 'hide awl saddle', 'linen, cotton, silk, fabric, textile, cloth, canvas': 'weft loom bolt selvage', 'steel, iron, metal, aluminum, brass, copper, bronze': 'forge ingot anvil rivet',
  'glass, crystal': 'pane prism furnace', 'clay, ceramic*, stoneware, porcelain, mug': 'kiln glaze slip', 'paper, notebook, journal, note': 'quire deckle ream', 'pen, pencil, ink, marker, crayon': 'nib quill scribble', 'recycl*, reclaim*, upcycl*, refill*, reusable, zero-waste, offcut*': 'loop return orbit', 'biodegrad*, compost*, eco*, sustain*': 'loam meadow acorn', 'left-handed': 'southpaw lefty mirror', 'darn*, mend*, repair*, sew*, stitch*, quilt*': 'bobbin thimble patch selvage',
  'magnet*': 'polar lodestone', 'hear*, ear, noise': 'hush echo murmur', 'crutch*, wheelchair, walker, cane': 'stride lever', 'old, senior, grand*, vintage, retro': 'heirloom porch jubilee', 'women, woman, lady': 'juno muse', 'men, man': 'rowan alder',
  'pool, swim*, float': 'lap splash lagoon', 'sushi': 'nori tide', 'mosquito, hammock': 'canopy sway siesta', 'scissors, cut*': 'snip notch bobbin', 'confetti, party, birthday, celebrat*': 'hooray streamer toast', 'menstrual, period': 'luna tide cycle', 'knife, knives, whetstone, sharpen*, blade': 'steel edge', 'garlic, onion': 'clove bulb allium', 'tortilla, taco, salsa': 'masa comal mesa', 'pill, vitamin': 'weekday dose ritual',
  'luxur*, premium': 'gilt laurel atelier', 'minimal*, simple': 'slate ledge', 'vegan, plant-based': 'sprout greens', 'gluten-free, oat': 'oat mill crumb', 'handmade, artisan*, craft*': 'bench thumb maker', 'city, urban, street': 'block stoop corner', 'office, desk, inbox': 'desk noon blotter',
  'anxious, anxiety, stress, adhd, sensory': 'anchor willow harbor', 'picnic, sandwich*, lunch': 'hamper crust gingham', 'film, photo*, camera': 'shutter negative', 'dance*, ballet': 'barre pirouette tempo', 'military, veteran': 'muster beacon', 'farm*': 'furrow silo acre', 'space, star, moon': 'orbit nova perigee',
};

/** What a kind of goods brings to mind, for briefs whose own words bring too little. */
// prettier-ignore
export const rootsOfKind: Readonly<Record<Kind, string>> = {
  hard: 'porch bench latch mantel parlor', large: 'joiner mortise hearth threshold lintel', textile: 'weft loom hem selvage tassel', wearable: 'button seam thimble lapel',
  jewelry: 'clasp facet locket filigree', cosmetic: 'dew vial velvet mirror petal', candle: 'wick glimmer lantern ember', food: 'larder pantry ladle hamper', health: 'haven anchor willow ease', paper: 'quire folio margin deckle',
  toy: 'tumble marble jumble pinwheel', pet: 'paw rover kennel meadow', baby: 'nest cradle lullaby acorn', electronic: 'relay signal beacon dial',
};

/** Roots that a refused manner rules out: "not macho" has no anvil, "nothing cutesy" no paw. */
// prettier-ignore
export const rootsRefused: readonly (readonly [RegExp, string])[] = [
  [/\b(?:macho|manly|masculine|tough|aggressive|rugged|bro|bros|military|hard)\b/i, 'anvil forge rivet ingot girder barbell press torque wrench gasket muster steel edge blade hide ballast crank alder rowan timber'],
  [/\b(?:cute|cutesy|childish|silly|goofy|babyish|kiddie|twee|kitsch\w*)\b/i, 'pip noodle tumble paw hooray meeple jumble splash puddle lullaby skipper pinwheel nest lefty whisker tabby duo scribble little merry'],
  [/\b(?:girly|feminine|frilly|princess|romantic|floral|flowers?)\b/i, 'petal ribbon muse juno velvet ringlet veil lullaby blossom bloom'],
  [/\b(?:gloomy|sad|morbid|dark|goth\w*|spooky|sentimental)\b/i, 'dusk vesper vigil owl cinder evermore veil hush quiet slow'],
  [/\b(?:clinical|medical|sterile|technical|geeky|tech\w*)\b/i, 'dose vial ward relay signal dial'], [/\b(?:posh|snobby|fancy|pretentious|luxur\w*|precious)\b/i, 'gilt laurel atelier velvet filigree society studio'],
  [/\b(?:corporate|generic|cold)\b/i, 'company union works supply'],
  [/\b(?:rustic|folksy|hippie|crunchy|country|old-fashioned|retro|dated|vintage)\b/i, 'heirloom porch gingham meadow loam hamper furrow silo acre lantern jubilee wild'],
  [/\b(?:health|medicine|wellness|cure|healing|therapeutic)\b/i, 'haven dose ritual ease vigil'], [/\b(?:sporty|gym|competitive)\b/i, 'barbell press lap stride'],
];
