import type { Kind } from './kinds.ts';

/**
 * What people who make, sell and use goods of a kind talk about, from trade practice. All are noun phrases but `moment`, so
 * that they fit any sentence.
 */
export interface KindTalk {
  /** What annoys people about the usual ones, after "without". */
  faults: readonly [string, string];
  /** What a buyer wants to read before buying. */
  measure: string;
  /** Where quality shows, each with "the". */
  parts: readonly [string, string];
  /** When it shows: "at the first taste". */
  moment: string;
  /** Where it is sold, plural. */
  places: readonly [string, string];
  /** What keeps it good: "washing and mending". */
  care: string;
  /** A test that anyone can repeat. */
  proof: string;
}

// prettier-ignore
export const talkByKind: Readonly<Record<Kind, KindTalk>> = {
  hard: { faults: ['a finish that wears off', 'parts that come loose'], measure: 'size, weight and material', parts: ['the finish', 'the material'], moment: 'after a year in daily use', places: ['home and gift shops', 'weekend markets'], care: 'cleaning and storage', proof: 'a month in ten households' },
  large: { faults: ['joints that loosen', 'corners dented on the way'], measure: 'every dimension and the load', parts: ['the joints', 'the feet'], moment: 'on the day of assembly', places: ['furniture showrooms', 'home fairs'], care: 'tightening and oiling', proof: 'an assembly by somebody who never saw it' },
  textile: { faults: ['seams that open in the wash', 'colors that run'], measure: 'fiber content and shrinkage', parts: ['the hem', 'the weave'], moment: 'after the tenth wash', places: ['linen shops', 'home stores'], care: 'washing and drying', proof: 'ten washes' },
  wearable: { faults: ['sizes that run small', 'seams that rub'], measure: 'every size in inches', parts: ['the seams', 'the fit'], moment: 'at the end of a long day', places: ['clothing boutiques', 'weekend markets'], care: 'washing and mending', proof: 'a month of wear' },
  jewelry: { faults: ['plating that rubs off', 'clasps that open'], measure: 'metal, weight and length', parts: ['the clasp', 'the setting'], moment: 'after a summer of wear', places: ['jewelers', 'museum shops'], care: 'polishing', proof: 'a month of wear in soap and salt water' },
  cosmetic: { faults: ['ingredients in tiny print', 'caps that leak'], measure: 'every ingredient and the ounces', parts: ['the ingredient list', 'the cap'], moment: 'in the second week on the skin', places: ['pharmacies', 'bath and body shops'], care: 'storage and shelf life', proof: 'a patch test' },
  candle: { faults: ['wicks that drown', 'soot on the glass'], measure: 'burn time in hours', parts: ['the wick', 'the wax'], moment: 'on the last evening', places: ['gift shops', 'winter markets'], care: 'trimming the wick', proof: 'a burn down to the glass' },
  food: { faults: ['long ingredient lists', 'flavor that fades after opening'], measure: 'ingredients by weight and servings', parts: ['the first ingredient', 'the aftertaste'], moment: 'at the second helping', places: ['farmers’ markets', 'grocery stores'], care: 'storage after opening', proof: 'a blind tasting' },
  health: { faults: ['instructions in fine print', 'a look of the hospital'], measure: 'sizes and materials', parts: ['the instructions', 'the material'], moment: 'after a week of daily use', places: ['pharmacies', 'travel and outdoor shops'], care: 'cleaning', proof: 'a week of daily use' },
  paper: { faults: ['corners bent in the mail', 'ink that fades'], measure: 'size, count and paper weight', parts: ['the paper', 'the corners'], moment: 'on the last sheet', places: ['stationery shops', 'bookstores'], care: 'dry storage', proof: 'a month in a sunny window' },
  toy: { faults: ['pieces that break on day one', 'instructions that skip a step'], measure: 'age, pieces and materials', parts: ['the smallest piece', 'the instructions'], moment: 'on a rainy afternoon', places: ['toy and craft stores', 'bookshops'], care: 'storing the pieces', proof: 'a rainy afternoon with ten testers' },
  pet: { faults: ['sizes that fit no animal', 'parts that come loose'], measure: 'sizes in inches, by animal', parts: ['the fastening', 'the edges'], moment: 'after a month of weather', places: ['pet stores', 'vets’ waiting rooms'], care: 'washing', proof: 'a month with ten animals' },
  baby: { faults: ['parts that come loose', 'instructions in tiny print'], measure: 'age, weight and materials', parts: ['the edges', 'the label'], moment: 'at three in the morning', places: ['baby boutiques', 'family fairs'], care: 'washing', proof: 'a month in ten families' },
  electronic: { faults: ['parts nobody can replace', 'instructions in tiny print'], measure: 'watts and hours of running', parts: ['the switch', 'the instructions'], moment: 'after a year of switching', places: ['electronics stores', 'design shops'], care: 'cleaning and repair', proof: 'a week switched on' },
};

