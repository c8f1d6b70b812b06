/**
 * What is known of a family of products (`language/products/product-table.data.ts`): which kind it is, which category of
 * `categories/` speaks of it (empty for none), and what one piece usually costs in shops of the United States, US cents,
 * by estimate from trade practice.
 */
// prettier-ignore
export const familyFacts = {
  'drinkware': ['hard', 'drinkware', 1400, 3800], 'barware': ['hard', 'drinkware', 1600, 4800], 'coffee and tea gear': ['hard', 'kitchenware', 2000, 6500],
  'tableware': ['hard', 'tableware', 1400, 4200], 'cutlery': ['hard', 'tableware', 1200, 4500], 'cookware': ['hard', 'kitchenware', 3000, 9500], 'bakeware': ['hard', 'kitchenware', 1600, 4200],
  'kitchen tools': ['hard', 'kitchenware', 1200, 4800], 'food storage': ['hard', 'kitchenware', 1200, 3800], 'kitchen textiles': ['textile', 'textiles', 1400, 3600], 'kitchen appliances': ['electronic', 'kitchenware', 3900, 14900],
  'candles': ['candle', 'candles', 1600, 4200], 'candle accessories': ['hard', 'candles', 900, 2800], 'home fragrance': ['candle', 'home-fragrance', 1600, 4800], 'vases and planters': ['hard', 'garden', 1800, 6500],
  'home decor': ['hard', '', 2200, 7500], 'lighting': ['electronic', '', 3900, 15900], 'bedding': ['textile', 'textiles', 3900, 14900], 'throws and cushions': ['textile', 'textiles', 2900, 9500],
  'bath linen': ['textile', 'textiles', 1600, 5500], 'rugs and curtains': ['textile', 'textiles', 4900, 22900], 'fabric': ['textile', 'textiles', 1200, 3600], 'bathroom': ['hard', '', 1400, 4800],
  'storage and organizing': ['hard', '', 1800, 5900], 'furniture': ['large', 'furniture', 9900, 59900], 'cleaning': ['hard', '', 900, 2800], 'apparel': ['wearable', 'apparel', 2800, 8900],
  'hosiery': ['wearable', 'apparel', 1200, 2600], 'headwear': ['wearable', 'headwear', 2200, 4800], 'scarves and gloves': ['wearable', 'apparel', 2400, 6800], 'footwear': ['wearable', 'footwear', 5900, 16900],
  'eyewear': ['wearable', '', 3900, 14900], 'jewelry': ['jewelry', 'jewelry', 3200, 14900], 'pins and keychains': ['jewelry', 'jewelry', 900, 2200], 'watches': ['jewelry', 'jewelry', 2900, 18900],
  'hair accessories': ['wearable', '', 800, 2600], 'bags': ['wearable', 'bags', 2800, 14900], 'small leather goods': ['wearable', 'bags', 2400, 8900],
  'soap': ['cosmetic', 'soap-and-bath', 800, 1800], 'bath products': ['cosmetic', 'soap-and-bath', 1200, 3400], 'skincare': ['cosmetic', 'skincare', 1800, 5900], 'body care': ['cosmetic', 'grooming', 1000, 2800],
  'makeup': ['cosmetic', 'makeup', 1400, 3900], 'nail care': ['cosmetic', 'makeup', 1000, 2400], 'hair care': ['cosmetic', 'haircare', 1400, 3600], 'shaving and grooming': ['cosmetic', 'grooming', 1400, 3800],
  'oral care': ['cosmetic', 'grooming', 600, 1800], 'fragrance': ['cosmetic', 'perfume', 3800, 14900], 'health': ['health', '', 1000, 3800], 'tea': ['food', 'tea', 1200, 2800],
  'coffee': ['food', 'coffee', 1400, 2600], 'beverages': ['food', 'soft-drinks', 300, 1600], 'sweets': ['food', 'snacks', 600, 2800], 'pantry': ['food', 'snacks', 700, 1900],
  'stationery': ['paper', 'stationery', 1000, 3400], 'writing': ['paper', 'stationery', 600, 3900], 'office': ['hard', 'stationery', 1200, 4800], 'prints': ['paper', 'wall-art', 2400, 8900],
  'stickers and labels': ['paper', 'stationery', 500, 1600], 'party': ['paper', '', 900, 3200], 'toys': ['toy', 'toys', 1600, 5900], 'crafts': ['toy', '', 1200, 4800], 'musical': ['hard', '', 2400, 29900],
  'boxes': ['paper', '', 400, 2200], 'mailers': ['paper', '', 300, 1800], 'pouches and wraps': ['hard', '', 900, 2800], 'bottles and jars': ['hard', '', 500, 2200],
  'phone accessories': ['hard', 'tech', 1800, 4900], 'audio': ['electronic', 'tech', 4900, 24900], 'computing': ['electronic', 'tech', 2900, 14900], 'pet': ['pet', 'pets', 1600, 5900],
  'fitness': ['hard', 'fitness', 1800, 8900], 'sports': ['hard', '', 1600, 8900], 'outdoors': ['hard', 'outdoor', 1800, 12900], 'garden': ['hard', 'garden', 1400, 6900],
  'tools and hardware': ['hard', '', 1400, 7900], 'car': ['hard', '', 1600, 6900], 'baby gear': ['baby', 'baby', 1800, 14900],
} as const satisfies Readonly<Record<string, readonly [string, string, number, number]>>;

