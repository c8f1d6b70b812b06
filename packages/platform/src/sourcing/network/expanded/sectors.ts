import { plainWords } from '@brandwright/language/text.ts';

/** Other words by which the sectors of such lists are looked for. */
const sectorWords: readonly (readonly [said: RegExp, words: string])[] = [
  [
    /\b(?:apparel|garments?|clothing|knitwear|woven|sweaters?|denim|ready made)\b/,
    'apparel garment clothing clothes fashion textile tee hoodie',
  ],
  [/\b(?:footwear|shoes?|boots?|sandals?|sneakers?)\b/, 'footwear shoe sneaker boot sandal'],
  [/\b(?:leather|bags?|luggage|handbags?)\b/, 'leather bag handbag tote backpack'],
  [/\b(?:home textiles?|towels?|bedding|linen|carpets?|rugs?)\b/, 'home textile towel bedding linen blanket'],
  [
    /\b(?:ceramics?|porcelain|pottery|stoneware|tableware)\b/,
    'ceramic porcelain pottery stoneware tableware mug plate vase',
  ],
  [/\b(?:glass|glassware)\b/, 'glass glassware jar bottle'],
  [/\b(?:cosmetics?|personal care|skincare|soap)\b/, 'cosmetic skincare beauty soap personal care'],
  [/\b(?:candles?|fragrance|incense)\b/, 'candle home fragrance incense wax'],
  [/\b(?:packaging|cartons?|boxes|labels?|printing)\b/, 'packaging box carton bag label print'],
  [/\b(?:furniture|wood|wooden|bamboo)\b/, 'furniture wood wooden bamboo'],
  [/\b(?:toys?|games|plush)\b/, 'toy game plush'],
  // oxlint-disable-next-line brandwright/american-words -- words that people say
  [/\b(?:jewell?ery|accessories)\b/, 'jewelry jewellery accessory'],
  [/\b(?:kitchenware|metalware|steel|hardware)\b/, 'kitchen kitchenware metal steel hardware'],
];

/** Words under which a factory of this sector and name should be found besides its own. */
export function wordsOfSector(sector: string, name: string): string {
  const plain = `${plainWords(sector)} ${plainWords(name)}`;
  return sectorWords.flatMap(([said, words]) => (said.test(plain) ? [words] : [])).join(' ');
}
