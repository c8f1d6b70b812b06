import { readBrief } from './read-brief.ts';

/** Last words of what is sold and is no article: software, services, places, events, money. */
const notGoods: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:apps?|applications?|software|saas|websites?|platforms?|plugins?|podcasts?|newsletters?|blogs?|channels?|e-?books?|nfts?|tokens?|crypto|chatbots?|algorithms?|templates?|presets?|playlists?|downloads?|video ?games?|marketplaces?|extensions?|bots?)$/i,
    'is software or media',
  ],
  [
    /\b(?:courses?|class(?:es)?|lessons?|workshops?|coaching|consulting|consultancy|tutoring|training|services?|agency|agencies|cleaning|repairs?|tours?|trips?|retreats?|events?|weddings|photography|insurance|loans?|therapy|massages?|memberships?|subscriptions?|delivery|catering|rentals?|programs?|seminars?|webinars?|translation|accounting|marketing|advertising|design services)$/i,
    'is a service',
  ],
  [
    /\b(?:bakery|bakeries|restaurants?|caf[eé]s?|coffee shops?|shops?|stores?|boutiques?|salons?|studios?|gyms?|hotels?|hostels?|bars?(?<=\b(?:wine|cocktail|sushi|juice|nail|dive) bars?)|clubs?|spas?|clinics?|food trucks?|galler(?:y|ies)|schools?|farms?|brewer(?:y|ies)|roaster(?:y|ies)|markets?)$/i,
    'is a place',
  ],
];

/** Things that only sound as if they were none: "card game", "bee hotels", "play school". */
const goodsAfterAll =
  /\b(?:(?:board|card|dice|party|tabletop) games?|(?:bee|bug|insect|butterfly|cat|dog) (?:hotels?|clubs?|spas?)|(?:golf|night|book) clubs?|subscription (?:box|boxes|kits?)|doll\S* \w+|toy \w+|(?:miniature|model|dollhouse|wooden|play) (?:shops?|stores?|cafes?|bakery|schools?|farms?|markets?)|(?:granola|protein|chocolate|soap|snack|energy|candy|nut) bars?)$/i;

/**
 * One question where a description is no physical product, or names none: "A sleep app is software or media. Which …?"
 * Undefined where there is a product.
 */
export function questionAbout(productDescription: string): string | undefined {
  const { product, who } = readBrief({ category: '', productDescription });
  if (product.noun === 'product') {
    const forWhom = who === undefined ? '' : ` that ${who.many} would buy`;
    return `Which product${forWhom} should the kit be for? Name the thing itself, such as “refillable deodorant for teenagers”.`;
  }
  if (product.products.length > 0 || goodsAfterAll.test(product.noun)) return undefined;
  const what = notGoods.find(([words]) => words.test(product.noun))?.[1];
  if (what === undefined) return undefined;
  const subject = product.thing.isPlural ? product.one : product.thing.many;
  const article = /^[aeiou]/i.test(subject) ? 'An' : 'A';
  return `${article} ${subject} ${what}, and a brand kit is for a physical product. Which product of it should carry the brand first?`;
}
