/**
 * Words that people use for a product, by the form that shows it. Singular, lower case; a phrase beats its last word.
 * Only what a form really shows stands here: a thing that is not in the table is said not to be drawn. What is filled
 * into something is shown in it.
 */
export const formWords: Readonly<Record<string, string>> = {
  'brand-sheet':
    'brand sheet, logo, logo mark, wordmark, monogram, brand mark, logo design, brand logo, emblem',
  bottle:
    'bottle, shampoo, conditioner, body wash, shower gel, bubble bath, toner, micellar water, cleanser, face wash, mouthwash, laundry detergent, detergent, fabric softener, dish soap, washing up liquid, bath milk, baby wash, dog shampoo, pet shampoo, sunscreen lotion, aftershave balm, hair rinse, massage oil, cleaning concentrate, shampoo bottle, plastic bottle, essence, hair conditioner, makeup remover, body oil, bath oil, shower oil, belly oil, beard wash, hair wash',
  'pump-bottle':
    'pump bottle, lotion, body lotion, hand wash, hand soap, liquid soap, hand lotion, moisturiser, moisturizer, sanitizer, sanitiser, hand sanitizer, leave-in conditioner, soap dispenser, body milk, cleansing milk, foundation, lotion bottle, soap bottle',
  dropper:
    'dropper, dropper bottle, serum, face serum, eye serum, hair serum, face oil, facial oil, beard oil, tincture, cbd oil, cuticle oil, essential oil, vitamin c, hyaluronic acid, retinol, niacinamide, bitters, ampoule, rosehip oil, vitamin drops, argan oil, hair oil, herbal extract, nail oil, scalp oil',
  'spray-bottle':
    'spray, spray bottle, mist, face mist, room spray, room mist, linen spray, pillow spray, pillow mist, body mist, hair mist, sea salt spray, surface cleaner, cleaning spray, multi-surface cleaner, bug spray, insect repellent, setting spray, deodorizer, sunscreen spray, plant mist, heat protectant, glass cleaner, hair spray, hairspray, plant mister',
  'roll-on':
    'roll-on, roll on, rollerball, pulse point oil, perfume oil, deodorant roll-on, stress roller, headache roller',
  'glass-bottle':
    'glass bottle, cold brew coffee, sauce, hot sauce, olive oil, vinegar, syrup, maple syrup, cordial, juice, cold brew, kombucha, lemonade, dressing, salad dressing, vinaigrette, ketchup, soy sauce, oat milk, nut milk, smoothie, tonic, shrub, cooking oil, vanilla extract, cold-pressed juice, chilli oil, chili oil, mocktail, elixir, wellness shot, barbecue sauce, bbq sauce, marinade, simple syrup, aloe drink, oil bottle, juice bottle, salad oil, extra virgin olive oil, kefir, kombucha bottle, sauce bottle, oil and vinegar',
  'wine-bottle':
    'wine, wine bottle, gin, vodka, whiskey, whisky, rum, tequila, mezcal, vermouth, liqueur, aperitif, champagne, cider, sparkling wine, prosecco, sake, mead, non-alcoholic wine, spirits, red wine, white wine, rosé, natural wine, bourbon, brandy, absinthe',
  jar: 'jar, honey, jam, marmalade, preserve, peanut butter, almond butter, nut butter, pickle, chutney, salsa, pesto, spread, chocolate spread, granola jar, kimchi, sauerkraut, ghee, curd, lemon curd, bath salt, bath soak, sugar scrub, mustard, relish, tahini, hummus, tapenade, pasta sauce, overnight oats, dip, epsom salt, olives, glass jar, honey jar, jam jar, bath salts, cosmetic jar, jelly, nut spread, fermented vegetables, baby food jar, chili crisp, chilli crisp, toothpaste tablet, mouthwash tablet',
  'cream-jar':
    'cream, cream jar, face cream, night cream, day cream, eye cream, body butter, face mask, clay mask, body scrub, scrub, hair mask, body cream, balm jar, cleansing balm, pomade, shea butter, whipped body butter, diaper cream, nappy cream, nipple cream, hair clay, hair wax, skin cream, moisturising cream, belly butter, exfoliant, gel cream, sleeping mask, stretch mark cream, mark cream, scar cream',
  'supplement-jar':
    'supplement, vitamin, multivitamin, capsule, probiotic, collagen, protein powder, protein, whey, creatine, magnesium, omega 3, fish oil, melatonin, gummy, gummy vitamin, gummies, greens powder, pre-workout, electrolyte, ashwagandha, turmeric, sleep aid, nootropic, prebiotic, adaptogen, mushroom powder, superfood powder, elderberry, iron supplement, zinc supplement, vitamin tablet, pill bottle',
  tin: 'tin, salve, balm, beard balm, solid perfume, mint, mints, hand salve, shoe polish, mustache wax, paw balm, tattoo balm, leather balm, lip balm tin, pastille, cuticle balm, solid shampoo, deodorant tin, tin box, mint tin, aluminium tin, hair pomade tin, candle balm, shave balm, fragrance balm, solid cologne, solid fragrance, cough drop, lozenge, throat lozenge, dog balm, paw wax',
  caddy:
    'caddy, tea tin, tea caddy, loose leaf tea, loose-leaf tea, matcha, hot chocolate, drinking chocolate, cocoa, chai, coffee tin, shortbread, baby formula, formula, yerba mate, hojicha, cookie tin, biscuit tin, canister, metal tin, gift tin, hot chocolate mix, cocoa mix',
  tube: 'tube, toothpaste, hand cream, sunscreen, sunblock, spf, face scrub, gel, aloe gel, lip gloss, cleansing gel, muscle rub, hair gel, foot cream, bb cream, concealer, primer, barrier cream, after sun, arnica gel, peel-off mask, cc cream, shaving cream, squeeze tube, hand balm, face gel, diaper rash cream, lotion tube, lip gloss tube, oil paint, paint tube, acrylic paint, watercolour, watercolor, gouache, lip oil, shave cream',
  stick:
    'stick, lip balm, chapstick, deodorant, deodorant stick, natural deodorant, solid stick, sunscreen stick, highlighter stick, blush stick, lip tint, lip colour, lip color, balm stick, sun stick, lip care',
  can: 'can, soda, sparkling water, seltzer, beer, craft beer, energy drink, canned cocktail, iced coffee, iced tea, lager, ale, ipa, pop, cola, canned wine, hard seltzer, coconut water, functional drink, prebiotic soda, nitro coffee, tinned fish, tuna, sardine, canned fish, pet food can, wet food, cat food, tonic water, mineral water, soda can, beer can, aluminum can, aluminium can, tin can, baked beans, tinned soup, canned soup',
  tumbler:
    'tumbler, travel mug, reusable cup, keep cup, insulated cup, thermal mug, commuter mug, smoothie cup, insulated tumbler, straw tumbler, travel tumbler, coffee tumbler, travel cup',
  'water-bottle':
    'water bottle, sports bottle, gym bottle, hydration bottle, insulated bottle, reusable bottle, steel bottle, cycling bottle, filter bottle, drinking bottle, drink bottle, hiking bottle, bike bottle',
  candle:
    'candle, soy candle, scented candle, candle jar, aromatherapy candle, massage candle, wickless candle, glass candle, coconut wax candle, beeswax candle, jar candle, container candle, candle glass, luxury candle',
  'candle-tin': 'candle tin, travel candle, tin candle, citronella candle, camping candle, garden candle',
  diffuser:
    'reed diffuser, scent diffuser, room fragrance, diffuser, home fragrance, fragrance diffuser, room diffuser',
  pouch:
    'pouch, granola, trail mix, dried fruit, nut, almond, jerky, dog treat, cat treat, pet treat, treat, seed, flour, pasta, rice, oat, cereal, muesli, pancake mix, baking mix, cookie, cracker, popcorn, dried mango, snack mix, snack, energy ball, refill, refill pouch, kibble, dog food, pet food, cookies, biscuit, biscuits, chia, quinoa, lentil, sugar, salt, baby food, puree, potting mix, catnip, dishwasher tablet, laundry pod, detergent pod, freeze-dried fruit, beef jerky, mushroom jerky, bird food, sourdough mix, instant oats, stand up pouch, doypack, wax melt, tea pouch, coffee pouch, nutritional yeast, dog biscuit, cat biscuit, refill pack, dishwasher tab, cold brew bag, coffee brew bag, beef stick, meat stick, fruit leather, fish food, potting soil, plant food, dog chew',
  'coffee-bag':
    'coffee, coffee bag, coffee bean, ground coffee, espresso beans, espresso, roast, decaf, coffee blend, dark roast, light roast, whole bean coffee, compost, cat litter, coffee bag packaging',
  'snack-bag':
    'chips, crisps, chip, crisp, potato chips, tortilla chips, nachos, pretzel, puffs, veggie chips, seaweed snack, candy, sweets, sweet, gummy bears, lolly, lollipop, caramel, marshmallow, fudge, liquorice, toffee, kale chips, plantain chips, ramen, noodles, noodle, cotton candy, bag of chips, crisp packet',
  bar: 'chocolate bar, chocolate, protein bar, energy bar, granola bar, snack bar, dark chocolate, nougat, cereal bar, fruit bar, nut bar, vegan chocolate, ice cream bar, cacao, milk chocolate, raw chocolate, candy bar, bar of chocolate, nougat bar',
  sachet:
    'sachet, sheet mask, face sheet mask, stick pack, electrolyte sachet, wet wipe, wipe, baby wipe, instant coffee, drink mix, yeast, seed packet, hand warmer, eye mask sheet, wipes, hydration mix, soup mix, spice mix, pimple patch, eye patch, sachet packet, broth, instant broth, stock cube, sachet packaging',
  box: 'box, carton, package, packaging, starter kit, bundle, condom, tampon, period pad, band-aid, plaster, sunglasses box, contact lens, test kit, first aid kit, folding carton, product box, packaging box, cosmetic box, soap box, paper box, cardboard box, kraft box, product packaging, retail box, band-aids, repair kit, bandage',
  'mailer-box':
    'mailer, mailer box, subscription box, subscription, meal kit, care package, shipping box, monthly box, snack box, welcome box, unboxing, postal box, delivery box, letterbox gift, craft box, recipe box, discovery box, discovery kit, meal box',
  'gift-box':
    'gift box, gift set, advent calendar, hamper box, chocolates box, box of chocolates, truffle, truffles, praline, macaron, bonbon, gift card box, wedding favour, keepsake box, memory box, rigid box, gift, present, baby shower gift, wedding gift, presentation box, magnetic box, magnetic gift box, gift package, party favor, chocolate truffle',
  'tea-box':
    'tea, tea box, tea bag, herbal tea, green tea, black tea, sleep tea, calming tea, chamomile tea, peppermint tea, tea blend, infusion, tisane, oolong, rooibos, earl grey, white tea, iced tea bags, sleepy tea, tea sampler, wellness tea, breakfast tea, tea collection, hibiscus tea, ginger tea',
  'slim-box':
    'incense, incense stick, palo santo, sage bundle, incense cone, floss, dental floss, crayon, coloured pencil, colored pencil, dental kit, incense box, joss stick, eyeliner, crayons, colored pencils',
  'pillow-box': 'pillow box, pillow pack, pillow gift box, favor box, favour box',
  matchbox: 'matchbox, match, matches, box of matches, safety matches, long matches, match box',
  'tissue-box':
    'tissue box, box of tissues, facial tissue, facial tissues, tissues, tissue cube, kleenex box',
  'milk-carton':
    'milk carton, gable top carton, juice carton, carton of milk, oat milk carton, gable carton, drinks carton, beverage carton, tetra pak, carton of oat milk, carton of juice',
  'shoe-box': 'shoe box, shoebox, lidded box, box with a lid, lift off lid box, boot box',
  'pizza-box': 'pizza box, takeaway pizza box, pizza delivery box',
  'lunch-box':
    'lunch box, lunchbox, sandwich box, bento box, bento, food container, tiffin box, lunch container, snack container',
  'egg-carton': 'egg carton, egg box, carton of eggs, box of eggs, dozen eggs, egg tray',
  'paper-bag':
    'paper bag, gift bag, paper shopping bag, kraft bag, kraft paper bag, carrier bag, paper carrier bag, retail bag, paper gift bag, shop bag',
  'window-pouch': 'window pouch, pouch with a window, windowed pouch',
  'poly-mailer':
    'poly mailer, polymailer, mailing bag, padded mailer, bubble mailer, paper mailer, kraft mailer, compostable mailer, shipping bag, courier bag, padded envelope',
  soap: 'soap, soap bar, bar soap, shampoo bar, conditioner bar, body bar, hand-made soap, cold process soap, bath bar, olive soap, castile soap, facial bar, solid conditioner, goat milk soap, charcoal soap, shaving soap, bath fizz, shower steamer, cleansing bar, dish block, laundry bar, scrub bar, lotion bar, massage bar, butter bar, body butter bar, shaving bar, shave bar, hair bar, gel bar, shower bar',
  'serving-board':
    'serving board, cutting board, chopping board, cheese board, charcuterie board, bread board, wooden board, breadboard, butcher block, cheeseboard, wood board',
  plate:
    'plate, dinner plate, side plate, serving plate, platter, serving platter, dessert plate, pasta plate, dinnerware, dinner set, crockery, tableware, salad plate, bread plate, charger plate, dinnerware set',
  handbag:
    'handbag, purse, crossbody, crossbody bag, leather bag, shoulder bag, clutch bag, evening bag, mini bag, top handle bag, purse bag, satchel bag, hand bag',
  mug: 'mug, coffee mug, coffee cup, ceramic mug, camp mug, camping mug, enamel mug, stoneware mug, tea mug, cocoa mug, latte mug, latte cup, soup mug, ceramic cup, cup',
  bowl: 'bowl, pet bowl, dog bowl, cat bowl, serving bowl, baby bowl, breakfast bowl, feeding bowl, slow feeder, salad bowl, mixing bowl, soup bowl, water bowl, suction bowl, cereal bowl, rice bowl, noodle bowl, ramen bowl, deep bowl, ceramic bowl, fruit bowl, pasta bowl, poke bowl',
  tee: 't-shirt, tee, tshirt, t shirt, graphic tee, organic cotton tee, band tee, running shirt, kids tee, short sleeve tee, crew neck tee, pocket tee, training tee, band t-shirt, sports jersey, football shirt, soccer jersey',
  longsleeve:
    'long sleeve, longsleeve, long-sleeve, long sleeve tee, base layer, thermal top, long sleeve t-shirt, long-sleeve shirt, long sleeve jersey',
  hoodie: 'hoodie, hoody, hooded sweatshirt, zip hoodie, pullover hoodie, kids hoodie',
  crewneck:
    'crewneck, sweatshirt, sweater, jumper, pullover, crew neck, knit sweater, wool sweater, varsity sweater, quarter zip, crewneck sweatshirt, knitwear',
  cap: 'cap, baseball cap, trucker hat, dad hat, snapback, running cap, snap back, five panel, hat, cycling cap, 5 panel cap, five panel cap, golf cap',
  beanie:
    'beanie, knit hat, woolly hat, wool hat, winter hat, tuque, bobble hat, watch cap, toque, baby hat, newborn hat',
  socks:
    'sock, socks, ankle socks, crew socks, compression socks, wool socks, grip socks, bamboo socks, running socks, dress socks, hiking socks, baby socks, sport socks, slipper socks',
  apron:
    'apron, chef apron, kitchen apron, barista apron, gardening apron, work apron, linen apron, denim apron',
  leggings:
    'legging, leggings, yoga pants, running tights, gym leggings, yoga leggings, maternity leggings, compression tights',
  onesie: 'onesie, baby bodysuit, bodysuit, baby romper, romper, babygrow, baby grow',
  tote: 'tote, tote bag, canvas bag, shopper, shopping bag, grocery bag, market bag, beach bag, diaper bag, reusable bag, book bag, cotton bag, carryall, nappy bag, bag, canvas tote, cotton tote, tote shopper, knitting bag, work tote',
  backpack:
    'backpack, rucksack, school bag, daypack, bookbag, hiking pack, kids backpack, laptop backpack, hiking backpack, day pack, laptop pack',
  'zip-pouch':
    'zip pouch, cosmetic bag, makeup bag, toiletry bag, wash bag, pencil case, travel pouch, dopp kit, cosmetic case, purse organizer, tech pouch, packing cube, make-up bag, toiletry kit, zipper pouch, cable pouch, brush pouch, clutch pouch, coin pouch, makeup pouch, cosmetic pouch, make up bag, make up pouch, wet bag',
  blanket:
    'blanket, throw, throw blanket, weighted blanket, baby blanket, quilt, swaddle, picnic blanket, pet blanket, wool blanket, dog blanket, swaddle blanket, wool throw, quilt blanket, knit throw, picnic throw, receiving blanket, coverlet, bedspread',
  towel:
    'towel, bath towel, beach towel, hand towel, tea towel, dish towel, washcloth, hair towel, turkish towel, gym towel, microfibre cloth, face cloth, swedish dishcloth, dishcloth, kitchen towel, waffle towel, reusable cloth, bath sheet, cleaning cloth, hooded towel, reusable wipes, towel set, guest towel, hammam towel, linen towel, sports towel, golf towel, burp cloth, muslin cloth, napkin, cloth napkin, linen napkin, reusable paper towel',
  pillow:
    'pillow, cushion, pillowcase, throw pillow, cushion cover, silk pillowcase, pillow case, lavender pillow, pillow cover, seat cushion, bed pillow, decorative pillow, sofa cushion, accent pillow, scatter cushion',
  bandana:
    'bandana, dog bandana, neckerchief, pet bandana, pet scarf, kerchief, pocket square, handkerchief, silk bandana, dog scarf, cooling bandana, hankie',
  collar:
    'collar, dog collar, cat collar, pet collar, training collar, flea collar, leather collar, breakaway collar',
  mat: 'mat, yoga mat, exercise mat, pilates mat, fitness mat, travel mat, gym mat, meditation mat',
  notebook:
    'notebook, journal, planner, diary, sketchbook, gratitude journal, notepad, bullet journal, workbook, agenda, travel journal, dream journal, logbook, recipe book, address book, wellness journal, daily planner, study planner, memo pad, fitness journal, wedding planner, guided journal, baby journal, memory book',
  poster:
    'poster, print, art print, wall art, illustration, photo print, artwork, world map, star map, art, framed print, framed art print, artwork print, movie poster, illustration print, map print',
  stickers:
    'sticker, stickers, sticker sheet, decal, label, vinyl sticker, laptop sticker, sticker pack, planner stickers, bumper sticker, sticker set, die cut sticker, temporary tattoo',
  cards:
    'card, greeting card, greeting cards, business card, postcard, invitation, thank you card, gift card, stationery set, wedding invitation, birthday card, letter set, place card, save the date, envelope, note card, christmas card, holiday card, loyalty card, flyer, postcard set, letter paper, writing paper, notecard, voucher',
  book: "book, cookbook, novel, guide, children's book, picture book, colouring book, coloring book, workbook guide, magazine, zine, comic, storybook, board book, photo book, activity book, kids book, puzzle book, textbook, comic book, childrens book, paperback, hardcover book, photo album, poetry book",
  'phone-case': 'phone case, phone cover, iphone case, smartphone case, biodegradable phone case',
  sneaker:
    'sneaker, sneakers, shoe, shoes, trainer, running shoe, footwear, running shoes, kids shoes, baby shoes, skate shoe, trail shoes, barefoot shoe, tennis shoes, basketball shoes, athletic shoes',
  plush:
    'plush, plushie, soft toy, stuffed animal, teddy, teddy bear, soft bear, amigurumi, stuffed toy, crochet toy, plush toy, plush bear, bear, stuffed bear',
  blocks:
    'block, blocks, wooden blocks, building blocks, toy blocks, alphabet blocks, wood blocks, block set, baby blocks, wooden building blocks',
  necklace:
    'necklace, pendant, locket, choker, beaded necklace, gold necklace, silver necklace, charm necklace, name necklace, crystal necklace, birthstone necklace, pearl necklace, pendant necklace, chain necklace, jewelry, jewellery, gold chain',
  'jewellery-box':
    'ring, engagement ring, wedding ring, ring box, signet ring, gold ring, wedding band, diamond ring, gold stacking ring, silver stacking ring, diamond stacking ring, dainty stacking ring, stackable ring, silver ring, mood ring, jewelry case, ring case',
  earrings:
    'earring, earrings, studs, hoops, hoop earrings, drop earrings, stud earrings, clay earrings, polymer clay earrings, statement earrings, huggie',
  keychain: 'keychain, keyring, key ring, key chain, bag charm, key fob, leather keychain, keyfob, key charm',
  'beer-bottle': 'beer bottle, bottled beer, soda bottle, ginger beer, root beer',
  'spice-jar':
    'spice, spice jar, seasoning, spice blend, rub, dry rub, herb, dried herb, peppercorn, curry powder, cinnamon, paprika, saffron, glitter',
  'mason-jar': 'mason jar, canning jar, preserving jar, preserves jar',
  'storage-jar':
    'storage jar, kitchen jar, apothecary jar, glass canister, kitchen canister, storage canister, pantry jar, airtight jar, coffee canister, tea canister',
  'cookie-jar':
    'cookie jar, biscuit jar, sugar bowl, treat jar, dog treat jar, ceramic jar, ginger jar, lidded jar',
  lipstick: 'lipstick, lip stick, lip colour stick, rouge, lipgloss bullet',
  'paper-cup':
    'paper cup, takeaway cup, disposable cup, party cup, takeout cup, plastic cup, solo cup, stadium cup',
  thermos: 'thermos, thermos flask, flask, vacuum flask, insulated flask, thermal flask, tea flask',
  'shaker-bottle': 'shaker bottle, protein shaker, shaker, blender bottle',
  'baby-bottle': 'baby bottle, feeding bottle, nursing bottle',
  'milk-bottle': 'milk bottle, milk, bottled milk, cream bottle, fresh milk',
  'pillar-candle': 'pillar candle, church candle, block candle, unity candle',
  'tea-light':
    'tea light, tealight, tea light candle, tealight candle, votive, votive candle, floating candle',
  lantern: 'lantern, candle lantern, camping lantern, storm lantern',
  'aroma-diffuser':
    'aroma diffuser, essential oil diffuser, oil diffuser, ultrasonic diffuser, humidifier, mist diffuser',
  'bath-bomb': 'bath bomb, bath fizzer',
  'incense-holder': 'incense holder, incense burner, incense bowl',
  'cake-stand': 'cake stand, cupcake stand, cake plate',
  teacup: 'teacup, tea cup, cup and saucer, saucer, porcelain cup',
  'espresso-cup': 'espresso cup, demitasse, espresso mug, demitasse cup',
  'wine-glass': 'wine glass, stemware, goblet, red wine glass, white wine glass',
  flute: 'champagne flute, champagne glass, prosecco glass',
  'drinking-glass':
    'drinking glass, highball, highball glass, water glass, glassware, juice glass, pint glass, beer glass, tumbler glass, glass tumbler, glass cup, iced coffee glass, glass, drinking glasses',
  'rocks-glass': 'rocks glass, whiskey glass, whisky glass, old fashioned glass, lowball glass',
  'shot-glass': 'shot glass',
  'cocktail-glass': 'cocktail glass, martini glass',
  'beer-mug': 'beer mug, beer stein, stein, tankard',
  teapot: 'teapot, tea pot',
  pitcher: 'pitcher, jug, water pitcher, water jug, milk jug, creamer, ewer, measuring jug',
  carafe: 'carafe, decanter, wine decanter, whiskey decanter',
  kettle: 'kettle, tea kettle, stovetop kettle',
  'french-press': 'french press, coffee press, cafetiere',
  'cocktail-shaker': 'cocktail shaker, martini shaker',
  'salt-and-pepper': 'salt and pepper shaker, salt shaker, pepper shaker, salt and pepper set',
  'pepper-mill': 'pepper mill, pepper grinder, salt mill, spice mill, salt grinder',
  'cooking-pot':
    'cooking pot, stockpot, stock pot, casserole, dutch oven, cocotte, soup pot, cookware, pots and pans, casserole dish',
  saucepan: 'saucepan, sauce pan, milk pan',
  mortar: 'mortar, mortar and pestle, pestle and mortar',
  'utensil-crock':
    'utensil crock, utensil holder, kitchen utensil, cooking utensil, utensil set, wooden spoon set, utensil pot',
  vase: 'vase, flower vase, floor vase, ceramic vase',
  'bud-vase': 'bud vase, stem vase',
  planter:
    'planter, plant pot, flower pot, flowerpot, plantpot, houseplant, potted plant, self-watering planter, succulent, cachepot',
  'watering-can': 'watering can',
  'table-lamp': 'table lamp, lamp, bedside lamp, ceramic lamp',
  bauble: 'bauble, ornament, christmas ornament, tree ornament, holiday ornament, christmas bauble',
  'nail-polish': 'nail polish, nail varnish, nail lacquer, nail colour, nail color, top coat',
  perfume:
    'perfume, cologne, fragrance, eau de parfum, eau de toilette, perfume bottle, scent, extrait de parfum, aftershave, parfum',
  tub: 'tub, ice cream, gelato, sorbet, yogurt, yoghurt, cream cheese, ice cream tub, frozen yogurt, cottage cheese, margarine, butter tub, protein tub',
  'paint-tin': 'paint tin, wall paint, paint can, house paint, tin of paint, wood stain',
  'toothbrush-holder': 'toothbrush holder, bathroom tumbler, toothbrush cup, bath tumbler',
  basket:
    'basket, storage basket, woven basket, wicker basket, laundry basket, rattan basket, seagrass basket, rope basket, toy basket, hamper, gift hamper, food hamper',
  bucket: 'bucket, pail, metal bucket',
  stool: 'stool, bar stool, step stool, footstool, wooden stool',
  'toilet-roll': 'toilet roll, toilet paper, paper towel, bamboo toilet paper, kitchen roll',
  tape: 'tape, packing tape, washi tape, adhesive tape, masking tape, duct tape',
  yarn: 'yarn, knitting yarn, wool yarn, knitting wool, ball of yarn, skein, merino yarn',
  kettlebell: 'kettlebell',
  'exercise-ball': 'exercise ball, yoga ball, pilates ball, stability ball, gym ball, medicine ball',
  'ring-stacker':
    'ring stacker, stacking rings, stacking toy, stacker, rainbow stacker, stacking ring, stacking ring toy, stacking rings toy, ring stacking toy, stacking ring set',
  speaker: 'speaker, bluetooth speaker, portable speaker, wireless speaker, smart speaker',
  tank: 'tank top, tank, singlet, camisole, cami, racerback tank, muscle tee, running singlet',
  polo: 'polo, polo shirt, golf polo, golf shirt',
  shirt:
    'shirt, dress shirt, button-down, button down shirt, button-up, button up shirt, oxford shirt, flannel shirt, flannel, work shirt, linen shirt, overshirt, denim shirt, pyjama shirt',
  dress: 'dress, sundress, summer dress, linen dress, midi dress, maxi dress, party dress, kids dress',
  skirt: 'skirt, midi skirt, mini skirt, maxi skirt, tennis skirt',
  shorts:
    'shorts, short, swim trunks, board shorts, running shorts, gym shorts, sweat shorts, basketball shorts, swim shorts',
  trousers:
    'trousers, trouser, jeans, jean, pants, chinos, denim, cargo pants, work pants, linen pants, slacks, dress pants, denim jeans',
  joggers:
    'joggers, jogger, sweatpants, jogging pants, track pants, lounge pants, pyjama bottoms, pyjama pants, pajama pants, harem pants',
  jacket:
    'jacket, windbreaker, rain jacket, bomber, bomber jacket, track jacket, zip jacket, shell jacket, fleece jacket, fleece, softshell, ski jacket, anorak, cycling jacket, coach jacket, running jacket',
  gilet: 'gilet, puffer vest, down vest, quilted vest, body warmer, puffer gilet',
  cardigan: 'cardigan, knit cardigan, wool cardigan',
  robe: 'robe, bathrobe, bath robe, dressing gown, spa robe, kimono, kimono robe',
  'sports-bra': 'sports bra, bra top, bralette, yoga bra',
  boxers: 'boxers, boxer, boxer briefs, boxer shorts, trunks, mens underwear, underwear',
  swimsuit: 'swimsuit, one-piece swimsuit, bathing suit, one piece, swimwear, leotard',
  bib: 'bib, baby bib, drool bib, feeding bib',
  'eye-mask': 'eye mask, sleep mask, blindfold, silk eye mask',
  headband: 'headband, hair band, ear warmer, sweatband, yoga headband',
  'oven-mitt': 'oven mitt, oven glove',
  tie: 'tie, necktie, silk tie',
  'bow-tie': 'bow tie, bowtie, dog bow tie',
  gloves: 'gloves, glove, leather gloves, winter gloves, touchscreen gloves, driving gloves, cycling gloves',
  mittens: 'mittens, mitten, baby mittens, wool mittens',
  scarf: 'scarf, wool scarf, shawl, winter scarf, cashmere scarf, knit scarf, pashmina',
  stocking: 'christmas stocking, xmas stocking',
  umbrella: 'umbrella, parasol, rain umbrella, golf umbrella',
  duffel:
    'duffel, duffle, duffel bag, duffle bag, gym bag, weekender, weekend bag, weekender bag, holdall, sports bag, overnight bag',
  'belt-bag': 'belt bag, fanny pack, bum bag, waist bag, hip pack, waist pack, sling bag',
  'drawstring-bag':
    'drawstring bag, drawstring pouch, produce bag, laundry bag, dust bag, muslin bag, gift pouch, shoe bag, stuff sack, cinch bag, bread bag',
  wallet: 'wallet, billfold, bifold, bifold wallet, leather wallet',
  'card-holder': 'card holder, cardholder, card wallet, card case',
  slippers: 'slippers, slipper, house shoes, house slipper, slides, mules',
  'flip-flops': 'flip flops, flip-flop, flip flop, thong sandal',
  'pet-bed': 'pet bed, dog bed, cat bed, puppy bed, dog cushion',
  'bucket-hat': 'bucket hat, fisherman hat',
  'sun-hat': 'sun hat, straw hat, panama hat, fedora, beach hat, wide brim hat, boater',
  boot: 'boot, boots, hiking boot, hiking boots, leather boots, work boot, work boots, chelsea boot, combat boots, winter boots',
  belt: 'belt, leather belt, waist belt',
  pennant: 'pennant, wool pennant, felt pennant',
};