/** Nouns whose price or category is not that of their family. */
// prettier-ignore
export const productFacts: Readonly<Record<string, { category?: string; price?: readonly [number, number] }>> = {
  'sauce': { category: 'sauces', price: [800, 1600] }, 'honey': { category: 'sauces', price: [1000, 2400] }, 'jam': { category: 'sauces' }, 'olive oil': { category: 'sauces', price: [1600, 3800] }, 'vinegar': { category: 'sauces' }, 'spice': { category: 'sauces' },
  'weighted blanket': { price: [6900, 17900] }, 'dog bed': { price: [4900, 14900] }, 'cat tree': { price: [5900, 19900] }, 'litter box': { price: [2900, 14900] },
  'guitar pick': { price: [500, 1500] }, 'harmonica': { price: [2400, 8900] }, 'kite': { price: [1800, 5900] }, 'ear plug': { price: [1200, 3400] }, 'face shield': { price: [800, 2400] },
  'stroller': { price: [14900, 59900] }, 'car seat': { price: [12900, 39900] }, 'diaper': { price: [1200, 3900] }, 'pacifier': { price: [700, 1600] }, 'bib': { category: 'baby', price: [900, 2200] },
  'sunglasses': { price: [3900, 14900] }, 'beer': { category: 'alcohol', price: [1200, 2400] }, 'wine': { category: 'alcohol', price: [1600, 3800] }, 'spirit': { category: 'alcohol', price: [2800, 6900] },
  'umbrella': { category: '', price: [2400, 5900] },
  'sports bra': { category: 'activewear', price: [3200, 6800] }, 'leggings': { category: 'activewear', price: [4800, 9800] }, 'vitamin': { category: 'supplements', price: [1800, 4800] }, 'protein powder': { category: 'supplements', price: [2800, 5900] },
  'board game': { category: 'games', price: [2400, 6900] }, 'card game': { category: 'games', price: [1400, 2900] }, 'playing card': { category: 'games', price: [900, 1900] },
};

/** Families whose name is no heading. */
const familyTitles: Readonly<Record<string, string>> = {
  musical: 'musical instruments',
  health: 'health and wellness',
  car: 'car accessories',
  party: 'party supplies',
  prints: 'prints and posters',
  pet: 'pet supplies',
  pantry: 'pantry foods',
};
export const familyTitle = (family: string): string => familyTitles[family] ?? family;
