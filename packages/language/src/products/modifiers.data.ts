const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words of a request that are neither the thing nor say anything about it. */
export const requestWords = words(
  `a an the my our your his her their its this that these those some any all each every it them they i we you us me he she
  someone somebody anyone anybody everyone everybody nobody people folks person
  need needs want wants wanted make makes making made maker makers manufacture manufactures manufacturer manufacturers manufacturing
  produce produces producer producers produced get find finding show search searching look looking source sourcing sell selling sells
  launch launching start begin create creating build order ordering buy buying have having has had be is are was were
  been can could would should will may might must please hi hello hey thanks help let lets do does did don't doesn't give
  factory factories supplier suppliers vendor vendors workshop workshops company companies partner partners
  manufactory brief briefs techpack who whom which what where when how why there here new own idea project brand branded brands
  quote quotes quotation rfq unit units piece pieces pc pcs qty quantity moq minimum total budget price prices cost costs cheap
  cheapest about around roughly approximately approx maybe probably just only also too very really kind kinds type types sort
  sorts line lines range collection collections product products item items goods thing things stuff something anything
  good best great nice top reliable marketplace catalog catalogue platform business businesses
  under below over above less more than at most least max maximum min per not no never so as if but
  possible possibly definitely ideally preferably preferred optional asap urgent urgently soon rush hurry problem thanks`,
);

/** What a maker does, said of it: "someone who can knit beanies". */
export const makingWords = words(
  'knit sew weave crochet pour mold mould cast print embroider bake brew roast blend carve forge throw',
);

/** Words after which comes what it is for, made of, packed in or has. */
export const linkWords = words(
  'for with without in into inside of from to by on onto under over out that which who whose made featuring including plus like using as at via near outside between',
);

/** What joins two things that are both asked for. */
export const joiners = words('and or & plus');

/** "a set of mugs", "a pair of socks": the thing comes behind. */
export const measureNouns = words(
  'set pair pack packs box boxes bag bags bottle bottles jar jars tin tins tube tubes roll rolls bar bars sheet sheets case cases deck bundle batch run line range collection variety assortment stack dozen hundred hundreds thousand thousands piece pieces bit kind type sort lot lots carton cartons pallet container collection series couple number quantity',
);

/** What a product is sold as: "candle gift set", "mug bundle". The thing stands before it. */
export const setNouns = words('set bundle pack assortment duo trio collection range line sampler multipack');

/** Say nothing by which a maker can be chosen: quality, style, occasion, place, print. */
export const plainWords = words(
  `custom customized personalized bespoke branded private label wholesale bulk premium luxury luxurious quality high low end fine
  cheap affordable durable sturdy basic simple classic modern vintage retro rustic minimal minimalist boho bohemian elegant chic
  trendy stylish cute cool fun funny pretty beautiful lovely nice great best good perfect everyday daily casual formal signature house new
  small medium large big mini tiny little giant jumbo oversized oversize xl tall short long wide narrow slim thick thin heavy light
  lightweight heavyweight midweight single double triple two three four five six piece ply layer size sized one full half whole set
  standard regular assorted mixed various different unique original authentic traditional handmade artisan artisanal handcrafted hand craft crafted
  wedding bridal bridesmaid party birthday christmas holiday xmas halloween easter valentine valentines anniversary graduation festival
  seasonal winter summer spring autumn fall corporate company promotional promo souvenir event gift gifting retail hotel restaurant
  cafe bar gallery office team club band tour school college university church spa salon studio shop store museum
  color colored coloured colorful multicolor multicolour print printed logo design designer patterned striped floral plain solid
  round square oval rectangular shaped flat front back side left right top bottom eco friendly green sustainable natural american european asian
  bunny bear unicorn dinosaur dino elephant lion tiger giraffe fox owl whale dragon mermaid star moon heart flower sun rainbow skull
  ready stock blank unbranded generic free sample samples test trial first second next popular bestselling everyday unisex
  king queen twin cal king-size queen-size`,
);

/** Claims about how a thing is made or of what: kept and asked for, but a maker that does not say them may still meet them. */
export const claimWords = words(
  `organic vegan recycled recyclable upcycled biodegradable compostable ethical fairtrade fair trade certified natural scented
  unscented fragrance-free hypoallergenic nontoxic non-toxic bpa gots reusable refillable engraved embroidered printed embossed
  glazed speckled quilted padded lined ribbed brushed polished hammered woven knitted knit crocheted crochet braided pleated
  waxed washed stonewashed dyed matte glossy frosted clear transparent soft plush fluffy stretch stretchy breathable absorbent
  moisture wicking quick dry drying lightweight heavyweight chunky thick gluten sugar dairy keto raw cold pressed stackable nesting hardcover softcover spiral dotted`,
);

