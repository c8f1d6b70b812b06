/** Second halves of compounds: places, makers and shelters, none that claims a material or a taste. */
export const seconds =
  'field bloom lane haven dale wing row side song craft mark well fold post house gate crest brook way line port shore'.split(
    ' ',
  );

export const placeEndings =
  'Lane Yard Row Landing Hill House Corner Bay Court Grove Bridge Harbor Street'.split(' ');

/** What a small maker calls itself. */
export const firmEndings = 'Goods Supply Works Society Union Company Studio'.split(' ');

/** Before a noun: of manner, never a claim about the product. */
export const manners = 'good true fair bright slow quiet little wild merry'.split(' ');

/** Roots that are no thing to be called good or wild. */
export const notThings = new Set(
  'steep pour sway sift honing hooray return evermore heel press snip tumble edge steel desk dose'.split(' '),
);

/** Words of a brief that make no part of a name: bodies, pains, leavings, what is only said of something, commerce. */
export const unfit = new Set(
  `smell scent odor sweat stink sick pain arthritis allergy disease waste trash garbage junk dirt mess husk fat skin foot feet hand finger
  knee nail body blood pee poop diaper toilet gutter drain dead death grave kill fly rat mouse bug pest lice flea hate fear pill drug
  sound look fit fits clean dry wet thing away throw throwing share sharing room place side set pack box case size piece part type kind
  tool cheap price sale thick thin long short small big wide loose tight left right hard soft heavy day week year hour time home
  claim claims health logo logos word handle handles pocket husks print work works worker live lives move moves use uses help helps
  play eat drink wear carry hold open close turn stay stand sit sits last lasts grow own owner hot cold age people thing strap belt plug seat cast stove weekend offcut sticker
  cut burn broken used retired spent worn scrap organic vegan natural regular frequent heavy free new modern thick`.split(
    /\s+/,
  ),
);

/** Beginnings or whole words that hurt, and what may not come together at a seam ("pen" and "island"). */
export const hurtful =
  /(?:anal|anus|arse|(?<![lmr])ass(?!i)|boob|butt|clit|cock|crap|cum|cunt|damn|dick|dildo|fag|fart|fuck|homo|jerk|jizz|kike|nazi|negro|nig|paki|penis|piss|poo|porn|puke|puta|rape|scat|semen|sex|shit|slag|slut|snot|spic|tit|turd|twat|wank|whore|hell|kill|hoe|pus|vomit|tramp|gook)/;
