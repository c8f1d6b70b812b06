import type { Capability, Certification } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { PaletteName } from '@brandwright/artwork';

/** A supplier of the demo marketplace, before its items and reviews are made. */
export interface DemoSupplier {
  name: string;
  city: string;
  country: string;
  categories: string[];
  /** Null: quoted on request. */
  moq: number | null;
  samplePriceMinor: number | null;
  days: [number, number];
  /** Wanted average, and of how many reviews. */
  rating: number | null;
  reviews: number;
  founded: number;
  employees: number;
  orders: number;
  /** v vetted, o online now, n new on the marketplace. */
  marks: string;
  certifications: Certification[];
  extra: Capability[];
  palette: PaletteName;
  headline: string;
  story: string;
}

// prettier-ignore
type Row = [
  name: string, city: string, country: string, categories: string, moq: number | null, sampleDollars: number | null,
  days: string, rating: string, founded: number, employees: number, orders: number, marks: string,
  certifications: Certification[], extra: Capability[], palette: PaletteName, headline: string, story: string,
];

// Minimum orders are whole cartons, which is why few of them are round.
// prettier-ignore
const rows: Row[] = [
  ['Lume & Cera', 'Porto', 'PT', 'candles home-fragrance', 96, 18, '18-26', '4.81/31', 2011, 24, 342, 'vo', ['IFRA', 'BSCI'], ['SMALL_BATCH', 'CUSTOM_PACKAGING'], 'amber', 'Small-batch soy and rapeseed candles, poured by hand', 'Two sisters began pouring in their grandmother’s pharmacy. The fragrance lab upstairs still keeps her notebooks.'],
  ['Vela Norte', 'Guadalajara', 'MX', 'candles', 144, 14.5, '14-21', '4.62/26', 2015, 38, 281, 'vo', ['IFRA', 'FDA_REGISTERED'], ['CUSTOM_PACKAGING', 'KITTING'], 'terracotta', 'Coconut wax candles in local clay and recycled glass', 'Clay cups come from Tonalá, twelve kilometers away, and travel in the same crates back and forth.'],
  ['Saigon Wick Works', 'Ho Chi Minh City', 'VN', 'candles home-fragrance', 288, 12, '25-35', '4.38/40', 2012, 140, 418, 'v', ['ISO_9001', 'SEDEX'], ['CUSTOM_PACKAGING', 'QUALITY_INSPECTION'], 'sage', 'Container candles and diffusers at steady volume', 'Four filling lines and one person whose only job is burning candles to see how they end.'],
  ['Brightwell Candle Works', 'Asheville', 'US', 'candles', 48, 22, '10-16', '4.74/35', 2016, 17, 296, 'vo', ['IFRA', 'LEAPING_BUNNY'], ['SMALL_BATCH', 'WHITE_LABEL'], 'cream', 'Low-minimum soy candles, poured and boxed in the Blue Ridge', 'A former cotton mill with good light. Half of the team came from the restaurant kitchen next door.'],
  ['Cereria Bellandi', 'Florence', 'IT', 'candles', 240, 36, '28-40', '4.91/22', 1974, 31, 205, 'vo', ['IFRA', 'ISO_9001'], ['CUSTOM_MOULD', 'HAND_FINISHED'], 'rose', 'Sculpted and pillar candles from a third-generation wax house', 'Some of the brass molds are older than the company. New ones are cut from your drawing in nine days.'],
  ['Deccan Wax House', 'Pune', 'IN', 'candles home-fragrance', 192, 9.5, '22-32', '4.21/28', 2009, 86, 233, '', ['GMP', 'SEDEX'], ['WHITE_LABEL', 'CUSTOM_PACKAGING'], 'ochre', 'Soy, palm-free and beeswax candles at friendly prices', 'Wax is bought from forty beekeepers in the Western Ghats and paid on the day.'],
  ['Wessex Chandlery', 'Bristol', 'GB', 'candles', 120, 64, '20-30', '4.7/18', 2013, 14, 128, 'v', ['IFRA', 'FSC'], ['SMALL_BATCH', 'HAND_FINISHED'], 'forest', 'Dinner, taper and jar candles with British botanicals', 'Samples are expensive because each is a finished, burn-tested set with its report.'],
  ['Ningbo Hearthlight', 'Ningbo', 'CN', 'candles home-fragrance', 360, 15, '20-30', '4.56/52', 2006, 260, 611, 'vo', ['ISO_9001', 'BSCI'], ['CUSTOM_MOULD', 'KITTING', 'QUALITY_INSPECTION'], 'blush', 'Full-service candle house: jars, lids, boxes and gift sets', 'Glass, tins and cartons are made under the same roof, so a new jar does not start a new supply chain.'],
  ['Qingdao Amber Wax', 'Qingdao', 'CN', 'candles', 960, 11, '30-45', '4.29/33', 2002, 410, 388, '', ['SEDEX'], ['CUSTOM_PACKAGING'], 'amber', 'High-volume jar and tealight candles', 'Automatic lines for runs of a hundred thousand, and one hand line for the first thousand.'],
  ['Anatolia Mum', 'Izmir', 'TR', 'candles home-fragrance', 720, 13, '24-34', '4.44/19', 2010, 95, 161, '', ['ISO_9001', 'IFRA'], ['CUSTOM_PACKAGING'], 'plum', 'Jar candles and reed diffusers in Turkish glass', 'Glass is blown in Denizli and filled within sight of the harbor.'],
  ['Atelier Safran', 'Marrakesh', 'MA', 'home-fragrance soap', 72, 16.5, '20-30', '4.66/21', 2014, 22, 147, 'v', ['IFRA', 'FAIR_TRADE'], ['HAND_FINISHED', 'SMALL_BATCH'], 'ochre', 'Incense, room sprays and black soap from the Ourika valley', 'Orange blossom is distilled each April in copper stills that the whole village shares.'],
  ['Mysore Agarbatti House', 'Mysuru', 'IN', 'home-fragrance', 480, 8, '18-28', '4.33/30', 1988, 120, 264, '', ['GMP', 'FAIR_TRADE'], ['WHITE_LABEL'], 'plum', 'Hand-rolled incense and dhoop, charcoal-free on request', 'Sticks are rolled at home by three hundred women who set their own hours and own a third of the firm.'],
  ['Olaria do Vale', 'Barcelos', 'PT', 'drinkware tableware', 144, 24, '30-42', '4.77/38', 1996, 64, 377, 'vo', ['ISO_9001', 'BSCI'], ['CUSTOM_MOULD', 'CUSTOM_PACKAGING'], 'clay', 'Stoneware mugs and dinnerware with reactive glazes', 'The valley has fired clay for six centuries; the kiln of this workshop runs on its own roof of solar panels.'],
  ['Ceramiche Fiorini', 'Faenza', 'IT', 'tableware vases-decor', 96, 48, '35-50', '4.85/20', 1961, 28, 173, 'v', ['ISO_9001'], ['HAND_FINISHED', 'CUSTOM_DESIGN'], 'cream', 'Hand-painted majolica plates, bowls and vases', 'Every piece carries the initials of the painter, and painters may refuse a pattern they find ugly.'],
  ['Binh Duong Stoneware', 'Thu Dau Mot', 'VN', 'drinkware tableware', 480, 14, '35-48', '4.41/44', 2004, 320, 452, 'v', ['SEDEX', 'ISO_9001'], ['CUSTOM_MOULD', 'QUALITY_INSPECTION'], 'sage', 'Stoneware mugs and plates for brands that grow', 'Two tunnel kilns, dishwasher tests on every glaze and a patient export office.'],
  ['Jingdezhen Kiln Nine', 'Jingdezhen', 'CN', 'drinkware vases-decor', 192, 19.5, '28-40', '4.69/47', 2008, 75, 503, 'vo', ['ISO_9001', 'BSCI'], ['HAND_FINISHED', 'CUSTOM_MOULD'], 'sky', 'Porcelain cups and vases from the porcelain city', 'Nine kilns burned here once; the ninth still does, with gas now and a window.'],
  ['Talavera Ruiz', 'Puebla', 'MX', 'tableware drinkware', 96, 26, '28-38', '4.58/16', 1983, 26, 119, '', ['FAIR_TRADE'], ['HAND_FINISHED', 'SMALL_BATCH'], 'navy', 'Certified talavera tableware, painted by hand', 'Clay rests for three months before it is thrown. There is no way around it and nobody looks for one.'],
  ['Fez Terre', 'Fez', 'MA', 'vases-decor tableware', 48, 28, '30-45', '4.42/12', 2001, 19, 84, '', ['FAIR_TRADE'], ['HAND_FINISHED'], 'terracotta', 'Tadelakt vases and zellige trays', 'A family of zellige cutters that turned to vases when the palaces stopped calling.'],
  ['Cusco Barro', 'Cusco', 'PE', 'vases-decor', 60, 21, '26-36', '4.52/11', 2012, 15, 71, 'n', ['FAIR_TRADE'], ['HAND_FINISHED', 'SMALL_BATCH'], 'clay', 'Burnished earthenware vases and planters', 'Pots are burnished with river stones that pass from mother to daughter.'],
  ['Hartley & Moss Pottery', 'Stoke-on-Trent', 'GB', 'drinkware', 72, 32, '24-34', '4.79/24', 1999, 23, 188, 'v', ['BSCI'], ['SMALL_BATCH', 'CUSTOM_DESIGN'], 'forest', 'Short runs of slip-cast mugs, glazed to your color', 'The last bottle oven of the street is their meeting room.'],
  ['Denizli Dokuma', 'Denizli', 'TR', 'home-textiles', 120, 17, '20-30', '4.72/41', 1994, 150, 436, 'vo', ['OEKO_TEX', 'GOTS'], ['EMBROIDERY', 'CUSTOM_DESIGN'], 'sand', 'Peshtemals, waffle towels and throws from organic cotton', 'Looms from 1962 stand beside looms from last year, and the old ones make the softer towel.'],
  ['Guimarães Têxtil Lar', 'Guimarães', 'PT', 'home-textiles', 180, 29, '26-38', '4.68/27', 1978, 110, 302, 'v', ['GOTS', 'OEKO_TEX'], ['CUSTOM_DESIGN', 'CUSTOM_PACKAGING'], 'cream', 'Washed linen, blankets and bed textiles', 'Yarn, weaving, washing and sewing lie within one street, so samples walk rather than fly.'],
  ['Alpaca Sur', 'Arequipa', 'PE', 'home-textiles hats', 48, 42, '24-36', '4.83/29', 2005, 58, 214, 'vo', ['FAIR_TRADE', 'OEKO_TEX'], ['HAND_FINISHED', 'SMALL_BATCH'], 'ochre', 'Baby-alpaca throws, beanies and scarves', 'Herders at four thousand meters are paid by fineness, not weight, and it shows in the hand.'],
  ['Jaipur Loom Society', 'Jaipur', 'IN', 'home-textiles bags', 144, 13.5, '24-34', '4.47/34', 1998, 175, 328, 'v', ['GOTS', 'FAIR_TRADE'], ['SCREEN_PRINTING', 'HAND_FINISHED'], 'terracotta', 'Block-printed cushions, quilts and totes', 'Blocks are carved from sheesham by two brothers who never draw the pattern first.'],
  ['Merino & Main', 'Melbourne', 'AU', 'home-textiles hats', 60, 46, '21-30', '4.64/15', 2014, 18, 97, 'v', ['OEKO_TEX'], ['SMALL_BATCH'], 'charcoal', 'Australian merino blankets and beanies', 'Wool is bought from nine farms that they can name, and do, on the label.'],
  ['Coastline Tote Co.', 'Los Angeles', 'US', 'bags', 72, 19, '10-18', '4.59/32', 2013, 34, 287, 'vo', ['OEKO_TEX'], ['SCREEN_PRINTING', 'SMALL_BATCH', 'KITTING'], 'sky', 'Cut-and-sew canvas totes, printed in two weeks', 'Cutting, sewing and printing share one floor in Vernon; visitors are handed a squeegee.'],
  ['Hanoi Canvas', 'Hanoi', 'VN', 'bags', 288, 11, '22-32', '4.46/39', 2009, 210, 405, 'v', ['SEDEX', 'GRS'], ['SCREEN_PRINTING', 'RECYCLED_MATERIALS'], 'navy', 'Canvas, recycled nylon and quilted bags', 'A development room of eight turns a sketch into a first bag in five days.'],
  ['Kolkata Jute Collective', 'Kolkata', 'IN', 'bags', 240, 7.5, '20-30', '4.27/25', 1991, 130, 246, '', ['FAIR_TRADE', 'FSC'], ['SCREEN_PRINTING'], 'kraft', 'Jute and cotton shoppers, printed or plain', 'The golden fiber never left the delta; the collective made sure that the wages did not either.'],
  ['Pelletteria Arno', 'Scandicci', 'IT', 'bags', 48, 72, '30-45', '4.87/19', 1982, 27, 156, 'v', ['LWG'], ['ENGRAVING', 'HAND_FINISHED', 'CUSTOM_DESIGN'], 'terracotta', 'Vegetable-tanned leather bags and small goods', 'They still edge-paint by hand, three coats, with a night between each.'],
  ['Guangzhou Meridian Bags', 'Guangzhou', 'CN', 'bags hats', 504, 18, '25-38', '4.34/56', 2003, 380, 574, 'v', ['BSCI', 'GRS'], ['EMBROIDERY', 'CUSTOM_MOULD', 'QUALITY_INSPECTION'], 'charcoal', 'Backpacks, duffels and caps with custom trims', 'Zips, buckles and webbing come from the same district; new hardware takes a week.'],
  ['Fábrica Lisboeta', 'Lisbon', 'PT', 'tees hoodies', 72, 25, '22-32', '4.75/36', 2007, 62, 358, 'vo', ['GOTS', 'OEKO_TEX'], ['EMBROIDERY', 'SMALL_BATCH', 'DIGITAL_PRINTING'], 'sage', 'Heavyweight organic tees and sweats, low minimums', 'Knitted in Barcelos, sewn in Lisbon, washed by the sea air, or so they say.'],
  ['Tiruppur Knit Guild', 'Tiruppur', 'IN', 'tees hoodies', 240, 12.5, '28-40', '4.54/58', 1995, 420, 640, 'v', ['GOTS', 'FAIR_TRADE', 'OEKO_TEX'], ['SCREEN_PRINTING', 'EMBROIDERY'], 'ochre', 'Certified organic T-shirts and hoodies at scale', 'Spinning to packing in one town, with wind turbines on the hills behind it.'],
  ['Da Nang Apparel', 'Da Nang', 'VN', 'tees hoodies', 360, 14, '30-42', '4.31/31', 2010, 290, 312, '', ['SEDEX', 'OEKO_TEX'], ['SCREEN_PRINTING'], 'sky', 'T-shirts, polos and fleece for growing labels', 'The newest sewing hall has windows on both sides, because the old one did not.'],
  ['Union Street Tees', 'Philadelphia', 'US', 'tees', 24, 16, '7-14', '4.67/42', 2011, 29, 391, 'vo', ['OEKO_TEX'], ['SCREEN_PRINTING', 'DIGITAL_PRINTING', 'SMALL_BATCH'], 'rose', 'Two dozen tees in a week, cut and printed in town', 'They print on Tuesdays and Fridays, and answer the phone on all other days too.'],
  ['Lima Pima', 'Lima', 'PE', 'tees', 120, 23, '24-34', '4.8/23', 2003, 88, 229, 'v', ['GOTS', 'OEKO_TEX'], ['EMBROIDERY'], 'cream', 'Pima cotton tees with a hand like silk', 'Only long-staple cotton from the northern valleys; the shirts come back after years for dyeing.'],
  ['Xiamen Blank Goods', 'Xiamen', 'CN', 'hoodies tees hats', 288, 16, '20-30', '4.4/49', 2005, 350, 538, 'vo', ['BSCI', 'OEKO_TEX'], ['EMBROIDERY', 'SCREEN_PRINTING', 'KITTING'], 'charcoal', 'Premium blanks with custom dye and trims', 'Forty shades stand on the shelf; the forty-first takes ten days.'],
  ['Cap Atelier Leon', 'León', 'MX', 'hats', 96, 15, '18-26', '4.57/17', 2012, 44, 153, 'v', ['OEKO_TEX'], ['EMBROIDERY', 'SMALL_BATCH'], 'forest', 'Structured caps and bucket hats with 3D embroidery', 'A town of shoemakers gave them the steam presses, and the stubbornness.'],
  ['Cornish Wool Hats', 'Truro', 'GB', 'hats', 36, 24, '16-26', '4.61/13', 2017, 9, 64, 'n', ['FAIR_TRADE'], ['HAND_FINISHED', 'SMALL_BATCH'], 'navy', 'Fisherman beanies in British wool', 'Nine knitters, two dogs and a waiting list that moves faster than it looks.'],
  ['Orafi Vicenza', 'Vicenza', 'IT', 'jewellery', 36, 58, '20-32', '4.88/26', 1969, 33, 231, 'v', ['RJC', 'ISO_9001'], ['CUSTOM_DESIGN', 'ENGRAVING'], 'ochre', 'Sterling silver and gold-vermeil jewelry', 'Alloys are made in-house, so a color of gold can be yours alone.'],
  ['Taxco Plata Viva', 'Taxco', 'MX', 'jewellery', 60, 27, '16-26', '4.63/21', 1992, 25, 167, 'vo', ['FAIR_TRADE'], ['HAND_FINISHED', 'SMALL_BATCH'], 'blush', 'Hand-raised silver earrings and cuffs', 'The town lives on silver, and the workshop on a spring that never runs dry.'],
  ['Yiwu Bright Studio', 'Yiwu', 'CN', 'jewellery', 240, 21, '14-24', '4.19/45', 2010, 160, 467, '', ['BSCI'], ['CUSTOM_MOULD', 'CUSTOM_PACKAGING'], 'rose', 'Plated fashion jewellery with quick new molds', 'A new charm goes from drawing to tray in six days, and they will tell you if it should not.'],
  ['Jaipur Gem Line', 'Jaipur', 'IN', 'jewellery', 90, 31, '18-30', '4.56/18', 1997, 52, 142, 'v', ['RJC'], ['HAND_FINISHED', 'CUSTOM_DESIGN'], 'plum', 'Semi-precious stone jewellery, cut and set in-house', 'Stone cutters sit by the north window, setters by the south; nobody moves.'],
  ['Saboaria Ribeira', 'Porto', 'PT', 'soap', 120, 12, '18-28', '4.73/30', 1952, 36, 263, 'vo', ['GMP', 'LEAPING_BUNNY'], ['PRIVATE_LABEL', 'CUSTOM_PACKAGING'], 'mint', 'Triple-milled soaps, wrapped by hand', 'The wrapping machine of 1952 folds paper better than any since, and the paper is still cut for it.'],
  ['Savon de l’Atlas', 'Agadir', 'MA', 'soap skincare', 96, 14, '20-30', '4.56/16', 2008, 28, 118, '', ['FAIR_TRADE', 'GMP'], ['SMALL_BATCH', 'PRIVATE_LABEL'], 'ochre', 'Argan soaps and oils from a women’s cooperative', 'Sixty members crack argan by hand and vote on every new customer.'],
  ['Blue Gum Botanics', 'Byron Bay', 'AU', 'soap skincare', 48, 26, '16-24', '4.69/22', 2015, 16, 139, 'vo', ['LEAPING_BUNNY', 'GMP'], ['SMALL_BATCH', 'WHITE_LABEL'], 'sage', 'Native botanical soaps, balms and body oils', 'Lemon myrtle is steam-distilled behind the shed and used within the month.'],
  ['Harbor Lab Skincare', 'Portland', 'US', 'skincare', 96, 38, '21-32', '4.76/33', 2012, 47, 274, 'v', ['GMP', 'FDA_REGISTERED', 'LEAPING_BUNNY'], ['WHITE_LABEL', 'CUSTOM_PACKAGING'], 'white', 'Clean serums and creams with stability data', 'Every stock formula comes with its twelve-month stability file; custom ones earn theirs.'],
  ['Lombardia Cosmetica', 'Crema', 'IT', 'skincare', 288, null, '40-58', '4.6/24', 1985, 130, 258, 'v', ['GMP', 'ISO_9001', 'LEAPING_BUNNY'], ['CUSTOM_DESIGN', 'QUALITY_INSPECTION'], 'blush', 'Prestige skincare development in cosmetics valley', 'Chemists here dine together and never talk of emulsions, which is why they all do.'],
  ['Guangdong Purewell', 'Guangzhou', 'CN', 'skincare bottles-jars', 1200, 20, '35-50', '4.23/37', 2007, 450, 421, '', ['GMP', 'ISO_9001'], ['WHITE_LABEL', 'CUSTOM_MOULD'], 'sky', 'Turnkey skincare with packaging under one roof', 'Three hundred stock formulas, eighteen filling lines and one very strict microbiologist.'],
  ['Tipografia Aurora', 'Bologna', 'IT', 'stationery prints', 120, 33, '20-30', '4.71/17', 1958, 21, 134, 'v', ['FSC'], ['DIGITAL_PRINTING', 'HAND_FINISHED'], 'navy', 'Cloth-bound notebooks and letterpress prints', 'Type cases fill the wall; the newest face in them is from 1971.'],
  ['Paper & Pine', 'Minneapolis', 'US', 'stationery prints', 48, 18, '9-16', '4.65/28', 2014, 19, 241, 'vo', ['FSC'], ['DIGITAL_PRINTING', 'SMALL_BATCH', 'KITTING'], 'forest', 'Notebooks, cards and prints on recycled stock', 'A two-color press named Ingrid sets the pace of the house.'],
  ['Shenzhen Folio', 'Shenzhen', 'CN', 'stationery boxes-mailers', 480, 16, '18-28', '4.42/51', 2004, 240, 552, 'v', ['FSC', 'BSCI'], ['CUSTOM_PACKAGING', 'QUALITY_INSPECTION'], 'charcoal', 'Planners, journals and rigid boxes with foil', 'Foil, deboss, ribbon and elastic on one line, with a color proof by courier.'],
  ['Hanoi Wooden Play', 'Hanoi', 'VN', 'toys', 192, 22, '28-40', '4.55/25', 2011, 98, 206, 'v', ['CPSIA', 'FSC'], ['CUSTOM_DESIGN', 'QUALITY_INSPECTION'], 'lemon', 'Rubberwood toys and puzzles, tested for children', 'Rubber trees that no longer give latex become blocks, rattles and one excellent duck.'],
  ['Kozani Plush Studio', 'Istanbul', 'TR', 'toys', 160, 24, '24-36', '4.45/14', 2013, 41, 109, '', ['CPSIA', 'OEKO_TEX'], ['CUSTOM_DESIGN', 'EMBROIDERY'], 'sand', 'Soft toys from your drawing, eyes embroidered', 'Faces are embroidered, never glued; a test bear has been pulled at for nine years.'],
  ['Leaf & Ladle Tea', 'Leeds', 'GB', 'tea-coffee', 60, 15, '12-20', '4.78/20', 2012, 22, 177, 'vo', ['BRCGS', 'FAIR_TRADE'], ['PRIVATE_LABEL', 'SMALL_BATCH'], 'forest', 'Loose-leaf blends and pyramid bags under your label', 'The blending room smells of bergamot even on Sundays.'],
  ['Andes Roasting Guild', 'Lima', 'PE', 'tea-coffee', 80, 13, '10-18', '4.7/26', 2010, 35, 219, 'v', ['FAIR_TRADE', 'BRCGS'], ['PRIVATE_LABEL', 'CUSTOM_PACKAGING'], 'clay', 'Single-origin coffee, roasted to order', 'Green coffee comes down on mules and goes out by plane; the roast in between takes eleven minutes.'],
  ['Kraftwerk Packaging', 'Monterrey', 'MX', 'boxes-mailers pouches-labels', 240, 10, '10-18', '4.52/43', 2009, 115, 489, 'vo', ['FSC', 'ISO_9001'], ['DIGITAL_PRINTING', 'RECYCLED_MATERIALS'], 'kraft', 'Printed mailers, boxes and tissue in two weeks', 'A digital corrugator prints one box or ten thousand at the same price per square meter.'],
  ['Verde Pouch & Label', 'Valencia', 'US', 'pouches-labels bottles-jars', 480, 8.5, '9-15', '4.37/29', 2015, 56, 334, 'v', ['BRCGS', 'FSC'], ['DIGITAL_PRINTING', 'RECYCLED_MATERIALS'], 'mint', 'Compostable pouches, labels and stock jars', 'California quick: art approved on Monday ships the week after.'],
  ['Northlight Studio', 'Manchester', 'GB', 'creative-services websites', null, null, '7-21', '4.84/19', 2016, 12, 146, 'vo', [], ['KITTING'], 'charcoal', 'Product photography, brand identities and shop builds', 'A daylight studio in an old thread mill; the cat appears in one picture of every shoot.'],
  ['Studio Aperto', 'Milan', 'IT', 'creative-services', null, null, '10-24', '4.71/14', 2013, 9, 92, 'v', [], [], 'blush', 'Brand identities and packaging design for makers', 'Four designers, one long table and a rule that nobody shows more than two ideas.'],
  ['Patchbay Digital', 'Austin', 'US', 'websites', null, null, '14-42', '4.6/22', 2014, 16, 118, 'vn', [], [], 'sky', 'Shop builds, migrations and product pages that load fast', 'They count kilobytes the way their fathers counted inventory.'],
];

const parseRow = ([
  name,
  city,
  country,
  categories,
  moq,
  sampleDollars,
  days,
  rating,
  founded,
  employees,
  orders,
  marks,
  certifications,
  extra,
  palette,
  headline,
  story,
]: Row): DemoSupplier => {
  const [average, reviews] = rating.split('/').map(Number);
  const [shortest, longest] = days.split('-').map(Number);
  return {
    name,
    city,
    country,
    moq,
    founded,
    employees,
    orders,
    marks,
    certifications,
    extra,
    palette,
    headline,
    story,
    categories: categories.split(' '),
    samplePriceMinor: sampleDollars === null ? null : Math.round(sampleDollars * 100),
    days: [shortest ?? 0, longest ?? 0],
    rating: average ?? null,
    reviews: reviews ?? 0,
  };
};

export const demoSuppliers: readonly DemoSupplier[] = rows.map(parseRow);
