import type { DemoStore } from '../kernel/demo/demo.ts';

export interface DemoSku {
  code: string;
  variant: string | null;
  priceMinor: number;
  /** Landed, of one. */
  costMinor: number;
  weightGrams: number;
  onHand: number;
  lowAt?: number;
  /** Units of those that are kept at home; the others are at the fulfillment partner. All at home when left out. */
  atHome?: number;
}

export interface DemoProduct {
  title: string;
  description: string;
  type: string;
  tags: string[];
  /** Form, palette and mark of its drawing. */
  drawing: string;
  colors?: string;
  vendor?: string;
  isDisabled?: true;
  /** Tariff number and country of origin; left out for sets, which nobody has classified yet. */
  customs?: readonly [string, string];
  skus: DemoSku[];
  /** Of a bundle: codes of its parts with their quantities. */
  parts?: Readonly<Record<string, number>>;
}

const sku = (
  code: string,
  variant: string | null,
  priceMinor: number,
  costMinor: number,
  weightGrams: number,
  onHand: number,
  more: Pick<DemoSku, 'lowAt' | 'atHome'> = {},
): DemoSku => ({ code, variant, priceMinor, costMinor, weightGrams, onHand, ...more });

/** What each demo brand sells. SKUs are the same wherever the demo names a product. */
// prettier-ignore
export const demoCatalog: Readonly<Record<DemoStore['key'], readonly DemoProduct[]>> = {
  founder: [
    { title: 'Ceramic mug', type: 'Tableware', customs: ['6912.00', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics', 'bestseller'], drawing: 'mug.sand.sun', colors: 'Sand|#d9c29c|Sand, 12 oz', description: 'A 12 oz mug in a sand glaze, thrown and glazed in small batches. Dishwasher safe.', skus: [sku('JC-MUG-SAND', 'Sand, 12 oz', 2800, 742, 410, 164, { lowAt: 60, atHome: 24 })] },
    { title: 'Scented candle', type: 'Candles', customs: ['3406.00', 'PT'], vendor: 'Lume & Cera', tags: ['candles', 'bestseller'], drawing: 'candle-jar.amber.leaf', description: 'Soy wax with cedar and fig in a reusable glass. Burns for about 50 hours.', skus: [sku('JC-CAN-CEDAR', 'Cedar & fig, 8 oz', 3400, 905, 520, 212, { lowAt: 80, atHome: 32 })] },
    { title: 'Linen tote', type: 'Bags', customs: ['4202.22', 'IN'], vendor: 'Jaipur Loom Society', tags: ['linen'], drawing: 'tote.cream.line', colors: 'Natural|#efe4cd|Natural', description: 'Washed linen, flat base, an inside pocket for keys and phone.', skus: [sku('JC-TOTE-NAT', 'Natural', 2400, 690, 240, 96)] },
    { title: 'Stoneware bowl', type: 'Tableware', customs: ['6912.00', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics'], drawing: 'bowl.cream.wave', description: 'A deep bowl for soup and breakfast, 6 in across.', skus: [sku('JC-BOWL-OAT', 'Oat', 3600, 980, 560, 88)] },
    { title: 'Serving platter', type: 'Tableware', customs: ['6912.00', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics'], drawing: 'plate.cream.ring', description: 'An oval platter in oat glaze, 14 in long.', skus: [sku('JC-PLAT-OAT', 'Oat', 6800, 1890, 1200, 31)] },
    { title: 'Linen napkins, set of 4', type: 'Table linen', customs: ['6302.59', 'IN'], vendor: 'Jaipur Loom Society', tags: ['linen', 'gift'], drawing: 'tea-towel.clay.line', description: 'Four napkins of washed linen with mitered corners.', skus: [sku('JC-NAP-4', 'Clay', 4200, 1180, 320, 54)] },
    { title: 'Travel candle', type: 'Candles', customs: ['3406.00', 'PT'], vendor: 'Lume & Cera', tags: ['candles', 'travel'], drawing: 'candle-tin.amber.moon', colors: 'Juniper|#94a78a|Juniper;Amber|#b36a2a|Amber', description: 'A 3 oz candle in a tin with a lid. Burns for about 18 hours.', skus: [sku('JC-TRV-JUN', 'Juniper', 1800, 430, 160, 130), sku('JC-TRV-AMB', 'Amber', 1800, 430, 160, 9)] },
    { title: 'Beeswax tapers, pair', type: 'Candles', customs: ['3406.00', 'PT'], vendor: 'Lume & Cera', tags: ['candles'], drawing: 'candle-taper.lemon.line', description: 'Two hand-dipped tapers of pure beeswax, 10 in.', skus: [sku('JC-TAPER-2', null, 1600, 410, 180, 140)] },
    { title: 'Bud vase', type: 'Ceramics', customs: ['6913.90', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics', 'gift'], drawing: 'bud-vase.cream.dot', description: 'A small vase for a stem or two, speckled clay.', skus: [sku('JC-VASE-BUD', 'Speckled', 3000, 760, 380, 47)] },
    { title: 'Espresso cups, pair', type: 'Tableware', customs: ['6912.00', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics', 'gift'], drawing: 'espresso.charcoal.sun', description: 'Two 3 oz cups in ink glaze.', skus: [sku('JC-ESP-2', 'Ink', 3200, 840, 340, 12, { lowAt: 20 })] },
    { title: 'Incense cones, 30', type: 'Home fragrance', customs: ['3307.41', 'US'], tags: ['fragrance'], drawing: 'incense.forest.leaf', description: 'Thirty cedar cones in a paper box.', skus: [sku('JC-INC-30', 'Cedar', 1400, 310, 90, 190)] },
    { title: 'Linen tea towel', type: 'Table linen', customs: ['6302.99', 'IN'], vendor: 'Jaipur Loom Society', tags: ['linen'], drawing: 'tea-towel.sky.wave', description: 'Striped linen with a loop to hang it by.', skus: [sku('JC-TEA-TOW', 'Stripe', 1900, 520, 130, 110)] },
    { title: 'Match striker', type: 'Ceramics', customs: ['6913.90', 'PT'], vendor: 'Olaria do Vale', tags: ['ceramics'], drawing: 'cup.clay.flower', description: 'Holds matches, and its rough base lights them.', skus: [sku('JC-MATCH', 'Clay', 2200, 560, 260, 5)] },
    { title: 'Slow evening gift box', type: 'Gifts', tags: ['gift', 'box'], drawing: 'gift-box.terracotta.moon', description: 'A candle, matches and a card, packed in a box that is kept.', skus: [sku('JC-GIFT-EVE', null, 8600, 2740, 980, 38)] },
    { title: 'Reed diffuser', type: 'Home fragrance', customs: ['3307.49', 'US'], tags: ['fragrance'], drawing: 'diffuser.plum.leaf', description: 'Fig and cedar for about three months, with eight reeds.', skus: [sku('JC-DIFF-FIG', 'Fig', 3800, 1010, 450, 62)] },
    { title: 'Quiet morning duo', type: 'Bundles', tags: ['bundle', 'gift'], drawing: 'carton.kraft.sun', description: 'Two of our mugs and a tea towel, sold together.', parts: { 'JC-MUG-SAND': 2, 'JC-TEA-TOW': 1 }, skus: [sku('JC-SET-DUO', null, 6900, 0, 950, 0)] },
    { title: 'Table for two', type: 'Bundles', tags: ['bundle', 'gift'], drawing: 'carton.sage.leaf', description: 'Two bowls and the napkins to go with them.', parts: { 'JC-BOWL-OAT': 2, 'JC-NAP-4': 1 }, skus: [sku('JC-SET-TABLE', null, 10400, 0, 1440, 0)] },
    { title: 'Star ornament', type: 'Seasonal', tags: ['seasonal'], drawing: 'ring.white.star', isDisabled: true, description: 'A hanging star of white clay, from last winter.', skus: [sku('JC-ORN-STAR', null, 1200, 290, 60, 14)] },
  ],
  rival: [
    { title: 'Waxed canvas tote', type: 'Bags', tags: ['canvas'], drawing: 'market-bag.forest.mountain', description: 'Waxed canvas with leather handles.', skus: [sku('NF-TOTE-WAX', 'Olive', 6400, 1900, 700, 40)] },
    { title: 'Enamel mug', type: 'Camp kitchen', tags: ['enamel'], drawing: 'enamel-mug.white.mountain', description: 'Steel and enamel, 12 oz.', skus: [sku('NF-MUG-ENA', 'White', 1600, 390, 150, 220)] },
    { title: 'Enamel camp pot', type: 'Camp kitchen', tags: ['enamel'], drawing: 'pitcher.navy.mountain', description: 'Two quarts, with a lid.', skus: [sku('NF-POT-ENA', 'Navy', 4800, 1320, 900, 35)] },
    { title: 'Tool roll', type: 'Bags', tags: ['canvas'], drawing: 'zip-pouch.kraft.line', description: 'Twelve pockets, tied with a strap.', skus: [sku('NF-ROLL', 'Tan', 5200, 1510, 420, 28)] },
    { title: 'Field duffel', type: 'Bags', tags: ['canvas'], drawing: 'backpack.forest.sun', description: 'Forty liters of waxed canvas.', skus: [sku('NF-DUF', 'Olive', 14800, 4600, 1500, 12)] },
    { title: 'Steel bottle', type: 'Camp kitchen', tags: ['steel'], drawing: 'bottle.charcoal.wave', description: 'Insulated, 20 oz.', skus: [sku('NF-BOT', 'Slate', 3200, 870, 380, 90)] },
  ],
  preview: [
    { title: 'Oat soap bar', type: 'Bath', tags: ['soap'], drawing: 'soap.cream.leaf', description: 'Cold-process soap with oats.', skus: [sku('PV-SOAP-OAT', null, 900, 210, 120, 300)] },
    { title: 'Hand balm', type: 'Skin care', tags: ['balm'], drawing: 'tin.lilac.flower', description: 'Lavender and beeswax, 2 oz.', skus: [sku('PV-BALM', 'Lavender', 1600, 420, 90, 120)] },
    { title: 'Bath salts', type: 'Bath', tags: ['salt'], drawing: 'jar.mint.leaf', description: 'Eucalyptus, 12 oz.', skus: [sku('PV-SALT', 'Eucalyptus', 2200, 510, 420, 80)] },
    { title: 'Body oil', type: 'Skin care', tags: ['oil'], drawing: 'dropper.ochre.sun', description: 'Citrus and almond, 4 oz.', skus: [sku('PV-OIL', 'Citrus', 2800, 730, 180, 60)] },
  ],
};
