import { stemOf } from './stem.ts';

/** Groups that a material belongs to, most special first; one line a group of words. */
const groups: readonly (readonly [words: string, kinds: string])[] = [
  ['gold', 'gold precious'],
  ['silver|sterling', 'silver precious'],
  ['platinum|palladium', 'platinum precious'],
  ['steel|stainless', 'steel basemetal'],
  ['iron', 'iron steel basemetal'],
  ['aluminum|aluminium', 'aluminum basemetal'],
  ['copper|bronze', 'copper basemetal'],
  ['brass', 'brass copper basemetal'],
  ['zinc', 'zinc basemetal'],
  ['titanium', 'titanium basemetal'],
  ['pewter', 'tin basemetal'],
  ['metal|alloy|tungsten|nickel|base-metal', 'basemetal'],
  ['cotton', 'cotton textile'],
  ['denim|corduroy', 'cotton textile'],
  ['linen|flax', 'linen textile'],
  ['hemp|ramie', 'hemp textile'],
  ['jute', 'jute textile'],
  ['coir|sisal', 'coir textile'],
  ['wool|woolen|merino|alpaca|mohair', 'wool textile'],
  ['cashmere|angora', 'cashmere wool textile'],
  ['silk', 'silk textile'],
  [
    'polyester|nylon|spandex|elastane|lycra|microfiber|polyamide|fleece|fleeced|sherpa|chenille',
    'synthetic mmf textile',
  ],
  ['man-made', 'synthetic artificial mmf textile'],
  ['rayon|viscose|modal|lyocell|tencel', 'artificial mmf textile'],
  ['acrylic', 'acrylic plastic synthetic mmf textile'],
  [
    'textile|cloth|canvas|velvet|satin|lace|chiffon|tulle|tweed|flannel|felt|terry|nonwoven|muslin|fabric|mesh|corded',
    'textile',
  ],
  ['faux-leather', 'fauxleather plastic'],
  ['leather|suede|cowhide|nubuck|calfskin', 'leather'],
  ['fur|sheepskin|shearling', 'fur'],
  ['silicone', 'silicone plastic'],
  [
    'plastic|abs|pvc|vinyl|peva|hdpe|ldpe|resin|polyresin|pet-plastic|pe|pp|polypropylene|polyethylene|polycarbonate|tpu|eva|melamine|polyurethane|acetate|pla|tritan|polystyrene|celluloid|plastics',
    'plastic',
  ],
  ['rubber|latex|neoprene', 'rubber'],
  ['bamboo', 'bamboo wood'],
  [
    'wood|wooden|oak|walnut|pine|teak|acacia|beech|mdf|plywood|mahogany|olivewood|rubberwood|birch|cedar|ebony|sandalwood',
    'wood',
  ],
  ['rattan|wicker|seagrass|raffia|straw', 'plaiting'],
  ['cork', 'cork wood'],
  ['crystal', 'crystal glass'],
  ['glass|borosilicate', 'glass'],
  ['porcelain', 'porcelain ceramic'],
  ['ceramic|stoneware|earthenware|terracotta|pottery|clay', 'ceramic'],
  ['paper|paperboard|cardboard|kraft', 'paper'],
  ['marble|granite|slate|concrete|cement|sandstone', 'stone'],
  ['stone', 'stone gemstone'],
  [
    'gemstone|agate|jade|turquoise|amethyst|quartz|zirconia|zircon|moissanite|diamond|ruby|sapphire|emerald|opal|moonstone|rhodonite|topaz|garnet|onyx|obsidian|malachite|jasper|chalcedony|aquamarine|peridot|tourmaline|tiger-eye|lapis|labradorite',
    'gemstone',
  ],
  ['pearl', 'pearl'],
  ['imitation-pearl', 'imitationpearl plastic'],
  ['shell|bone|horn', 'shell'],
  ['wax|beeswax', 'wax'],
];

const kindsByWord = new Map(
  groups.flatMap(([words, kinds]) => words.split('|').map((word) => [word, kinds.split(' ')] as const)),
);

const kindsByStem = new Map([...kindsByWord].map(([word, kinds]) => [stemOf(word), kinds]));

export const materialKinds: ReadonlySet<string> = new Set(groups.flatMap(([, kinds]) => kinds.split(' ')));

/** Which kinds may be meant when only the first is said: "metal" may be steel. */
const specialOf = new Map<string, Set<string>>();
for (const kinds of kindsByWord.values())
  for (const kind of kinds) specialOf.set(kind, new Set([...(specialOf.get(kind) ?? []), ...kinds]));

/** Kinds of a material named by a word, most special first; none when it names none. */
export const kindsOf = (word: string): readonly string[] =>
  kindsByWord.get(word) ?? kindsByStem.get(stemOf(word)) ?? [];

/** Whether goods of a stated kind may be of another, more special one. */
export const mayBe = (stated: string, kind: string): boolean =>
  stated === kind || (specialOf.get(stated)?.has(kind) ?? false);

/** Words of two that name one material, or that look like one and name none. */
export const joinedMaterials: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:faux|pu|vegan|synthetic|artificial|imitation|eco|fake|pvc)[- ]leather\b|\bleatherette\b|\bpu\b/g,
    'faux-leather',
  ],
  [
    /\b(?:rose |white |yellow )?(?:gold|silver)(?:en)?[- ](?:plated|colou?r(?:ed)?|tone|filled|plate)\b/g,
    'metal',
  ],
  [/\b(bed|table|kitchen|toilet) linen(?=s?\b)/g, '$1-linen'],
  [/\bstainless steel\b/g, 'steel'],
  [/\b(?:polyester|epoxy|acrylic) resin\b/g, 'resin'],
  [/\b(?:bone|fine) china\b/g, 'porcelain'],
  [/\bfaux fur\b/g, 'faux plush polyester'],
  [/\b(?:simulated|imitation|faux|fake|artificial|plastic|acrylic|resin)[- ]pearl/g, 'imitation-pearl'],
  [/\bcubic zirconia\b/g, 'zirconia'],
  [/\bnatural stone\b/g, 'gemstone'],
  [/\bbase metals?\b/g, 'base-metal'],
  [/\bman-?made fib(?:er|re)s?\b/g, 'man-made'],
  [/\bsynthetic fib(?:er|re)s?\b/g, 'polyester'],
  [/\bartificial fib(?:er|re)s?\b/g, 'rayon'],
  [/\bbamboo (?:fib(?:er|re)|viscose)\b/g, 'viscose'],
];