/** What a thing does or needs. A maker of the plain thing does not make this one unless it says so. */
export const functionWords = words(
  `insulated vacuum waterproof electric electrical electronic heated heating cooling cooled wireless bluetooth solar rechargeable
  battery powered smart digital led usb inflatable collapsible foldable folding magnetic motorized motorised automatic automated
  programmable remote lighted light-up glow illuminated disposable edible bulletproof fireproof flame retardant antimicrobial noise
  canceling cancelling uv reflective weighted hydraulic pneumatic robotic interactive musical talking floating cordless
  flameless self-watering rotating telescopic telescoping`,
);

/** Whom it is for, as one word for each group. */
export const audienceOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'kid kids child children childrens toddler toddlers boy boys girl girls junior youth preschooler'
      .split(' ')
      .map((word) => [word, 'kids']),
  ),
  ...Object.fromEntries(
    'baby babies infant infants newborn newborns'.split(' ').map((word) => [word, 'baby']),
  ),
  ...Object.fromEntries(
    "men man mens men's male gentleman guys him dad dads groom".split(' ').map((word) => [word, 'men']),
  ),
  ...Object.fromEntries(
    "women woman womens women's ladies lady female her mom moms mother bride girls'"
      .split(' ')
      .map((word) => [word, 'women']),
  ),
  ...Object.fromEntries('dog dogs puppy puppies canine'.split(' ').map((word) => [word, 'dog'])),
  ...Object.fromEntries('cat cats kitten kittens feline'.split(' ').map((word) => [word, 'cat'])),
  ...Object.fromEntries('pet pets animal'.split(' ').map((word) => [word, 'pet'])),
  ...Object.fromEntries('horse horses equine pony'.split(' ').map((word) => [word, 'horse'])),
  ...Object.fromEntries(
    'bird birds parrot hamster hamsters rabbit rabbits guinea ferret fish reptile chicken chickens'
      .split(' ')
      .map((word) => [word, 'small animal']),
  ),
  ...Object.fromEntries('doll dolls barbie'.split(' ').map((word) => [word, 'doll'])),
};

/** Audiences that make another product of it: a sweater for a dog is none for a person. */
export const ownAudiences: ReadonlySet<string> = new Set([
  'dog',
  'cat',
  'pet',
  'horse',
  'doll',
  'small animal',
]);

/** Families whose goods an animal only decorates: a dog mug is a mug with a dog. */
export const motifFamilies: ReadonlySet<string> = new Set([
  'drinkware',
  'stationery',
  'prints',
  'stickers and labels',
  'candles',
  'pins and keychains',
  'jewelry',
  'party',
  'home decor',
  'toys',
]);

/** Packaging: what goes into it is no other product. */
export const packagingFamilies: ReadonlySet<string> = new Set([
  'boxes',
  'mailers',
  'pouches and wraps',
  'bottles and jars',
  'stickers and labels',
]);

/** Families that are mixed to order: a scent, a flavor or an ingredient is no other product. */
export const blendedFamilies: ReadonlySet<string> = new Set([
  'candles',
  'home fragrance',
  'soap',
  'bath products',
  'skincare',
  'body care',
  'hair care',
  'fragrance',
  'tea',
  'coffee',
  'beverages',
  'sweets',
  'pantry',
  'makeup',
  'nail care',
]);

/** Families whose names tell of blends: green tea and decaf coffee are kinds of tea and coffee. */
export const flavoredFamilies: ReadonlySet<string> = new Set(['tea', 'coffee']);

/** Families whose goods hold something: a planter for herbs is a planter. */
export const holdingFamilies: ReadonlySet<string> = new Set([
  ...packagingFamilies,
  'vases and planters',
  'tableware',
  'drinkware',
]);

/** What a filled thing is filled in, singular, and what is as good: a glass for a jar. */
export const vesselKinds: Readonly<Record<string, string>> = {
  ...{
    tin: 'tin',
    can: 'tin',
    jar: 'jar',
    glass: 'jar',
    tumbler: 'jar',
    tube: 'tube',
    bottle: 'bottle',
    bowl: 'bowl',
  },
  ...{ pouch: 'pouch', bag: 'pouch', sachet: 'pouch', box: 'box' },
};

/** People whom a thing is for and whom no group of `audienceOf` has; most others end as makers and players do. */
export const peopleWords = words(
  'nurse athlete couple friend teen teenager adult senior grandma grandpa student vet chef barista pilot people family families couple roommate newlywed bride groom team crew',
);

/** Families whose goods come in many cuts and weaves: an unknown word before the noun is likely one ("boxy", "waffle"). */
export const styledFamilies: ReadonlySet<string> = new Set([
  'apparel',
  'hosiery',
  'headwear',
  'scarves and gloves',
  'footwear',
  'bags',
  'small leather goods',
  'bedding',
  'throws and cushions',
  'bath linen',
  'kitchen textiles',
  'rugs and curtains',
  'jewelry',
]);
