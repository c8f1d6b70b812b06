/** Headings of products as founders name them, to measure the lexicon with. One heading a line. */
const table = `
0409 raw honey
0901 single origin coffee beans; ground coffee
0902 loose leaf green tea; black tea bags; matcha powder
1509 extra virgin olive oil
1704 sugar free gummies candy; fruit lollipops
1806 dark chocolate bar
1905 oat cookies; gluten free crackers
2103 hot sauce; soy sauce
2106 protein powder; daily multivitamin gummies
2209 apple cider vinegar
2309 grain free dog food; freeze dried dog treats
3301 lavender essential oil
3303 eau de parfum for women
3304 matte lipstick; waterproof mascara; vitamin c face serum; gel nail polish; clay mask; hand cream; eyeshadow palette; mineral sunscreen
3305 argan oil shampoo; hair conditioner; beard oil
3306 charcoal toothpaste; alcohol free mouthwash
3307 natural deodorant; bath bombs; reed diffuser; incense sticks; car air freshener; shaving cream
3401 handmade soap bar; foaming hand soap
3402 laundry detergent sheets; dish soap
3405 leather shoe polish
3406 soy candle in a glass jar; beeswax taper candles; tealights
3407 polymer clay
3506 super glue
3808 mosquito repellent spray
3919 clear packing tape; vinyl wall decals; window privacy film
3923 plastic bottle for shampoo; poly mailers; compostable trash bags
3924 plastic lunch box; silicone baking mold; melamine plates; plastic shower caddy; silicone baby bib bowl
3926 silicone phone case; acrylic nail tips; plastic key chain; polyester resin figurine
4016 natural rubber yoga mat; rubber bands
4201 leather dog collar; nylon dog leash; dog harness; waterproof dog coat
4202 canvas tote bag; leather handbag; nylon backpack; hardside suitcase; men's leather wallet; cosmetic bag; polyester fanny pack; insulated lunch bag; laptop sleeve; eyeglass case
4203 leather jacket; men's leather belt; leather gloves
4303 mink fur coat
4414 wooden picture frame
4419 bamboo cutting board; acacia wood salad bowl; wooden spoon
4420 wooden jewelry box; carved wooden figurine
4421 wooden clothes hangers; wooden clothespins
4602 seagrass storage basket; wicker picnic basket
4817 kraft paper envelopes
4818 bamboo toilet paper; facial tissue
4819 corrugated shipping boxes; kraft paper bag; cosmetic packaging box
4820 hardcover notebook; weekly planner
4821 printed paper labels
4823 paper straws; paper plates
4901 children's hardcover book
4903 coloring book
4909 birthday greeting cards
4910 wall calendar
4911 art print poster
5702 woven cotton rug
5703 shag area rug
5806 satin ribbon
5810 embroidered patches
6104 women's knit leggings; girls knit dress
6105 men's knit polo shirt
6107 men's cotton boxer briefs; men's knit pajamas
6108 women's cotton panties; women's knit nightgown
6109 organic cotton t-shirt; women's tank top; graphic tees
6110 wool sweater; cashmere cardigan; cotton hoodie; fleece pullover
6111 knit cotton baby romper; baby onesies
6112 women's bikini; women's swimsuit
6115 bamboo socks; compression socks; nylon tights
6116 knit winter gloves
6201 men's down jacket
6202 women's rain jacket polyester
6203 men's chino trousers; men's denim jeans; men's cargo shorts woven
6204 women's woven dress; women's denim jeans; linen skirt woven; women's blazer
6205 men's oxford shirt woven cotton; men's woven linen shirt
6206 women's silk blouse
6208 women's woven silk robe
6209 woven baby dress
6212 sports bra; lace bralette
6214 silk scarf woven; cashmere shawl woven
6215 silk tie
6301 wool blanket; fleece throw blanket
6302 linen tea towel; cotton bath towel; percale sheet set; linen napkins; cotton tablecloth; silk pillowcase
6303 linen curtains; polyester shower curtain
6304 cotton cushion cover; bedspread
6306 camping tent
6307 cotton face mask; microfiber cleaning cloth; cotton shoelaces
6402 rubber sandals; eva slides
6403 leather boots; leather loafers; men's leather dress shoes
6404 canvas sneakers; textile running shoes
6504 straw sun hat
6505 wool beanie; cotton baseball cap; felt fedora
6506 bike helmet
6601 folding umbrella
6702 silk flowers; artificial plant
6704 human hair wig; synthetic hair extensions; false eyelashes
6911 porcelain dinner plate; bone china tea cup
6912 ceramic coffee mug; stoneware bowl
6913 ceramic vase; ceramic figurine
7009 bathroom mirror; wall mirror
7013 wine glasses; glass tumbler; glass pitcher; crystal vase
7018 glass beads
7113 sterling silver necklace; 14k gold ring; silver hoop earrings
7117 brass bangle; gold plated earrings; stainless steel bracelet; wooden bead bracelet; alloy brooch
7321 charcoal grill
7323 stainless steel water bottle; cast iron skillet; stainless steel mixing bowl
7326 stainless steel key ring
7615 aluminum water bottle; aluminum frying pan
8201 garden trowel; pruning shears
8204 torque wrench
8205 hammer; screwdriver set
8211 chef knife; folding pocket knife
8212 safety razor
8213 kitchen scissors
8214 manicure set; nail clippers
8215 stainless steel cutlery set
8301 combination padlock
8302 brass door hinge; cabinet knob
8306 metal picture frame; brass statue
8414 portable usb fan; ceiling fan
8421 hepa air purifier; water filter pitcher
8423 kitchen scale
8443 inkjet printer
8471 wireless mouse; mechanical keyboard
8504 wireless phone charger; usb wall charger
8507 power bank
8508 robot vacuum
8509 hand blender
8510 electric shaver; beard trimmer
8513 led headlamp; led flashlight
8516 hair dryer; air fryer; electric kettle; hair straightener
8517 smart watch; wifi router
8518 bluetooth speaker; wireless earbuds; headphones
8523 usb flash drive
8525 action camera; security camera
8539 led light bulb
8544 usb charging cable
8712 mountain bike
8715 baby stroller
9004 polarized sunglasses; blue light glasses
9005 compact binoculars
9019 massage gun
9025 digital thermometer
9102 quartz wrist watch; automatic watch
9105 wall clock; alarm clock
9113 leather watch strap
9202 acoustic guitar; ukulele
9206 bongo drums
9401 wood dining chair; velvet sofa; office chair
9403 wooden dresser; oak coffee table; metal bookshelf; bunk bed
9404 memory foam pillow; down comforter; foam mattress; dog bed
9405 led desk lamp; crystal chandelier; string lights; brass floor lamp
9503 plush toy; wooden puzzle; action figures; kids kick scooter toy; dolls
9504 board game; playing cards; video game console
9505 christmas ornaments; birthday party decorations
9506 resistance bands; yoga blocks; dumbbells; tennis racket; surfboard; golf balls
9507 fishing rod; fishing lures
9603 bamboo toothbrush; makeup brush set; dish brush
9606 wooden buttons
9607 metal zipper
9608 ballpoint pens; fountain pen
9609 colored pencils
9613 refillable lighter
9615 plastic hair clips; hair comb
9617 insulated vacuum flask; vacuum insulated tumbler
9619 cloth diapers; period pads
9701 original oil painting
`;

/** Product phrase and the four digits that it has. */
export const knownProducts: readonly (readonly [phrase: string, heading: string])[] = table
  .trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(5)
      .split('; ')
      .map((phrase) => [phrase, line.slice(0, 4)] as const),
  );