/** Nearer than the kind: by the last words of the noun or by the category that the product is of. The first that fits. */
// prettier-ignore
export const nearerTalk: readonly (readonly [{ noun?: RegExp; category?: string }, KindTalk])[] = [
  [{ noun: /\burn$|\bmemorial|\bcasket$/i }, { faults: ['lids that do not close', 'a look of the hospital'], measure: 'size, capacity and wood or metal', parts: ['the lid', 'the surface'], moment: 'when it has its place at home', places: ['vets’ offices', 'memorial services'], care: 'dusting and oiling', proof: 'a lid that stays closed in the mail' }],
  [{ noun: /\bsoap(?: bars?)?$|\bshampoo bar$/i }, { faults: ['mush in the dish', 'perfume that fills the house'], measure: 'every oil and the weeks of washing', parts: ['the lather', 'the oils'], moment: 'down to the last sliver', places: ['bath and body shops', 'farmers’ markets'], care: 'drying between washes', proof: 'a month by one sink' }],
  [{ noun: /\b(?:gloves?|mitts?|mittens?)$/i }, { faults: ['palms that wear through', 'cuffs that gap'], measure: 'palm width and length', parts: ['the palm', 'the cuff'], moment: 'after a season of gripping', places: ['garden and work shops', 'outdoor stores'], care: 'washing and drying', proof: 'a season of use' }],
  [{ noun: /\b(?:shoes?|boots?|sandals?|slippers?|sneakers?|clogs?)$/i }, { faults: ['heels that rub', 'soles that come off'], measure: 'length and width in inches', parts: ['the sole', 'the heel'], moment: 'on the tenth mile', places: ['shoe stores', 'outdoor stores'], care: 'cleaning and resoling', proof: 'a hundred miles on pavement' }],
  [{ noun: /\b(?:hats?|caps?|beanies?|visors?|headbands?|turbans?)$/i }, { faults: ['bands that itch', 'one size that fits nobody'], measure: 'head sizes in inches', parts: ['the band', 'the seam'], moment: 'after a summer of wear', places: ['hat shops', 'outdoor stores'], care: 'washing and reshaping', proof: 'a summer of wear' }],
  [{ noun: /\b(?:bags?|totes?|backpacks?|purses?|wallets?|pouch(?:es)?|suitcases?|luggage|carriers?|rolls?)$/i }, { faults: ['straps that fray', 'seams that give'], measure: 'volume and empty weight', parts: ['the straps', 'the seams'], moment: 'on the way home, fully packed', places: ['luggage stores', 'boutiques'], care: 'cleaning the lining', proof: 'a month of full loads' }],
  [{ noun: /\b(?:knife|knives|scissors|shears|razors?|lames?|blades?|whetstones?|axes?|clippers)$/i }, { faults: ['edges that go dull', 'handles that slip'], measure: 'steel, angle and length', parts: ['the edge', 'the grip'], moment: 'at the hundredth cut', places: ['kitchen and craft shops', 'hardware stores'], care: 'sharpening', proof: 'a hundred cuts' }],
  [{ noun: /\b(?:pens?|pencils?|markers?|crayons?|chalk)$/i }, { faults: ['points that break', 'colors that fade'], measure: 'pigments and count', parts: ['the point', 'the pigment'], moment: 'on the last page', places: ['stationery shops', 'art supply stores'], care: 'sharpening and storage', proof: 'a month in a sunny window' }],
  [{ noun: /\binks?$/i }, { faults: ['colors that fade', 'pens that clog'], measure: 'pigment and ounces', parts: ['the pigment', 'the flow'], moment: 'on the last page', places: ['stationery shops', 'pen fairs'], care: 'storage and cleaning the pen', proof: 'a month in a sunny window' }],
  [{ noun: /\b(?:hair clips?|combs?|barrettes?|scrunchies|hair ties|ponytail holders?|hair pins?|brush(?:es)?)$/i }, { faults: ['edges that snag', 'pieces that snap'], measure: 'length and material', parts: ['the edges', 'the grip'], moment: 'at the end of a long day', places: ['hair salons', 'pharmacies'], care: 'cleaning', proof: 'a month of daily use' }],
  [{ noun: /\b(?:shoe trees?|boot trees?|shoehorns?|shoelaces|insoles?)$/i }, { faults: ['sizes that fit no shoe', 'a finish that wears off'], measure: 'shoe sizes and material', parts: ['the fit', 'the finish'], moment: 'after a wet week', places: ['shoe stores', 'shoe repair shops'], care: 'airing and brushing', proof: 'a month in wet shoes' }],
  [{ noun: /\bhammocks?$/i }, { faults: ['ropes that fray', 'knots that slip'], measure: 'length, width and load', parts: ['the rope', 'the end loops'], moment: 'in the second summer', places: ['garden centers', 'outdoor stores'], care: 'airing and winter storage', proof: 'a summer outdoors' }],
  [{ noun: /\b(?:incense(?: \w+)?|diffusers?|potpourri|room sprays?|wax melts?|matches)$/i }, { faults: ['perfume that covers everything', 'a scent that fades in a week'], measure: 'hours and ingredients', parts: ['the scent', 'the ingredients'], moment: 'on the second evening', places: ['gift shops', 'bookshops'], care: 'dry storage', proof: 'an evening with the windows closed' }],
  [{ noun: /\b(?:crosswords?|crossword puzzles?|sudokus?|word searches)$/i }, { faults: ['clues only insiders know', 'print too small to read'], measure: 'count and difficulty', parts: ['the clues', 'the paper'], moment: 'at the last empty square', places: ['bookshops', 'newsstands'], care: 'dry storage', proof: 'ten strangers with a pencil' }],
  [{ noun: /\b(?:sunglasses|glasses|goggles)$/i }, { faults: ['hinges that loosen', 'frames that pinch'], measure: 'width in millimeters and filter category', parts: ['the hinges', 'the lenses'], moment: 'at the end of a long day', places: ['opticians', 'sports stores'], care: 'cleaning the lenses', proof: 'a summer of wear' }],
  [{ noun: /\b(?:games?|puzzles?|chess sets?|boards? game|cribbage boards?|dominoes|dice|cards)$/i }, { faults: ['rules that take an evening', 'pieces that go missing'], measure: 'players, minutes and age', parts: ['the pieces', 'the box'], moment: 'in the third round', places: ['game stores', 'bookshops'], care: 'storing the pieces', proof: 'ten evenings with strangers' }],
  [{ noun: /\b(?:tea|matcha)$/i, category: 'tea' }, { faults: ['dust in the bag', 'leaves without a harvest date'], measure: 'grams, minutes and origin', parts: ['the leaf', 'the second steep'], moment: 'at the bottom of the cup', places: ['tea rooms', 'grocery stores'], care: 'airtight storage', proof: 'three steeps of one spoon' }],
  [{ noun: /\bcoffee$/i, category: 'coffee' }, { faults: ['beans without a roast date', 'a bitter last sip'], measure: 'roast date, farm and grams', parts: ['the roast', 'the last sip'], moment: 'when the cup has gone cold', places: ['cafés', 'grocery stores'], care: 'airtight storage', proof: 'a blind cupping' }],
  [{ category: 'drinkware' }, { faults: ['rims that chip', 'a taste left by the dishwasher'], measure: 'ounces, weight and material', parts: ['the rim', 'the base'], moment: 'at the last sip', places: ['kitchen shops', 'outdoor stores'], care: 'dishwasher cycles', proof: 'a hundred dishwasher cycles' }],
  [{ category: 'kitchenware' }, { faults: ['corners where food sticks', 'a smell that stays'], measure: 'size, weight and heat limits', parts: ['the surface', 'the edges'], moment: 'on a weeknight at seven', places: ['kitchen shops', 'cookware counters'], care: 'washing and drying', proof: 'a month of weeknight dinners' }],
  [{ category: 'tableware' }, { faults: ['glaze that scratches', 'rims that chip'], measure: 'capacity, diameter and oven limits', parts: ['the rim', 'the glaze'], moment: 'at the hundredth dinner', places: ['kitchen shops', 'craft fairs'], care: 'dishwasher cycles', proof: 'a hundred dishwasher cycles' }],
  [{ category: 'garden' }, { faults: ['rust after one winter', 'parts that come loose'], measure: 'size, weight and weather limits', parts: ['the finish', 'the weight'], moment: 'after the first frost', places: ['garden centers', 'plant shops'], care: 'cleaning and winter storage', proof: 'a season outdoors' }],
  [{ category: 'fitness' }, { faults: ['grips that slip', 'a smell of rubber'], measure: 'size, thickness and load', parts: ['the grip', 'the edges'], moment: 'in the last ten minutes', places: ['sports stores', 'studios'], care: 'wiping and airing', proof: 'a month of daily sessions' }],
  [{ category: 'outdoor' }, { faults: ['gear that fails in the rain', 'weight nobody mentioned'], measure: 'packed size, weight and weather limits', parts: ['the weight', 'the fastenings'], moment: 'in the second night of rain', places: ['outdoor stores', 'park shops'], care: 'drying and patching', proof: 'a week outside' }],
];
