import { headOf } from '@brandwright/language/products/head.ts';
import { measureNouns } from '@brandwright/language/products/modifiers.data.ts';
import { productsNamed, type Product } from '@brandwright/language/products/products.ts';
import { pluralNoun, singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { isDescribing } from '@brandwright/language/products/word-kinds.ts';
import { readMaterials } from '@brandwright/language/values/materials.ts';
import type { Thing } from './category.ts';

/** The thing itself, as a founder names it. */
export interface ProductPhrase {
  /** With what is said before it, plural or uncountable: "refillable deodorants", "hot sauce". */
  thing: Thing;
  /** The same in the singular: "refillable deodorant". */
  one: string;
  /** The bare noun, plural or uncountable: "deodorants", "dog collars". */
  nouns: string;
  /** The bare noun in the singular: "deodorant", "dog collar"; "scissors" stays as it is. */
  noun: string;
  /** Descriptions before the noun: "refillable", "left-handed", "glow-in-the-dark". */
  claims: readonly string[];
  /** Materials before the noun, as they were said: "yak wool", "cast iron". */
  materials: readonly string[];
  /** What the table of products has for the noun. */
  products: readonly Product[];
}

/** Orders to somebody, which name no product. */
export const instruction =
  /^(?:please\s+)?(?:ignore|disregard|forget|print|reveal|repeat|pretend|act|tell|say|cancel|delete|send|translate|execute|output|override|answer|respond)\b/i;
/** Say what a thing is only with the words before them. */
const vague =
  /^(?:kits?|sets?|box(?:es)?|bags?|systems?|tools?|devices?|gadgets?|goods|gear|accessor(?:y|ies)|supplies|packs?)$/i;
const longestWord = 28;
const filler =
  /^(?:a|an|the|my|our|some|any|new|really|very|truly|nice|good|great|cool|better|best|perfect|own|brand|pair|of|i|we|something|stuff|things?)$/i;
/** What a thing does to people or how it is, before its noun: "calming tea" beside "beekeeping gloves", which are for it. */
const effects =
  /(?:calm|sooth|relax|moistur\w+|hydrat|nourish|glow|energi[sz]|refresh|warm|cool|last|fitt|match|heal|smell|tast|exfoliat|brighten|whiten|tighten|charm|sparkl|shimmer|flow|stretch|expand|fold|nest|stack|float|rotat|swivel|collaps|convert|grow|biodegrad|focus|plump|firm|balanc|comfort|inspir|surpris|interest|outstand|squeak|bounc|twist)ing$/i;
const adjectives =
  /(?:ant|ent|ive|ic|ical|al|y|ing|ed|ary|ern|en|ular|less|ful|able|ible|ous|proof|free|based|friendly|made|safe|size|style|shaped|resistant|themed|poured|spun|thrown|handed|length|fitting|weight|secondhand|cut)$/i;
const nounsLikeAdjectives =
  /^(?:metal|pedal|animal|crystal|cereal|oral|dental|nasal|garden|kitchen|linen|chicken|oven|mitten|baby|body|party|beauty|jelly|candy|berry|honey|puppy|kitty|pony|toy|key|hockey|trophy|army|city|whiskey|turkey|bunny|teddy|fairy|ferry|laundry|pantry|jewelry|pottery|battery|grocery|music|fabric|picnic|plastic|magic|mosaic|comic|elastic|garlic|water|plant|restaurant|tent|event|present|infant|elephant|accent|cement|scent|feed|seed|bed|weed|sled|medical|musical|cloud|pearl|coral|petal|medal|journal|festival|signal|olive|library|canary|human|women|men|yoga|hair|pet|reed|hearing|wedding|boxing|birthday|holiday|lady|day|play|clay|tray|spray|ray|monkey|money|daily|family|ivy|daisy|pony|study|dolly|mommy|daddy|nanny|granny|salary)$/i;

/** Whether a word before a noun only describes it, so that the noun stands without it. */
function isClaim(word: string): boolean {
  if (nounsLikeAdjectives.test(word)) return false;
  if (/-/.test(word)) return true;
  if (/ing$/.test(word)) return effects.test(word);
  if (productsNamed([word]).length > 0) return false;
  return isDescribing(word) || (word.length > 3 && adjectives.test(word));
}

const uncountable =
  /(?:tea|coffee|matcha|chocolate|honey|granola|jewell?e?ry|skincare|makeup|clothing|apparel|sportswear|activewear|loungewear|streetwear|swimwear|sleepwear|lingerie|footwear|stationery|furniture|drinkware|tableware|cookware|bedding|pottery|kombucha|sauce|fragrance|perfume|incense|wear|gear|care|food|decor|art|oil|jam|water|juice|luggage|cosmetics|lighting|soap|jerky|chalk|paper|tape|floss|yarn|string|rice|pasta|bread|salt|sugar|flour|milk|wine|beer|cider|gin|rum|whiskey|litter|equipment|confetti|glitter|clay|paint|glue|wax|powder|toothpaste|mouthwash|detergent|mustard|salsa|ketchup|mayonnaise|ghee|butter|cheese|tofu|tempeh|kimchi|cereal|lemonade|popcorn|luggage|hardware|merchandise|apparel|cutlery|china|porcelain|pet food|twine|thread|foam|rope|wool|leather|fabric|incense|sunscreen|mulch|compost|soil|fertilizer|firewood|charcoal|ice cream|pepper|cinnamon|seaweed|paste|miso|tahini|syrup|mix|ink|caviar|marzipan|nougat|fudge|taffy|sake|mead|vodka|vermouth|brandy|tequila|mezcal|bubble bath|art|wallpaper|origami|slime|putty|dental floss|confetti|tinsel|sand|gravel)$/i;
/** Sold in number: "matches" come in a box, "colored pencils" in a set. */
const isInNumber = (word: string) =>
  /^(?:matches|pencils|crayons|markers|toothpicks|stickers|straws|coasters|dominoes|clothespins|tiddlywinks|beads|confetti|thumbtacks|paperclips)$/i.test(
    word,
  );
const isPair = (word: string) =>
  /(?:scissors|pants|jeans|leggings|glasses|shorts|tights|trousers|pliers|tweezers|shears|clippers|goggles|binoculars|overalls|pajamas|tongs|suspenders|socks|stockings|shoes|boots|sneakers|sandals|slippers|clogs|gloves|mittens|crutches|lashes|plugs|earrings|insoles|cufflinks|headphones|earbuds|stilts|skis|snowshoes|maracas|chopsticks|(?:shin|knee|elbow) (?:guards|pads)|lenses|skates|flippers|castanets|stirrups|antlers)$/i.test(
    word,
  );

/**
 * Reads what is sold from the first clause of a description: "a pair of left-handed scissors". Undefined where the words
 * name no thing.
 */
export function productPhrase(clause: string, behindOf = ''): ProductPhrase | undefined {
  // "mugs and plates": the first is the product, unless the two make one name.
  const [firstOf = ''] = clause.replace(/(?:\s+(?:and|or|&))+$/i, '').split(/\s+(?:and|or|&)\s+/i);
  const isOneName =
    firstOf === clause ||
    /\b(?:boards|sets|kits|boxes|holders|racks|trays|stands|dispensers|makers|baskets|mills|grinders|shakers|canisters)$/i.test(
      clause,
    ) ||
    productsNamed(clause.split(' ').slice(-4)).length > 0;
  const all = (isOneName ? clause : firstOf).split(' ').filter(Boolean);
  let words = all.filter((word) => !filler.test(word));
  if (words.length > 0 && behindOf !== '' && measureNouns.has(singularOf(words.at(-1)))) {
    const inner = productPhrase(behindOf);
    if (inner) return inner;
  }
  words = words.slice(-6);
  if (words.length === 0) return undefined;
  const lower = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const last = lower.at(-1) ?? '';
  if (!/^\p{Script=Latin}[\p{Script=Latin}\p{N}'-]*$/u.test(last) || last.length < 2) return undefined;
  if (lower.some((word) => word.length > longestWord)) return undefined;
  const head = headOf(lower);
  const isKnown = head !== null && head.products.length > 0 && head.to === lower.length;
  const nounFrom = isKnown ? head.from : lower.length - 1;
  const before = lower.slice(0, nounFrom);
  const isStuff = stuffIn(before);
  const claims: string[] = [];
  const materials: string[] = [];
  const kinds: string[] = [];
  for (const [at, word] of before.entries()) {
    const material = isStuff.get(at);
    if (material !== undefined) {
      if (material !== '') materials.push(material);
    } else if (kinds.length === 0 && isClaim(word)) claims.push(word);
    else if (isClaim(word) && isDescribing(word)) claims.push(word);
    else kinds.push(word);
  }
  const isVague = kinds.length === 0 && vague.test(last) && !isKnown;
  const bare = [...(isVague ? claims : kinds), ...lower.slice(nounFrom)].join(' ');
  const isMass = uncountable.test(bare) && !isPlural(last);
  const isMany = isPlural(last) || isPair(last);
  const noun = isPair(last) || isInNumber(last) || isMass ? bare : isMany ? singularPhrase(bare) : bare;
  const nouns = isMass || isMany ? bare : pluralNoun(bare);
  const whole = lower.join(' ');
  const described = whole.slice(0, whole.length - lower.slice(nounFrom).join(' ').length);
  return {
    thing: { many: `${described}${endOf(nouns, lower.length - nounFrom)}`, isPlural: !isMass },
    one: `${described}${endOf(noun, lower.length - nounFrom)}`,
    nouns,
    noun,
    claims: isVague ? [] : claims,
    materials,
    products: isKnown ? head.products : productsNamed(lower.slice(-1)),
  };
}

const singularOf = (word: string | undefined) => (word === undefined ? '' : singularNoun(word));
const isPlural = (word: string) =>
  singularNoun(word) !== word.toLowerCase() && /s$|men$|teeth$|feet$|mice$/.test(word);
const singularPhrase = (phrase: string) =>
  phrase.replace(/[^ ]+$/, (word) => {
    const one = singularNoun(word);
    return word.endsWith('ches') || word.endsWith('shes') ? word.slice(0, -2) : one;
  });
const endOf = (phrase: string, words: number) => phrase.split(' ').slice(-words).join(' ');

/** Which words before a noun are a material; its first word has the whole of it, with a word before it that says of what: "yak wool". */
function stuffIn(words: readonly string[]): ReadonlyMap<number, string> {
  const text = words.join(' ');
  const found = new Map<number, string>();
  for (const { start, end } of readMaterials(text)) {
    const starts: number[] = [];
    let at = 0;
    for (const word of words) {
      starts.push(at);
      at += word.length + 1;
    }
    const inside = starts.flatMap((one, index) => (one >= start && one < end ? [index] : []));
    const [first] = inside;
    if (first === undefined) continue;
    const qualifier = words[first - 1];
    const takes = qualifier !== undefined && !isClaim(qualifier) && !found.has(first - 1);
    const from = takes ? first - 1 : first;
    found.set(from, words.slice(from, (inside.at(-1) ?? first) + 1).join(' '));
    for (let index = from + 1; index <= (inside.at(-1) ?? first); index += 1) found.set(index, '');
  }
  return found;
}
