/**
 * Words that a word of a brief brings to mind, for names. Each entry reads `word, word: root root root`; the words are
 * singular or the beginning of longer ones where they end in a star.
 */
// prettier-ignore
export const associations: Readonly<Record<string, string>> = {
  'night, sleep*, bed*, insomnia*': 'dusk vesper lull moon hush owl', 'nurse, doctor, medic*, hospital': 'vigil ward lamp steady rounds', 'dog, puppy, canine': 'heel fetch wag romp rover',
  'cat, kitten': 'purr whisker tabby prowl', 'pet': 'paw wag fetch', 'horse, pony': 'bridle canter paddock mane', 'bird, parrot': 'perch plume wren', 'bee, honey, beeswax': 'hive drone clover comb',
  'rope, climb*, boulder*': 'belay knot hitch crux carabiner ascent', 'tea': 'steep leaf kettle pour', 'coffee': 'bloom crema roast morning', 'spicy, pepper, chili, hot': 'mellow simmer kindle saucer',
  'teen*, tween': 'locker recess encore hallway', 'kid, child*, boy, girl': 'pip jolly skip noodle', 'baby, newborn, infant, toddler': 'cradle wee nest lullaby', 'dad, father': 'shoulder anchor steady', 'mom, mother, mum': 'nest anchor hearth',
  'wedding, bride, bridal, bridesmaid': 'vow veil aisle toast', 'beach, sea, ocean, surf*, sail*, boat*, marine': 'tide dune salt keel jib harbor', 'fish*, net': 'cast tackle lure wake', 'bike, cycl*, bicycle': 'spoke crank freewheel saddle',
  'wood*, oak, walnut, olive, tree': 'grain grove timber knot ring', 'wool, yak, merino, alpaca, knit*': 'fleece skein purl loft', 'book*, read*, library': 'spine folio chapter margin', 'apartment, studio, flat, tiny, small': 'nook alcove walkup',
  'garden*, plant*, balcony, compost*, seed': 'sprout loam trellis sill', 'snow, ski*, winter, ice': 'drift powder frost sleigh', 'kite, wind': 'updraft gust tether', 'paint*, draw*, art, artist': 'easel pigment sketch brushwork',
  'night-shift, shift': 'lantern vigil dawn', 'kitchen, cook*, chef, spoon': 'simmer ladle larder stir', 'bread, bak*, cake': 'crumb crust proof sift', 'beer, brew*, grain': 'malt mash kettle', 'wine': 'cork vintner cellar', 'shav*, beard, groom*': 'whetstone lather bristle',
  'deodorant, fresh*, soap, wash*, clean': 'rinse lather breeze crisp', 'hair': 'tress strand comb', 'skin, face': 'glow dew velvet', 'watch, wrist': 'tick dial hour', 'music*, harmonica, guitar, ukulele, piano, drum': 'chord reed encore tempo', 'chess, game, puzzle, toy': 'gambit pawn castle meeple',
  'yoga, meditat*, calm*': 'breath lotus stillness', 'run*, jog*, marathon': 'stride lap tempo mile', 'gym, fitness, dumbbell, lift*': 'rep barbell press chalkline', 'camp*, tent, hik*, trail*, outdoor*': 'cairn bivouac switchback ember', 'mountain*, climb': 'cairn ridge summit',
  'travel*, luggage, flight*': 'gate layover compass', 'car, truck, driv*, van': 'mile gear shoulder axle', 'mechanic, tool*, garage': 'wrench gasket torque', 'school, student, teacher, college': 'recess bell satchel chalkboard', 'rain*, waterproof, umbrella': 'puddle drizzle gutter',
  'weight*': 'ballast plumb anchor', 'light*, lamp, glow*, candle': 'wick lumen glimmer lantern', 'leather': 'hide welt awl', 'linen, cotton, silk, fabric, textile, cloth': 'weft loom bolt selvage', 'steel, iron, metal, aluminum, brass, copper': 'forge ingot anvil rivet',
  'glass, crystal': 'pane prism furnace', 'clay, ceramic*, stoneware, porcelain, mug': 'kiln glaze slip wheel', 'paper, notebook, journal': 'quire deckle ream', 'recycl*, reclaim*, upcycl*, refill*, reusable, zero-waste': 'loop revolve return', 'biodegrad*, compost*, eco*, sustain*': 'loam return meadow', 'left-handed': 'southpaw lefty mirror',
  'magnet*': 'polar pull lodestone', 'hear*, ear, noise': 'hush lobe echo', 'crutch*, wheelchair, walker, cane': 'stride gait lever', 'old, senior, grand*, vintage, retro': 'heirloom porch jubilee', 'women, woman, lady': 'juno muse', 'men, man': 'rowan hale',
  'pool, swim*, float': 'lap cannonball splash', 'sushi, fish': 'nori maki tide', 'mosquito, hammock': 'sway canopy drowse', 'scissors, cut*, sew*': 'snip notch bobbin', 'confetti, party, birthday, celebrat*': 'hooray streamer toast', 'menstrual, period': 'luna tide cycle',
  'luxur*, premium': 'gilt laurel atelier', 'minimal*, simple': 'plain slate ledge', 'vegan, plant-based': 'sprout greens root', 'gluten-free, oat': 'oat mill crumb', 'handmade, artisan*, craft*': 'bench thumb maker', 'city, urban, street': 'block stoop corner', 'office, desk, work*': 'desk inbox noon',
  'anxious, anxiety, stress, adhd, sensory': 'settle hum anchor fidget', 'picnic, sandwich*, lunch': 'hamper crust gingham', 'film, photo*, camera': 'shutter negative', 'dance*, ballet': 'barre pirouette tempo', 'military, veteran': 'muster steady', 'farm*': 'furrow silo acre', 'space, star, moon': 'orbit nova perigee',
};
