/** One kind of product that suppliers of a category make, in variants that tell theirs apart. */
export interface DemoItemTemplate {
  category: string;
  subgroup: string;
  /** Drawn by this form. */
  form: string;
  /** `{v}` becomes the variant's words. */
  title: string;
  /** Words and palette. */
  variants: [words: string, palette: string][];
  /** Per unit at the smallest order, before what a country costs. */
  priceMinor: number;
  weightGrams: number | null;
  /** Length, width, height in millimeters. */
  size: [number, number, number] | null;
  materials: string[];
  description: string;
  customize: string;
}

type Row = [
  category: string,
  subgroup: string,
  form: string,
  title: string,
  variants: string,
  priceDollars: number,
  weightGrams: number | null,
  size: string,
  materials: string,
  description: string,
  customize: string,
];

// Customisation reads "Name: option, option / Name: option, option".
// prettier-ignore
const rows: Row[] = [
  ['candles', 'Container candles', 'candle-jar', 'Soy candle in {v}', 'amber glass, 220 g=amber|clear glass, 200 g=cream|matte black glass, 220 g=charcoal|ribbed green glass, 180 g=sage|rose glass, 200 g=blush', 4.2, 480, '85x85x95', 'soy wax,glass,cotton wick', 'Burns clean for 45 hours with a cotton wick. The glass is thick enough to be a tumbler afterwards.', 'Label: paper, foil, screen print / Lid: bamboo, metal, none / Scent: house library, own blend'],
  ['candles', 'Container candles', 'candle-tin', 'Travel candle in {v}', 'brushed tin, 110 g=white|copper tin, 110 g=terracotta|black tin, 90 g=charcoal|sage tin, 100 g=sage', 2.3, 165, '75x75x50', 'soy wax,aluminium,cotton wick', 'A slip-lid tin that survives luggage. Twenty hours of light in a coat pocket.', 'Tin color: eight stock colors / Label: wrap, top sticker / Scent: house library, own blend'],
  ['candles', 'Container candles', 'candle-bowl', 'Three-wick candle in {v}', 'glazed stoneware, 600 g=clay|white ceramic, 550 g=white|speckled bowl, 600 g=sand', 9.8, 1250, '150x150x90', 'coconut wax,stoneware,cotton wick', 'A low bowl with three wicks and an even pool. The bowl goes to the kitchen when the wax is gone.', 'Glaze: six stock glazes, own color / Scent: house library, own blend'],
  ['candles', 'Pillar and taper candles', 'candle-pillar', 'Pillar candles, {v}', 'set of three in ivory=cream|ribbed, ochre=ochre|sculpted, rose=rose|fluted, forest=forest', 5.1, 640, '70x70x150', 'beeswax,rapeseed wax', 'Cold-pressed pillars with a straight burn and no drip in still air.', 'Color: 24 stock colors / Shape: smooth, ribbed, own mold / Box: kraft, printed'],
  ['candles', 'Pillar and taper candles', 'candle-taper', 'Dinner tapers, {v}', 'pair in terracotta=terracotta|box of six in cream=cream|pair in plum=plum|pair in sky=sky', 1.9, 110, '22x22x250', 'rapeseed wax,cotton wick', 'Hand-dipped in pairs and hung to dry by the wick. Eight hours each.', 'Color: 24 stock colors / Band: paper, ribbon'],
  ['candles', 'Gift sets', 'gift-box', 'Candle gift set, {v}', 'three minis in a drawer box=kraft|four scents of the house=blush|two jars and matches=forest', 11.5, 820, '260x95x100', 'soy wax,glass,paperboard', 'Three small jars in a drawer box with a card that says what each one smells of.', 'Box: printed, foil, kraft / Insert: card, molded pulp / Scent: house library, own blend'],

  ['home-fragrance', 'Diffusers', 'diffuser', 'Reed diffuser, {v}', '100 ml amber=amber|200 ml clear=cream|100 ml black=charcoal|150 ml sage=sage', 5.4, 390, '70x70x190', 'glass,rattan reeds,fragrance oil', 'Alcohol-free oil that lasts about three months on six reeds.', 'Bottle: round, square / Label: paper, screen print / Scent: house library, own blend'],
  ['home-fragrance', 'Incense', 'incense', 'Hand-rolled incense, {v}', 'sandalwood, 20 sticks=clay|cedar and sage, 20 sticks=forest|rose, 15 sticks=rose|fig, 20 sticks=plum', 1.6, 60, '230x40x20', 'bamboo,charcoal-free paste,essential oil', 'Forty minutes a stick, no saltpetre, little smoke.', 'Box: slide, tube / Scent: house library, own blend'],
  ['home-fragrance', 'Sprays', 'spray', 'Room spray, {v}', '100 ml linen=sky|100 ml orange blossom=ochre|100 ml cedar=forest', 3.1, 240, '45x45x150', 'glass,fragrance oil', 'A fine mist that settles fast and does not stain.', 'Bottle: amber, clear, frosted / Label: paper, screen print'],
  ['home-fragrance', 'Diffusers', 'ceramic-diffuser', 'Ceramic oil burner, {v}', 'cut-out moon=sand|half glaze=clay|white dome=white', 6.2, 520, '100x100x120', 'stoneware', 'A bowl above a tealight, thick-walled so that the outside stays touchable.', 'Glaze: six stock glazes / Stamp: base mark'],
  ['home-fragrance', 'Gift sets', 'gift-box', 'Home scent set, {v}', 'diffuser and spray=sage|incense and holder=terracotta', 9.4, 640, '240x120x90', 'glass,paperboard', 'A diffuser and a spray of one scent, boxed together.', 'Box: printed, kraft / Scent: house library, own blend'],

  ['drinkware', 'Mugs', 'mug', 'Stoneware mug, {v}', '350 ml speckled=sand|300 ml reactive blue=sky|350 ml clay=clay|400 ml forest=forest|320 ml charcoal=charcoal', 3.4, 380, '120x85x95', 'stoneware', 'Thrown shape, slip-cast for evenness. Dishwasher and microwave safe, tested to 500 cycles.', 'Glaze: 18 stock glazes, own color / Mark: base stamp, decal, engraving'],
  ['drinkware', 'Mugs', 'espresso', 'Espresso cups, {v}', 'set of two in cream=cream|set of four in navy=navy|set of two in blush=blush', 4.6, 260, '65x65x60', 'porcelain', 'Ninety millilitres with a thick foot that holds the heat.', 'Glaze: 12 stock glazes / Mark: decal, base stamp / Box: kraft, printed'],
  ['drinkware', 'Mugs', 'enamel-mug', 'Enamel mug, {v}', '350 ml white=white|350 ml forest=forest|300 ml navy=navy', 3.9, 160, '110x85x85', 'steel,enamel', 'Two coats of enamel, a rolled rim and a print that is fired on.', 'Print: one to four colors / Rim: black, steel'],
  ['drinkware', 'Tumblers', 'tumbler', 'Insulated tumbler, {v}', '470 ml sage=sage|590 ml charcoal=charcoal|470 ml sky=sky', 7.2, 310, '85x85x175', 'stainless steel', 'Double wall, copper lining, lid that does not whistle. Cold for a working day.', 'Finish: powder coat, brushed / Mark: laser engraving, screen print'],
  ['drinkware', 'Tumblers', 'cup', 'Handleless cup, {v}', '250 ml ash glaze=sand|220 ml cobalt=navy|250 ml rose=rose', 2.9, 250, '82x82x85', 'stoneware', 'A tumbler for coffee or wine, with an unglazed ring to hold.', 'Glaze: 18 stock glazes / Mark: base stamp'],

  ['tableware', 'Plates', 'plate', 'Dinner plate, {v}', '27 cm speckled=sand|26 cm majolica=sky|27 cm clay rim=clay|28 cm white=white', 5.6, 720, '270x270x25', 'stoneware', 'A flat plate with a low rim that stacks without scratching.', 'Glaze: 18 stock glazes / Decoration: rim line, hand painting'],
  ['tableware', 'Bowls', 'bowl', 'Deep bowl, {v}', '16 cm celadon=mint|18 cm ochre=ochre|16 cm charcoal=charcoal|15 cm cobalt=navy', 4.1, 460, '165x165x75', 'stoneware', 'Deep enough for soup and wide enough for salad.', 'Glaze: 18 stock glazes / Mark: base stamp'],
  ['tableware', 'Serving', 'serving-board', 'Serving board, {v}', 'olive wood=clay|acacia=ochre|walnut=charcoal', 8.4, 780, '380x180x18', 'wood', 'One piece of wood, oiled twice, with a hole for the wall.', 'Mark: laser engraving, branding / Cord: leather, cotton'],
  ['tableware', 'Serving', 'pitcher', 'Pitcher, {v}', '1 l white=white|900 ml terracotta=terracotta|1 l sage=sage', 9.2, 890, '150x115x200', 'stoneware', 'Pours without a drip, which took eleven prototypes.', 'Glaze: 18 stock glazes / Decoration: brush line'],
  ['tableware', 'Sets', 'gift-box', 'Table set for two, {v}', 'plates and bowls=cream|breakfast set=sky', 24, 2400, '300x300x160', 'stoneware,paperboard', 'Two plates, two bowls and two cups, packed without plastic.', 'Box: kraft, printed / Glaze: 18 stock glazes'],

  ['vases-decor', 'Vases', 'vase', 'Vase, {v}', 'tall terracotta=terracotta|celadon, 24 cm=mint|tadelakt, rose=rose|ash white, 20 cm=cream|cobalt bottle=navy', 8.7, 940, '140x140x240', 'earthenware', 'A quiet shape with a neck that holds five stems where you put them.', 'Glaze: eight stock glazes, raw / Size: three'],
  ['vases-decor', 'Vases', 'bud-vase', 'Bud vase, {v}', 'set of three, clay=clay|ridged ochre=ochre|plum drop=plum', 3.6, 280, '75x75x130', 'earthenware', 'For one stem and a window sill.', 'Glaze: eight stock glazes / Mark: base stamp'],
  ['vases-decor', 'Planters', 'planter', 'Planter, {v}', '16 cm burnished=clay|18 cm ribbed=sand|14 cm charcoal=charcoal', 6.9, 1100, '160x160x150', 'earthenware', 'With a saucer, a drain hole and a wall thick enough for winter rooms.', 'Glaze: raw, burnished, glazed / Size: four'],
  ['vases-decor', 'Decor', 'tray', 'Catch-all tray, {v}', 'zellige green=forest|travertine=sand|majolica blue=sky', 7.4, 620, '220x140x25', 'earthenware', 'For keys, rings and the things that otherwise wander.', 'Pattern: six, own drawing / Backing: cork, felt'],
  ['vases-decor', 'Decor', 'candlestick', 'Candlestick, {v}', 'arched, white=white|stacked, ochre=ochre|wave, blush=blush', 5.2, 430, '110x60x150', 'stoneware', 'Holds a standard taper straight, and says so in its drawing.', 'Glaze: eight stock glazes'],

  ['home-textiles', 'Throws', 'blanket', 'Throw, {v}', 'waffle cotton, sand=sand|baby alpaca, ochre=ochre|merino check, forest=forest|washed linen, blush=blush|herringbone, charcoal=charcoal', 21, 850, '1300x1700x8', 'cotton,wool', 'Woven wide in one piece, with a twisted fringe that stays twisted.', 'Yarn: organic cotton, wool, alpaca / Label: woven, leather / Size: three'],
  ['home-textiles', 'Towels', 'towel', 'Bath towel, {v}', 'waffle, cream=cream|peshtemal stripe, sky=sky|terry 600 g, sage=sage|peshtemal, terracotta=terracotta', 8.8, 420, '700x1400x6', 'organic cotton', 'Dries fast, folds small and gets softer for the first twenty washes.', 'Weave: waffle, terry, flat / Mark: embroidery, woven label'],
  ['home-textiles', 'Cushions', 'cushion', 'Cushion cover, {v}', 'block print, terracotta=terracotta|linen, ochre=ochre|quilted, navy=navy|stripe, mint=mint', 6.3, 220, '500x500x10', 'cotton,linen', 'Hidden zip, piped edge, print registered by eye.', 'Print: block, screen / Size: 40, 50, 60 cm / Filling: none, kapok'],
  ['home-textiles', 'Throws', 'quilt', 'Quilted bedspread, {v}', 'kantha, plum=plum|block print, sky=sky', 34, 1600, '2200x2400x12', 'cotton', 'Running stitch by hand along the whole width.', 'Print: block, plain / Size: single, double'],
  ['home-textiles', 'Kitchen', 'tea-towel', 'Tea towel, {v}', 'linen stripe=sand|screen print, forest=forest|check, rose=rose', 2.9, 90, '500x700x2', 'linen,cotton', 'Absorbs at once and leaves no lint on glass.', 'Print: one to three colors / Loop: cotton, leather'],

  ['bags', 'Totes', 'tote', 'Canvas tote, {v}', '340 g natural=cream|400 g navy=navy|organic, terracotta=terracotta|jute and cotton=kraft|quilted, blush=blush', 4.3, 210, '380x420x100', 'cotton canvas', 'Cross-stitched handles, a flat base and an inside pocket for keys.', 'Print: screen, transfer / Handle: short, long, leather / Label: woven, side tab'],
  ['bags', 'Totes', 'market-bag', 'Market bag, {v}', 'jute, sage band=sage|net cotton, cream=cream|waxed, forest=forest', 5.1, 260, '420x330x180', 'jute,cotton', 'Stands up by itself, which is rarer than it should be.', 'Print: one to three colors / Lining: cotton, none'],
  ['bags', 'Backpacks', 'backpack', 'Day backpack, {v}', 'recycled nylon, charcoal=charcoal|waxed canvas, forest=forest|ripstop, sky=sky', 16.5, 620, '300x440x140', 'recycled nylon', 'Sixteen litres, laptop sleeve, zips that can be replaced.', 'Fabric: nylon, canvas / Trim: webbing, leather / Mark: embroidery, patch'],
  ['bags', 'Pouches', 'zip-pouch', 'Zip pouch, {v}', 'canvas, ochre=ochre|quilted, rose=rose|leather, clay=clay|nylon, mint=mint', 3.2, 80, '220x150x40', 'cotton canvas', 'Lined, with a metal zip and a loop that takes a carabiner.', 'Print: screen, foil / Size: three / Puller: metal, leather'],
  ['bags', 'Leather goods', 'handbag', 'Shoulder bag, {v}', 'vegetable-tanned, cognac=terracotta|smooth, black=charcoal|suede, sand=sand', 38, 710, '270x190x90', 'leather,brass', 'Three coats of edge paint and a strap cut from one hide.', 'Leather: twelve colors / Hardware: brass, nickel / Mark: blind emboss, foil'],

  ['tees', 'T-shirts', 'tee', 'Heavyweight tee, {v}', '240 g organic, white=white|240 g, charcoal=charcoal|boxy, sage=sage|garment-dyed, rose=rose|pima, sky=sky', 6.4, 230, '720x540x10', 'organic cotton', 'Close collar that keeps its shape, side seams, pre-shrunk to under three percent.', 'Print: screen, digital, embroidery / Label: neck print, woven / Sizes: XS to 3XL'],
  ['tees', 'T-shirts', 'tee', 'Everyday tee, {v}', '180 g, cream=cream|180 g, navy=navy|recycled blend, forest=forest|180 g, ochre=ochre', 4.1, 160, '710x520x8', 'cotton', 'The lighter shirt: soft at once, opaque in white.', 'Print: screen, digital / Label: neck print, tear-away / Sizes: XS to 3XL'],
  ['tees', 'Long sleeves', 'longsleeve', 'Long-sleeve tee, {v}', '220 g, clay=clay|220 g, white=white|striped, navy=navy', 7.8, 260, '720x540x10', 'organic cotton', 'Ribbed cuffs that push up and stay up.', 'Print: screen, sleeve print / Sizes: XS to 3XL'],
  ['tees', 'Kids', 'tee', 'Kids tee, {v}', 'organic, mint=mint|organic, lemon=lemon|organic, blush=blush', 4.6, 120, '480x380x8', 'organic cotton', 'Envelope neck up to two years, round neck above. Nickel-free snaps.', 'Print: water-based screen / Sizes: 3 months to 12 years'],

  ['hoodies', 'Hoodies', 'hoodie', 'Hoodie, {v}', '400 g brushed, sage=sage|450 g loop-back, charcoal=charcoal|garment-dyed, clay=clay|recycled, sky=sky', 15.8, 720, '720x600x25', 'organic cotton,recycled polyester', 'Double-lined hood, no drawstring rattle, kangaroo pocket bar-tacked at the corners.', 'Print: screen, puff, embroidery / Zip: none, full / Sizes: XS to 3XL'],
  ['hoodies', 'Crewnecks', 'crewneck', 'Crewneck sweatshirt, {v}', '400 g, cream=cream|380 g, navy=navy|400 g, ochre=ochre|washed, plum=plum', 13.2, 610, '700x600x20', 'organic cotton', 'Ribbed side panels and a collar that recovers.', 'Print: screen, embroidery, chenille patch / Sizes: XS to 3XL'],
  ['hoodies', 'Bottoms', 'joggers', 'Sweatpants, {v}', '400 g, charcoal=charcoal|400 g, forest=forest|380 g, sand=sand', 14.1, 580, '1020x420x20', 'organic cotton', 'Straight leg, deep pockets, elastic that does not roll.', 'Print: screen, embroidery / Hem: cuffed, open / Sizes: XS to 3XL'],

  ['hats', 'Caps', 'cap', 'Five-panel cap, {v}', 'cotton twill, forest=forest|corduroy, ochre=ochre|nylon, charcoal=charcoal|washed, blush=blush', 5.2, 90, '270x180x130', 'cotton twill', 'Low profile with a brim that bends and forgets.', 'Mark: embroidery, patch, print / Closure: strap, snap, buckle'],
  ['hats', 'Caps', 'cap', 'Structured cap, {v}', 'six panels, navy=navy|wool blend, clay=clay|six panels, white=white', 6.1, 110, '270x190x140', 'cotton,wool', 'Buckram front for 3D embroidery that stands.', 'Mark: 3D embroidery, patch / Closure: snap, strap'],
  ['hats', 'Beanies', 'beanie', 'Ribbed beanie, {v}', 'merino, charcoal=charcoal|alpaca, ochre=ochre|recycled, sky=sky|British wool, plum=plum', 7.4, 85, '220x210x30', 'wool', 'Double cuff, closed crown, no itch at the forehead.', 'Mark: woven label, patch / Cuff: single, double'],
  ['hats', 'Bucket hats', 'bucket-hat', 'Bucket hat, {v}', 'canvas, cream=cream|quilted, mint=mint|reversible, navy=navy', 6.6, 95, '330x330x90', 'cotton', 'Eight rows of stitching on the brim, so it stays where it is put.', 'Mark: embroidery, all-over print'],

  ['jewellery', 'Necklaces', 'necklace', 'Pendant necklace, {v}', 'silver moon=sky|gold vermeil disc=ochre|rose quartz drop=rose|silver coin=charcoal', 13.5, 8, '450x2x2', 'sterling silver', 'Cable chain with a five-centimeter extension, tested to four kilos.', 'Plating: silver, 18k vermeil / Mark: engraving, charm / Box: paper, velvet'],
  ['jewellery', 'Earrings', 'earrings', 'Hoop earrings, {v}', 'small, gold vermeil=ochre|twisted silver=sky|pearl drop=cream', 9.6, 5, '18x18x3', 'sterling silver', 'Hollow for lightness, with a hinge that clicks.', 'Plating: silver, 18k vermeil / Stone: none, pearl, garnet'],
  ['jewellery', 'Rings', 'ring', 'Stacking ring, {v}', 'plain band, silver=sky|beaded, vermeil=ochre|amethyst=plum', 7.8, 3, '20x20x3', 'sterling silver', 'Two millimeters wide, comfort-fit inside.', 'Size: 4 to 10 / Mark: inside engraving'],
  ['jewellery', 'Bracelets', 'bracelet', 'Bracelet, {v}', 'hammered cuff, silver=sky|beaded stone, forest=forest|chain, vermeil=ochre', 11.2, 12, '62x50x6', 'sterling silver', 'Adjusts by hand and keeps its curve.', 'Plating: silver, 18k vermeil / Mark: engraving'],

  ['soap', 'Bars', 'soap', 'Soap bar, {v}', 'olive and bay, 120 g=sage|rose clay, 110 g=rose|lemon myrtle, 120 g=lemon|charcoal, 100 g=charcoal|orange blossom, 120 g=ochre', 1.8, 130, '80x55x28', 'olive oil,coconut oil,essential oil', 'Cured for five weeks, so it lasts. No palm oil.', 'Stamp: own die / Wrap: paper, band, box / Scent: house library, own blend'],
  ['soap', 'Liquid soap', 'pump-bottle', 'Hand wash, {v}', '300 ml, mint=mint|500 ml amber=amber|300 ml, blush=blush', 3.3, 380, '70x70x180', 'castile soap,glass', 'Concentrated castile soap; three pumps are two too many.', 'Bottle: glass, recycled PET / Label: paper, screen print / Scent: house library, own blend'],
  ['soap', 'Bath', 'jar', 'Bath salts, {v}', 'sea salt and cedar, 400 g=forest|epsom and rose, 350 g=rose|magnesium, 400 g=sky', 3.9, 560, '90x90x110', 'sea salt,essential oil', 'Coarse salt, dissolved in two minutes, that leaves the tub clean.', 'Jar: glass, tin, pouch / Scent: house library, own blend'],
  ['soap', 'Gift sets', 'gift-box', 'Soap gift set, {v}', 'three bars=mint|bar, brush and dish=sand', 7.6, 480, '240x90x40', 'olive oil,paperboard', 'Three bars in a drawer box that smells for a month.', 'Box: printed, kraft / Stamp: own die'],

  ['skincare', 'Serums and oils', 'dropper', 'Face serum, {v}', 'hyaluronic, 30 ml=sky|vitamin C, 30 ml=amber|niacinamide, 30 ml=mint|bakuchiol, 30 ml=plum', 5.9, 110, '34x34x105', 'glass,plant actives', 'Stock formula with stability and challenge test on file.', 'Bottle: amber, frosted, opal / Carton: printed, foil / Formula: stock, custom'],
  ['skincare', 'Serums and oils', 'dropper', 'Face oil, {v}', 'argan and rosehip, 30 ml=ochre|squalane, 30 ml=sage|marula, 30 ml=rose', 5.2, 105, '34x34x105', 'glass,plant oils', 'Absorbs within a minute; scent free or lightly of neroli.', 'Bottle: amber, frosted / Carton: printed / Formula: stock, custom'],
  ['skincare', 'Creams', 'cream-jar', 'Day cream, {v}', '50 ml, blush=blush|50 ml, white=white|50 ml, sage=sage', 6.8, 165, '65x65x50', 'glass,plant butters', 'Light emulsion for normal skin, under make-up and out of the way.', 'Jar: glass, recycled PP / Carton: printed, foil / Formula: stock, custom'],
  ['skincare', 'Creams', 'tube', 'Hand cream, {v}', '75 ml, mint=mint|50 ml, terracotta=terracotta|75 ml, lilac=lilac', 2.7, 85, '45x30x140', 'plant butters,aluminium', 'Dry in half a minute. The tube is aluminium and squeezes to the end.', 'Tube: aluminium, sugarcane PE / Scent: house library, own blend'],
  ['skincare', 'Balms', 'candle-tin', 'Balm, {v}', 'all-purpose, 50 g=sage|lip and cheek, 15 g=rose|muscle, 60 g=forest', 2.4, 75, '60x60x25', 'beeswax,plant oils', 'Five ingredients, none of them water, so no preservative.', 'Tin: matte, printed / Formula: stock, custom'],

  ['stationery', 'Notebooks', 'notebook', 'Cloth-bound notebook, {v}', 'A5 navy=navy|A5 clay=clay|B6 sage=sage|A5 charcoal=charcoal|A5 blush=blush', 4.7, 320, '210x148x18', 'paper,book cloth', 'Opens flat, 120 g paper that takes fountain pens, numbered pages.', 'Cover: foil, deboss, screen print / Paper: blank, dotted, lined / Extras: ribbon, elastic, pocket'],
  ['stationery', 'Planners', 'planner', 'Undated planner, {v}', 'weekly, ochre=ochre|daily, forest=forest|monthly, rose=rose', 6.1, 410, '210x148x22', 'paper,book cloth', 'Starts on any Monday, and forgives.', 'Cover: foil, deboss / Inside: own layout / Extras: stickers, ribbon'],
  ['stationery', 'Cards', 'cards', 'Greeting cards, {v}', 'letterpress, set of six=cream|risograph, set of eight=sky|folded, set of ten=rose', 3.2, 140, '150x105x20', 'cotton paper', 'Thick stock, square envelopes, no plastic sleeve.', 'Print: letterpress, riso, digital / Envelope: kraft, color'],
  ['stationery', 'Notebooks', 'sketchbook', 'Sketchbook, {v}', 'A4 kraft=kraft|A5 black=charcoal|square, sand=sand', 5.3, 520, '297x210x16', 'recycled paper', 'Sewn, not glued, so that it lies still under a hand.', 'Cover: screen print, stamp / Paper: 150 g, 200 g'],

  ['prints', 'Posters', 'poster', 'Art print, {v}', '50 x 70 cm, ochre hills=ochre|A3, blue moon=navy|30 x 40 cm, arches=terracotta|A2, botanic=sage', 3.4, 90, '500x700x1', 'cotton paper', 'Pigment inks on matte cotton paper, rolled in tissue.', 'Paper: matte, textured / Size: five / Finish: signed, numbered, foil'],
  ['prints', 'Posters', 'framed-print', 'Framed print, {v}', 'oak frame, arches=clay|black frame, waves=charcoal|white frame, flowers=blush', 14.8, 1200, '300x400x22', 'cotton paper,oak', 'Real glass, real oak, a hook that holds.', 'Frame: oak, black, white / Size: three'],
  ['prints', 'Postcards', 'cards', 'Postcard set, {v}', 'ten views=sky|twelve months=mint', 2.1, 120, '148x105x15', 'recycled card', 'Uncoated backs that take ink and stamps.', 'Print: digital, riso / Band: paper, box'],

  ['toys', 'Soft toys', 'plush', 'Plush bear, {v}', 'organic, sand=sand|linen ears, clay=clay|small, blush=blush', 8.3, 210, '160x120x280', 'organic cotton,corn fiber', 'Eyes embroidered, seams sewn twice, safe from the first day.', 'Fabric: organic cotton, linen / Face: own drawing / Label: woven, sewn'],
  ['toys', 'Wooden toys', 'blocks', 'Building blocks, {v}', '24 pieces, bright=lemon|30 pieces, natural=sand|arches, rainbow=rose', 9.1, 980, '260x200x60', 'rubberwood', 'Sanded three times, water-based paint, no sharp talk.', 'Color: six, natural / Box: tin, carton, cotton bag'],
  ['toys', 'Wooden toys', 'stacker', 'Stacking rings, {v}', 'rainbow=sky|earth tones=clay|pastel=mint', 7.2, 540, '110x110x180', 'rubberwood', 'Six rings and a ball on a rocking base.', 'Color: own palette / Mark: engraving'],
  ['toys', 'Puzzles', 'puzzle', 'Wooden puzzle, {v}', 'farm, 12 pieces=forest|alphabet=ochre|whale, 9 pieces=navy', 5.4, 360, '300x220x10', 'plywood', 'Pieces thick enough to stand up and join other games.', 'Drawing: own artwork / Box: carton, bag'],

  ['tea-coffee', 'Tea', 'tin', 'Loose-leaf tea, {v}', 'earl grey, 100 g tin=navy|jasmine green, 80 g tin=mint|chamomile, 60 g tin=lemon|rooibos, 100 g tin=terracotta', 4.4, 190, '80x80x120', 'tea,tin', 'Whole leaf, blended to order, packed within the week.', 'Tin: printed, label / Blend: house, own / Size: 60, 100, 200 g'],
  ['tea-coffee', 'Coffee', 'coffee-bag', 'Single-origin coffee, {v}', 'washed, 250 g=clay|natural, 250 g=plum|espresso, 1 kg=charcoal|decaf, 250 g=sage', 5.8, 270, '90x60x220', 'coffee,kraft laminate', 'Roasted the day before it leaves, with a valve and the date.', 'Bag: kraft, printed, compostable / Roast: light, medium, dark / Grind: beans, ground'],
  ['tea-coffee', 'Tea', 'tea-box', 'Pyramid tea bags, {v}', '15 bags, mint=mint|20 bags, breakfast=ochre|15 bags, berry=rose', 3.1, 90, '120x80x90', 'tea,plant fiber', 'Plastic-free pyramids on an unbleached string.', 'Box: printed, foil / Blend: house, own'],
  ['tea-coffee', 'Gift sets', 'gift-box', 'Tasting set, {v}', 'four teas=forest|three coffees=kraft', 9.7, 420, '240x180x70', 'tea,paperboard', 'Small tins with notes on water, time and patience.', 'Box: printed, kraft / Notes: card, booklet'],

  ['boxes-mailers', 'Mailers', 'mailer-box', 'Mailer box, {v}', 'kraft, 240 x 180 mm=kraft|white, 300 x 220 mm=white|printed both sides=terracotta|black, 200 x 150 mm=charcoal', 0.92, 140, '240x180x80', 'corrugated board', 'Roll-end tuck-top in E-flute, folds without tape.', 'Print: outside, both sides / Size: any / Board: kraft, white, recycled'],
  ['boxes-mailers', 'Rigid boxes', 'gift-box', 'Rigid box, {v}', 'magnetic, blush=blush|lift-off, navy=navy|drawer, forest=forest', 2.85, 310, '220x160x70', 'greyboard,paper', 'Wrapped by hand, corners that meet.', 'Paper: dyed, textured / Finish: foil, deboss / Insert: card, foam, pulp'],
  ['boxes-mailers', 'Cartons', 'carton', 'Folding carton, {v}', 'dropper bottle=sage|candle=amber|soap=rose|jar=sky', 0.34, 22, '40x40x110', 'paperboard', 'Reverse tuck, 350 g board, glued flat.', 'Print: one to six colors / Finish: foil, emboss, matte'],
  ['boxes-mailers', 'Mailers', 'poly-mailer', 'Paper mailer, {v}', 'padded kraft=kraft|printed, mint=mint|compostable, lilac=lilac', 0.38, 35, '250x350x4', 'paper', 'Peel and seal twice, once to send and once to return.', 'Print: one to four colors / Size: five'],

  ['pouches-labels', 'Pouches', 'pouch', 'Stand-up pouch, {v}', 'kraft, 250 g=kraft|matte clay, 500 g=clay|compostable, 100 g=sage|white, 1 kg=white', 0.48, 14, '160x80x240', 'kraft laminate', 'Resealable, tear notch, hang hole if you want it.', 'Print: digital, flexo / Window: none, oval / Zip: press, slider'],
  ['pouches-labels', 'Labels', 'label-roll', 'Label roll, {v}', 'uncoated cream=cream|clear film=sky|foil detail=ochre', 0.09, 1, '60x80x1', 'paper,film', 'On rolls of a thousand, cut to shape.', 'Material: paper, film, kraft / Finish: foil, varnish / Shape: any'],
  ['pouches-labels', 'Tissue and wraps', 'tissue', 'Tissue paper, {v}', 'printed, blush=blush|recycled, mint=mint|one color, navy=navy', 0.12, 6, '500x700x1', 'paper', 'Acid-free, 22 g, soy inks.', 'Print: one to two colors / Fold: flat, quarter'],
  ['pouches-labels', 'Labels', 'stickers', 'Stickers, {v}', 'die-cut, lemon=lemon|round seal, terracotta=terracotta|sheet, lilac=lilac', 0.14, 2, '60x60x1', 'paper,film', 'Weatherproof or compostable, not both, and they say which.', 'Shape: die cut, round / Material: vinyl, paper'],

  ['bottles-jars', 'Bottles', 'bottle', 'Glass bottle, {v}', '250 ml amber=amber|500 ml clear=white|100 ml frosted=sky', 0.78, 210, '60x60x160', 'glass', 'Standard 28 mm neck, so caps and pumps are easy to find.', 'Color: amber, clear, frosted / Print: screen, spray / Cap: pump, screw, cork'],
  ['bottles-jars', 'Jars', 'jar', 'Glass jar, {v}', '120 ml, bamboo lid=cream|250 ml, black lid=charcoal|60 ml opal=blush', 0.86, 180, '70x70x70', 'glass', 'Thick base, straight wall, lid with liner.', 'Lid: bamboo, metal, black / Print: screen, spray'],
  ['bottles-jars', 'Tubes', 'tube', 'Aluminium tube, {v}', '50 ml, white=white|75 ml, sage=sage|30 ml, blush=blush', 0.44, 12, '35x35x130', 'aluminium', 'Lined, with a piercing cap, recyclable with the cans.', 'Print: one to six colors / Cap: octagonal, round'],
  ['bottles-jars', 'Droppers', 'dropper', 'Dropper bottle, {v}', '30 ml amber=amber|50 ml frosted=mint|15 ml violet=plum', 0.69, 75, '33x33x100', 'glass', 'Child-resistant or plain, pipette cut to the bottle.', 'Color: amber, frosted, violet / Bulb: black, white'],

  ['creative-services', 'Photography', 'camera', 'Product photography, {v}', 'ten images=charcoal|twenty images and a film=sand', 480, null, '', '', 'Daylight or studio, retouched, in every format that a shop asks for.', 'Set: plain, styled / Model: hands, person'],
  ['creative-services', 'Branding', 'brand-sheet', 'Brand identity, {v}', 'mark, type and color=blush|identity and packaging=terracotta', 2400, null, '', '', 'A mark, a palette, a typeface and the rules that keep them together.', 'Scope: mark, packaging, site / Rounds: two, three'],
  ['creative-services', 'Packaging design', 'brand-sheet', 'Packaging design, {v}', 'one range, six labels=sage|box and insert=ochre', 1350, null, '', '', 'Print-ready files with dielines, proofed with your printer.', 'Scope: labels, boxes / Rounds: two, three'],
  ['websites', 'Shop builds', 'browser', 'Shop build, {v}', 'ten products, four weeks=sky|fifty products, six weeks=navy', 3800, null, '', '', 'A fast shop with search, reviews and checkout, handed over with a film of how to run it.', 'Design: theme, own / Import: products, customers'],
  ['websites', 'Landing pages', 'browser', 'Landing page, {v}', 'one product=rose|waiting list=mint', 900, null, '', '', 'One page that says one thing and loads in a second.', 'Copy: yours, theirs / Form: mail, SMS'],
];

function parseRow([
  category,
  subgroup,
  form,
  title,
  variants,
  priceDollars,
  weightGrams,
  size,
  materials,
  description,
  customize,
]: Row): DemoItemTemplate {
  const [length, width, height] = size.split('x').map(Number);
  return {
    category,
    subgroup,
    form,
    title,
    weightGrams,
    description,
    customize,
    variants: variants.split('|').map((one): [string, string] => {
      const [words = '', palette = 'cream'] = one.split('=');
      return [words, palette];
    }),
    priceMinor: Math.round(priceDollars * 100),
    size: length && width && height ? [length, width, height] : null,
    materials: materials.split(',').filter(Boolean),
  };
}

export const demoItemTemplates: readonly DemoItemTemplate[] = rows.map(parseRow);
