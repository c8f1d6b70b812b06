import type { Capability, CatalogKind } from '@brandwright/contract/sourcing/marketplace/enums.ts';

/** A category of the demo marketplace. Duty figures: see duty.ts; null where goods cross no border or rates are specific. */
export interface DemoCategory {
  id: string;
  name: string;
  kind: CatalogKind;
  vertical: string;
  group: string;
  words: string[];
  /** Drawn on the category's card. */
  cover: { form: string; palette: string; mark: string };
  duty: { htsCode: string; basePercent: number; china301Percent: number } | null;
  capabilities: Capability[];
}

const home = 'Home and living';
const wear = 'Fashion';
const care = 'Beauty and care';
const paper = 'Paper and play';
const pack = 'Packaging';
const services = 'Business services';

// Base rates and China 301 rates: Harmonized Tariff Schedule of the United States, 2026 revision 20, chapters 3 to 95.
// prettier-ignore
export const demoCategories: readonly DemoCategory[] = [
  { id: 'candles', name: 'Candles', kind: 'PRODUCT', vertical: home, group: 'Scent', words: ['candle', 'candles', 'candle maker', 'candle makers', 'scented candle', 'scented candles', 'chandler'], cover: { form: 'candle-jar', palette: 'amber', mark: 'sun' }, duty: { htsCode: '3406.00.00', basePercent: 0, china301Percent: 7.5 }, capabilities: ['CUSTOM_SCENT', 'PRIVATE_LABEL'] },
  { id: 'home-fragrance', name: 'Home fragrance', kind: 'PRODUCT', vertical: home, group: 'Scent', words: ['home fragrance', 'home scent', 'diffuser', 'diffusers', 'reed diffuser', 'incense', 'room spray', 'room sprays'], cover: { form: 'diffuser', palette: 'sage', mark: 'leaf' }, duty: { htsCode: '3307.49.00', basePercent: 6, china301Percent: 25 }, capabilities: ['CUSTOM_SCENT', 'PRIVATE_LABEL'] },
  { id: 'drinkware', name: 'Mugs and drinkware', kind: 'PRODUCT', vertical: home, group: 'Table', words: ['mug', 'mugs', 'ceramic mug', 'ceramic mugs', 'drinkware', 'tumbler', 'tumblers', 'cups'], cover: { form: 'mug', palette: 'clay', mark: 'arch' }, duty: { htsCode: '6912.00.44', basePercent: 10, china301Percent: 0 }, capabilities: ['CUSTOM_DESIGN', 'ENGRAVING'] },
  { id: 'tableware', name: 'Tableware', kind: 'PRODUCT', vertical: home, group: 'Table', words: ['tableware', 'plate', 'plates', 'bowl', 'bowls', 'dinnerware', 'ceramics', 'ceramic'], cover: { form: 'plate', palette: 'cream', mark: 'ring' }, duty: { htsCode: '6912.00.39', basePercent: 4.5, china301Percent: 0 }, capabilities: ['CUSTOM_DESIGN', 'HAND_FINISHED'] },
  { id: 'vases-decor', name: 'Vases and decor', kind: 'PRODUCT', vertical: home, group: 'Decor', words: ['vase', 'vases', 'decor', 'home decor', 'planter', 'planters', 'ornaments'], cover: { form: 'vase', palette: 'terracotta', mark: 'line' }, duty: { htsCode: '6913.90.50', basePercent: 6, china301Percent: 7.5 }, capabilities: ['HAND_FINISHED', 'CUSTOM_MOULD'] },
  { id: 'home-textiles', name: 'Blankets and home textiles', kind: 'PRODUCT', vertical: home, group: 'Textiles', words: ['blanket', 'blankets', 'throw', 'throws', 'towel', 'towels', 'cushion', 'cushions', 'home textiles'], cover: { form: 'blanket', palette: 'ochre', mark: 'line' }, duty: { htsCode: '6302.60.00', basePercent: 9.1, china301Percent: 7.5 }, capabilities: ['CUSTOM_DESIGN', 'EMBROIDERY'] },
  { id: 'bags', name: 'Bags and totes', kind: 'PRODUCT', vertical: wear, group: 'Accessories', words: ['bag', 'bags', 'tote', 'totes', 'tote bag', 'tote bags', 'backpack', 'backpacks', 'pouches for make-up'], cover: { form: 'tote', palette: 'cream', mark: 'flower' }, duty: { htsCode: '4202.22.45', basePercent: 6.3, china301Percent: 25 }, capabilities: ['SCREEN_PRINTING', 'CUSTOM_DESIGN'] },
  { id: 'tees', name: 'T-shirts', kind: 'PRODUCT', vertical: wear, group: 'Apparel', words: ['tee', 'tees', 't-shirt', 't-shirts', 't shirt', 't shirts', 'tshirt', 'tshirts'], cover: { form: 'tee', palette: 'sky', mark: 'sun' }, duty: { htsCode: '6109.10.00', basePercent: 16.5, china301Percent: 7.5 }, capabilities: ['SCREEN_PRINTING', 'EMBROIDERY'] },
  { id: 'hoodies', name: 'Hoodies and sweats', kind: 'PRODUCT', vertical: wear, group: 'Apparel', words: ['hoodie', 'hoodies', 'sweatshirt', 'sweatshirts', 'sweats', 'sweater'], cover: { form: 'hoodie', palette: 'sage', mark: 'mountain' }, duty: { htsCode: '6110.20.20', basePercent: 16.5, china301Percent: 7.5 }, capabilities: ['EMBROIDERY', 'SCREEN_PRINTING'] },
  { id: 'hats', name: 'Hats and caps', kind: 'PRODUCT', vertical: wear, group: 'Accessories', words: ['hat', 'hats', 'cap', 'caps', 'beanie', 'beanies', 'headwear'], cover: { form: 'cap', palette: 'forest', mark: 'star' }, duty: { htsCode: '6505.00.20', basePercent: 7.5, china301Percent: 25 }, capabilities: ['EMBROIDERY', 'CUSTOM_DESIGN'] },
  { id: 'jewellery', name: 'Jewelry', kind: 'PRODUCT', vertical: wear, group: 'Accessories', words: ['jewellery', 'jewelry', 'necklace', 'necklaces', 'earring', 'earrings', 'bracelet', 'bracelets', 'jeweller', 'jeweler'], cover: { form: 'necklace', palette: 'blush', mark: 'moon' }, duty: { htsCode: '7113.11.50', basePercent: 5, china301Percent: 7.5 }, capabilities: ['CUSTOM_DESIGN', 'HAND_FINISHED'] },
  { id: 'soap', name: 'Soap and bath', kind: 'PRODUCT', vertical: care, group: 'Bath', words: ['soap', 'soaps', 'bath', 'bath salts', 'soap maker', 'soap makers', 'soap bars'], cover: { form: 'soap', palette: 'mint', mark: 'leaf' }, duty: { htsCode: '3401.11.50', basePercent: 0, china301Percent: 25 }, capabilities: ['PRIVATE_LABEL', 'CUSTOM_SCENT'] },
  { id: 'skincare', name: 'Skincare', kind: 'PRODUCT', vertical: care, group: 'Skin', words: ['skincare', 'skin care', 'serum', 'serums', 'cosmetics', 'lotion', 'balm', 'face oil'], cover: { form: 'dropper', palette: 'amber', mark: 'ring' }, duty: { htsCode: '3304.99.50', basePercent: 0, china301Percent: 25 }, capabilities: ['PRIVATE_LABEL', 'WHITE_LABEL'] },
  { id: 'stationery', name: 'Notebooks and stationery', kind: 'PRODUCT', vertical: paper, group: 'Paper', words: ['stationery', 'notebook', 'notebooks', 'journal', 'journals', 'planner', 'planners', 'greeting cards'], cover: { form: 'notebook', palette: 'navy', mark: 'star' }, duty: { htsCode: '4820.10.20', basePercent: 0, china301Percent: 25 }, capabilities: ['DIGITAL_PRINTING', 'CUSTOM_DESIGN'] },
  { id: 'prints', name: 'Posters and prints', kind: 'PRODUCT', vertical: paper, group: 'Paper', words: ['poster', 'posters', 'print', 'prints', 'art print', 'art prints', 'wall art'], cover: { form: 'poster', palette: 'ochre', mark: 'mountain' }, duty: { htsCode: '4911.91.40', basePercent: 0, china301Percent: 7.5 }, capabilities: ['DIGITAL_PRINTING', 'SMALL_BATCH'] },
  { id: 'toys', name: 'Toys', kind: 'PRODUCT', vertical: paper, group: 'Play', words: ['toy', 'toys', 'wooden toys', 'plush', 'plush toys', 'soft toys', 'puzzle', 'puzzles'], cover: { form: 'plush', palette: 'sand', mark: 'dot' }, duty: { htsCode: '9503.00.00', basePercent: 0, china301Percent: 0 }, capabilities: ['CUSTOM_DESIGN', 'QUALITY_INSPECTION'] },
  { id: 'tea-coffee', name: 'Tea and coffee', kind: 'PRODUCT', vertical: 'Food and drink', group: 'Drinks', words: ['tea', 'teas', 'coffee', 'herbal tea', 'loose leaf tea', 'coffee roaster', 'coffee beans'], cover: { form: 'tin', palette: 'forest', mark: 'leaf' }, duty: { htsCode: '0902.10.10', basePercent: 6.4, china301Percent: 7.5 }, capabilities: ['PRIVATE_LABEL', 'CUSTOM_PACKAGING'] },
  { id: 'boxes-mailers', name: 'Boxes and mailers', kind: 'PACKAGING', vertical: pack, group: 'Outer packaging', words: ['box', 'boxes', 'mailer', 'mailers', 'mailer boxes', 'shipping boxes', 'gift boxes', 'cartons'], cover: { form: 'mailer-box', palette: 'kraft', mark: 'ring' }, duty: { htsCode: '4819.10.00', basePercent: 0, china301Percent: 25 }, capabilities: ['CUSTOM_PACKAGING', 'DIGITAL_PRINTING'] },
  { id: 'pouches-labels', name: 'Pouches and labels', kind: 'PACKAGING', vertical: pack, group: 'Inner packaging', words: ['pouch', 'pouches', 'label', 'labels', 'stickers', 'tissue paper', 'sachets'], cover: { form: 'pouch', palette: 'clay', mark: 'wave' }, duty: { htsCode: '4821.10.20', basePercent: 0, china301Percent: 25 }, capabilities: ['CUSTOM_PACKAGING', 'DIGITAL_PRINTING'] },
  { id: 'bottles-jars', name: 'Bottles and jars', kind: 'PACKAGING', vertical: pack, group: 'Containers', words: ['bottle', 'bottles', 'jar', 'jars', 'glass jars', 'glass bottles', 'tubes', 'tins', 'containers'], cover: { form: 'bottle', palette: 'white', mark: 'line' }, duty: { htsCode: '7010.90.50', basePercent: 0, china301Percent: 25 }, capabilities: ['CUSTOM_MOULD', 'CUSTOM_PACKAGING'] },
  { id: 'creative-services', name: 'Photography and branding', kind: 'SERVICES', vertical: services, group: 'Creative', words: ['photography', 'product photography', 'branding', 'brand design', 'logo design', 'creative services', 'packaging design'], cover: { form: 'camera', palette: 'charcoal', mark: 'ring' }, duty: null, capabilities: ['CUSTOM_DESIGN'] },
  { id: 'websites', name: 'Website development', kind: 'SERVICES', vertical: services, group: 'Web', words: ['website', 'websites', 'web development', 'website development', 'web design', 'online shop', 'store build'], cover: { form: 'browser', palette: 'sky', mark: 'line' }, duty: null, capabilities: ['CUSTOM_DESIGN'] },
];