/** Forms that something is filled into: a thing that is sold in one may be sold in another. */
export const packages: ReadonlySet<string> = new Set(
  'bottle pump-bottle dropper spray-bottle roll-on glass-bottle wine-bottle beer-bottle milk-bottle jar cream-jar supplement-jar spice-jar tin caddy tube stick can pouch coffee-bag snack-bag bar sachet box mailer-box gift-box tea-box slim-box tub perfume soap storage-jar mason-jar pillow-box matchbox milk-carton shoe-box pizza-box egg-carton paper-bag window-pouch poly-mailer'.split(
    ' ',
  ),
);

/** Things whose last word names a form and that are something else, or that no form shows. */
export const undrawnWords =
  'cool box, picnic box, letter box, cigar box, snuff box, pencil box, gable box, flower box, honey stick, bread stick, breadstick, cheese stick, cinnamon stick, fish stick, boxed wine, bag in box wine, jewelry pouch, jewellery pouch, ink bottle, diaper caddy, shower caddy, bath caddy, oracle card, affirmation card, flash card, milestone card, pour over dripper, coffee dripper, earbuds case, earbud case, watercolor set, watercolour set, light bulb, bulb, led bulb, filament bulb, egg cup, egg holder, snow globe, drum, snare drum, toy drum, waste bin, trash can, bin, garbage can, trash bin, dustbin, wastebasket, waste basket, pedal bin, candlestick, candle holder, candleholder, taper holder, candle stand, taper candle, taper, dinner candle, dinner taper, candlestick candle, leash, lead, dog leash, dog lead, pet leash, rope leash, cat leash, license plate, licence plate, number plate, name plate, hot plate, weight plate, armor plate, steel plate, pull up bar, pull-up bar, grab bar, towel bar, minibar, gold bar, roll bar, crow bar, crowbar, light bar, sound bar, soundbar, handlebar, coat rack, wine rack, spice rack, skateboard, surfboard, snowboard, keyboard, dartboard, dashboard, whiteboard, chess board, chessboard, ironing board, balance board, mood board, circuit board, shower cap, swim cap, swimming cap, bottle cap, hub cap, bathing cap, hard hat, top hat, cowboy hat, boxing glove, boxing gloves, rubber glove, rubber gloves, baseball glove, gardening glove, gardening gloves, garden gloves, dishwashing gloves, welding glove, welding gloves, work gloves, ear ring holder, key ring holder, curtain ring, piston ring, teething ring, boxing ring, nose ring, ring light, jewelry box, jewellery box, music box, litter box, tool box, toolbox, sand box, sandbox, bird box, ballot box, juice box, light box, mail box, mailbox, post box, letterbox, x-box, fuse box, gear box, gearbox, key box, cash box, ice box, bread box, watch box, toy box, window box, planter box, tackle box, wooden box, jack in the box, sewing box, black box, car, toy car, garbage bag, trash bag, punching bag, sleeping bag, tea bag holder, bean bag, air bag, golf bag, garment bag, laptop bag, messenger bag, camera bag, cooler bag, lunch bag, plastic bag, poly bag, body bag, doggy bag, saddle bag, sandwich bag, ice bag, poop bag, pastry bag, piping bag, diving bottle, gas bottle, spray can, jerry can, oil can, can opener, inner tube, test tube, steel tube, cardboard tube, mailing tube, vacuum tube, poster tube, television tube, glue stick, walking stick, hockey stick, memory stick, usb stick, selfie stick, drum stick, drumstick, candle stick maker, fire stick, lip stick holder, fish tank, water tank, gas tank, think tank, propane tank, neck tie, cable tie, hair tie, zip tie, twist tie, train, bow, compost bin, fire blanket, horse blanket, emergency blanket, door mat, doormat, bath mat, car mat, floor mat, place mat, desk mat, mouse mat, baking mat, changing mat, play mat, prayer mat, sim card, credit card, graphics card, memory card, playing card, tarot card, trading card, report card, drivers license, passport, bus ticket, comic strip, notebook computer, book end, bookend, book shelf, bookshelf, book light, book case, bookcase, phone book holder, phone stand, brake shoe, horse shoe, horseshoe, ballet shoe, ice skate, ski boot, ski boots, dog boot, dog boots, cowboy boots, rain boots, wellington boots, car boot, dog dress, fancy dress, wedding dress, wedding gown, space suit, wet suit, wetsuit, dog sweater, dog coat, dog hoodie, dog jacket, dog shirt, dog raincoat, leather jacket, denim jacket, puffer jacket, down jacket, life jacket, suit jacket, varsity jacket, straight jacket, dust jacket, book jacket, lab coat, trench coat, raincoat, seat belt, tool belt, conveyor belt, fan belt, weightlifting belt, lifting belt, flea collar holder, neck brace, pillow fort, neck pillow, travel pillow, nursing pillow, body pillow, neck tie rack, floor lamp, street lamp, head lamp, headlamp, lava lamp, wall lamp, pendant lamp, heat lamp, sun lamp, salt lamp, desk lamp, flash light, bowling ball, tennis ball, golf ball, soccer ball, bath tub, bathtub, baby tub, hot tub, flower basket, bike basket, picnic basket, basketball, bread basket, hanging basket, laundry hamper, drum machine, oil drum, drum kit, ear drum, punch bowl, toilet bowl, super bowl, singing bowl, fish bowl, fishbowl, dust bin, recycling bin, bird feeder, coffee machine, coffee maker, coffee table, coffee grinder, coffee scoop, espresso machine, tea infuser, tea strainer, tea set, tea cozy, tea towel rack, tea kettle cosy, wine opener, wine cooler, wine fridge, beer tap, beer cozy, beer coaster, wine stopper, ice cream maker, ice cream scoop, ice cream cone, pasta maker, popcorn machine, rice cooker, egg timer, egg cooker, egg slicer, soap dish, soap holder, soap mold, candle snuffer, candle warmer, candle mold, candle making kit, wax warmer, wick trimmer, paint brush, paint roller, spray paint, face paint, sauna, gym, water gun, water filter, water wheel, water heater, water balloon, cow, honey dipper, honeycomb, honey badger, bear trap, dumbbell, air pod, cat tree, cat flap, dog house, dog crate, oil painting, oil lamp, oil burner, oil filter, spice grinder, hot dog, corn dog, milk frother, milk crate, gin still, chocolate fountain, chocolate mold, salt lick, salt cellar, seed drill, seed tray, chip clip, computer chip, poker chip, potato, nail clipper, nail gun, nail file, fig tree, hand dryer, soda maker, soda siphon, bread maker, guitar pick, drinking straw, wind chime, tool, tool kit, tool set, sewing kit, craft kit, drum set, chess set, train set, swing set, tv set, bedding set, sheet set, socket set, lego set, play set, skin graft, pocket watch, sun glasses, reading glasses, drinking straw set, eye glasses, magnifying glass, stained glass, hourglass, looking glass, window glass, fiberglass, glass door, sports car, hat stand, hat rack, hat box, cup holder, cupholder, world cup, menstrual cup, suction cup, measuring cup, sippy cup, bra cup, cup cake, cupcake, ear cup, trophy cup, trophy, mug rack, mug tree, toilet paper holder, wash basin, plant stand, plant hanger, artificial plant, power plant, robe hook, jewelry stand, jewelry tray, vase filler, necklace stand, necklace holder, earring holder, leash holder, towel rack, towel warmer, blanket rack, pot holder, potholder, pot rack, pot lid, pot, chimney pot, melting pot, crock pot, coffee pot, moka pot, pressure cooker, electric kettle, spinning top, table top, laptop, desktop, stove top, top, dress form, dress up costume, work bench, scooter, heel, high heels, sandal, sandals, loafers, moccasin, ballet flats, patch, punch, spider, stockings, tights, standing lamp, ceiling lamp, hip flask, deck of cards, deck of playing cards, mesh bag, net bag, string bag, hobo bag, baguette bag, bucket bag, dry bag, hanging planter, tulip bulb, flower bulb, garlic bulb, onion bulb, cloth diaper, sleeping mask holder, iron, desk organizer, drawer organizer, card table, jar opener, bottle rack, table tennis, dog lead holder, birthday candle holder, poster frame, picture book shelf, coffee cup holder, candy machine, gumball machine, toy drum kit, bar cart, book bag holder, ring box stand, window blind, throw rug, area rug, sheet, wrap';
