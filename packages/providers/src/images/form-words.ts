/**
 * Words that people use for a product, by the form that shows it. Singular, lower case; a phrase beats its last word.
 * Within one phrase length the last word of what was said counts most: "soap dispenser bottle" is a bottle.
 */
export const formWords: Readonly<Record<string, string>> = {
  bottle:
    'bottle, shampoo, conditioner, body wash, shower gel, bubble bath, toner, micellar water, cleanser, face wash, mouthwash, cleaning concentrate, laundry detergent, detergent, fabric softener, dish soap, washing up liquid, bath milk, baby wash, dog shampoo, pet shampoo, sunscreen lotion, aftershave balm, hair rinse, massage oil',
  'pump-bottle':
    'pump bottle, lotion, body lotion, hand wash, hand soap, liquid soap, hand lotion, moisturiser, moisturizer, sanitizer, sanitiser, hand sanitizer, foundation, leave-in conditioner, soap dispenser, body milk, cleansing milk',
  dropper:
    'dropper, dropper bottle, serum, face serum, eye serum, hair serum, face oil, facial oil, beard oil, tincture, cbd oil, cuticle oil, essential oil, vitamin c, hyaluronic acid, retinol, niacinamide, bitters, ampoule, rosehip oil, vitamin drops, argan oil, hair oil, herbal extract, nail oil',
  'spray-bottle':
    'spray, spray bottle, mist, face mist, room spray, room mist, linen spray, pillow spray, pillow mist, body mist, hair mist, sea salt spray, surface cleaner, cleaning spray, multi-surface cleaner, bug spray, insect repellent, setting spray, deodorizer, sunscreen spray, plant mist, perfume, cologne, fragrance, eau de parfum, eau de toilette, heat protectant, glass cleaner',
  'roll-on':
    'roll-on, roll on, rollerball, pulse point oil, perfume oil, deodorant roll-on, roller, stress roller, headache roller',
  'glass-bottle':
    'glass bottle, sauce, hot sauce, olive oil, vinegar, syrup, maple syrup, cordial, juice, cold brew, kombucha, lemonade, dressing, salad dressing, vinaigrette, ketchup, soy sauce, milk, oat milk, nut milk, smoothie, tonic, shrub, cooking oil, vanilla extract, cold-pressed juice, chilli oil, chili oil, mocktail, drink, beverage, elixir, wellness shot, barbecue sauce, bbq sauce, marinade, simple syrup, aloe drink',
  'wine-bottle':
    'wine, wine bottle, gin, vodka, whiskey, whisky, rum, tequila, mezcal, vermouth, spirit, liqueur, aperitif, champagne, cider, sparkling wine, prosecco, sake, mead, non-alcoholic wine',
  jar: 'jar, honey, jam, marmalade, preserve, peanut butter, almond butter, nut butter, pickle, chutney, salsa, pesto, spread, chocolate spread, granola jar, spice, spice jar, seasoning, kimchi, sauerkraut, ghee, curd, lemon curd, bath salt, bath soak, sugar scrub, mustard, relish, tahini, hummus, tapenade, pasta sauce, overnight oats, dip, bath salts, epsom salt, olives',
  'cream-jar':
    'cream, cream jar, face cream, night cream, day cream, eye cream, body butter, face mask, clay mask, body scrub, scrub, hair mask, body cream, balm jar, cleansing balm, pomade, shea butter, whipped body butter, diaper cream, nappy cream, nipple cream, hair clay, hair wax, skin cream, moisturising cream, belly butter, exfoliant, gel cream, sleeping mask',
  'supplement-jar':
    'supplement, vitamin, multivitamin, capsule, tablet, pill, probiotic, collagen, protein powder, protein, whey, creatine, magnesium, omega 3, fish oil, melatonin, gummy, gummy vitamin, gummies, greens powder, pre-workout, electrolyte, ashwagandha, turmeric, sleep aid, nootropic, prebiotic, iron, zinc, adaptogen, mushroom powder, superfood powder, elderberry',
  tin: 'tin, salve, balm, beard balm, solid perfume, mint, mints, hand salve, wax, shoe polish, mustache wax, paw balm, tattoo balm, leather balm, lip balm tin, pastille, cuticle balm, solid shampoo, deodorant tin',
  caddy:
    'caddy, tea tin, tea caddy, loose leaf tea, loose-leaf tea, matcha, hot chocolate, drinking chocolate, cocoa, canister, cookie tin, biscuit tin, chai, coffee tin, shortbread, baby formula, formula, yerba mate, hojicha',
  tube: 'tube, toothpaste, hand cream, sunscreen, sunblock, spf, face scrub, gel, aloe gel, lip gloss, mascara, cleansing gel, muscle rub, hair gel, foot cream, bb cream, concealer, primer, barrier cream, after sun, arnica gel, concealer, peel-off mask, cc cream, shaving cream, paint, acrylic paint',
  stick:
    'stick, lip balm, lipstick, chapstick, deodorant, deodorant stick, natural deodorant, glue stick, solid stick, sunscreen stick, highlighter stick, blush stick, lip tint, lip colour, lip color, balm stick, sun stick, lip care',
  can: 'can, soda, sparkling water, seltzer, beer, craft beer, energy drink, canned cocktail, iced coffee, iced tea, lager, ale, ipa, pop, cola, canned wine, hard seltzer, coconut water, functional drink, prebiotic soda, nitro coffee, tinned fish, tuna, sardine, canned fish, soup, beans, pet food can, wet food, cat food, tonic water, mineral water',
  tumbler:
    'tumbler, travel mug, coffee cup, reusable cup, keep cup, insulated cup, thermal mug, commuter mug, smoothie cup, paper cup, takeaway cup, sippy cup',
  'water-bottle':
    'water bottle, flask, thermos, sports bottle, gym bottle, hydration bottle, insulated bottle, reusable bottle, steel bottle, canteen, shaker, shaker bottle, baby bottle, cycling bottle, filter bottle, growler',
  candle:
    'candle, soy candle, scented candle, candle jar, wax melt, beeswax candle, aromatherapy candle, votive, pillar candle, massage candle, tealight, wickless candle, glass candle, coconut wax candle',
  'candle-tin': 'candle tin, travel candle, tin candle, citronella candle, camping candle, garden candle',
  diffuser:
    'diffuser, reed diffuser, home fragrance, oil diffuser, aroma diffuser, air freshener, scent diffuser, car diffuser, essential oil diffuser, room fragrance, humidifier, burner, oil burner',
  pouch:
    'pouch, granola, trail mix, dried fruit, nut, almond, jerky, dog treat, cat treat, pet treat, treat, seed, flour, pasta, rice, oat, cereal, muesli, pancake mix, baking mix, cookie, cracker, popcorn, dried mango, snack mix, snack, energy ball, bath bomb, refill, refill pouch, kibble, dog food, pet food, cookies, biscuit, biscuits, chia, quinoa, lentil, sugar, salt, baby food, puree, plant food, potting mix, catnip, dishwasher tablet, laundry pod, detergent pod, freeze-dried fruit, beef jerky, mushroom jerky, bird food, sourdough mix, instant oats',
  'coffee-bag':
    'coffee, coffee bag, coffee bean, ground coffee, espresso beans, espresso, roast, decaf, coffee blend, dark roast, light roast, whole bean coffee, compost, cat litter, charcoal',
  'snack-bag':
    'chips, crisps, chip, crisp, potato chips, tortilla chips, nachos, pretzel, puffs, veggie chips, seaweed snack, snack bag, candy, sweets, sweet, gummy bears, lolly, lollipop, caramel, marshmallow, fudge, liquorice, toffee, kale chips, plantain chips, ramen, noodles, noodle, cotton candy',
  bar: 'bar, chocolate bar, chocolate, protein bar, energy bar, granola bar, snack bar, dark chocolate, nougat, cereal bar, fruit bar, nut bar, vegan chocolate, ice cream bar, cacao, milk chocolate, raw chocolate',
  sachet:
    'sachet, sheet mask, face sheet mask, stick pack, electrolyte sachet, wet wipe, wipe, baby wipe, instant coffee, drink mix, yeast, seed packet, seeds, hand warmer, eye mask sheet, sample, wipes, hydration mix, soup mix, spice mix, patch, pimple patch, eye patch',
  box: 'box, carton, package, packaging, product, goods, thing, gadget, device, kit, starter kit, set, bundle, tool, machine, appliance, toy car, condom, tampon, pad, period pad, diaper, nappy, nappies, band-aid, plaster, light bulb, lamp, headphones, earbuds, speaker, charger, watch, smartwatch, bra, underwear, lingerie, boxer, swimsuit, bikini, razor, electronic, drone, camera, keyboard, mouse, sunglasses box, contact lens, test kit, first aid kit, menstrual cup, hair dryer, straightener, cookware, pan, knife, tarot, collar stay',
  'mailer-box':
    'mailer, mailer box, subscription box, subscription, meal kit, care package, shipping box, monthly box, snack box, welcome box, unboxing, postal box, delivery box, letterbox gift, craft box, recipe box, discovery box, hamper, discovery kit, meal box',
  'gift-box':
    'gift box, gift set, gift, present, advent calendar, hamper box, chocolates box, box of chocolates, truffle, truffles, praline, macaron, bonbon, gift card box, trinket, wedding favour, favor, cufflinks, cake, cupcake, brownie, dessert, wedding gift, baby shower gift, keepsake box, memory box, tie, silk scarf',
  'tea-box':
    'tea, tea box, tea bag, herbal tea, green tea, black tea, sleep tea, calming tea, chamomile tea, peppermint tea, tea blend, infusion, tisane, oolong, rooibos, earl grey, white tea, iced tea bags, sleepy tea, tea sampler, wellness tea, breakfast tea, tea collection, hibiscus tea, ginger tea',
  'slim-box':
    'incense, incense stick, toothbrush, bamboo toothbrush, match, matches, palo santo, sage bundle, hair brush, makeup brush, brush, pen, pencil, chopstick, straw, cutlery, comb, bamboo straw, incense cone, floss, dental floss, nail file, crayon, marker, paintbrush, paint brush, coloured pencil, colored pencil, eyeliner, thermometer, dental kit, fountain pen, reusable straw',
  soap: 'soap, soap bar, bar soap, shampoo bar, conditioner bar, body bar, hand-made soap, cold process soap, bath bar, olive soap, castile soap, facial bar, solid conditioner, goat milk soap, charcoal soap, shaving soap, bath fizz, shower steamer, cleansing bar, dish block, laundry bar',
  'serving-board':
    'serving board, cutting board, chopping board, cheese board, charcuterie board, bread board, wooden board, breadboard, wooden tray, tray, wooden spoon, rolling pin',
  plate:
    'plate, dinner plate, side plate, dinnerware, dinner set, serving plate, platter, serving platter, dessert plate, pasta plate, crockery, saucer, cake stand',
  handbag:
    'handbag, purse, crossbody, crossbody bag, leather bag, shoulder bag, clutch bag, satchel bag, evening bag, bucket bag, mini bag, top handle bag',
  mug: 'mug, cup, coffee mug, ceramic mug, camp mug, enamel mug, teacup, tea cup, stoneware mug, ceramic, ceramics, pottery, glassware, glass, tableware, drinkware, stein, teapot, vase, planter, plant pot, flower pot, pitcher, carafe, jug, pot, espresso cup, latte cup',
  bowl: 'bowl, pet bowl, dog bowl, cat bowl, serving bowl, baby bowl, breakfast bowl, feeding bowl, slow feeder, dish, salad bowl, mixing bowl, soup bowl, feeder, water bowl, baby plate, suction bowl',
  tee: 't-shirt, tee, tshirt, t shirt, shirt, graphic tee, top, polo, tank top, tank, crop top, jersey, rash guard, blouse, pyjama top, sports top, organic cotton tee, vest, band tee, dress, sports bra, workout top, activewear, apparel, clothing, clothes, streetwear, sportswear, uniform, garment, fashion, running shirt, cycling jersey, kids tee, henley',
  longsleeve:
    'long sleeve, longsleeve, long-sleeve, long sleeve tee, base layer, thermal top, pyjamas, pajamas, pyjama, pajama, turtleneck, sleepwear, loungewear, long sleeve shirt, nightgown, thermal underwear, knitwear, cardigan, flannel, button-up',
  hoodie:
    'hoodie, hoody, hooded sweatshirt, zip hoodie, tracksuit, jacket, coat, windbreaker, raincoat, rain jacket, fleece, parka, puffer, puffer jacket, anorak, outerwear, bomber, bathrobe, robe, poncho, varsity jacket, denim jacket, down jacket, gilet, blazer, hooded blanket',
  crewneck:
    'crewneck, sweatshirt, sweater, jumper, pullover, crew neck, knit sweater, wool sweater, athleisure, varsity sweater, quarter zip',
  cap: 'cap, baseball cap, hat, trucker hat, dad hat, snapback, visor, sun hat, bucket hat, helmet, headwear, running cap, straw hat, snap back, five panel',
  beanie:
    'beanie, knit hat, woolly hat, wool hat, winter hat, headband, balaclava, bonnet, earmuff, hair bonnet, sleep cap, tuque, swim cap',
  socks:
    'sock, socks, ankle socks, crew socks, compression socks, wool socks, slipper socks, grip socks, stockings, tights, leg warmers, bamboo socks, running socks, hosiery, glove, gloves, mittens, mitten, footie',
  apron:
    'apron, chef apron, kitchen apron, barista apron, gardening apron, work apron, smock, waist apron, linen apron, denim apron, workwear, overalls, dungarees, bib',
  leggings:
    'legging, leggings, yoga pants, joggers, jogger, sweatpants, trousers, jeans, shorts, bike shorts, pants, running tights, gym leggings, short, yoga leggings, maternity leggings, cycling shorts, lounge pants, chinos, denim, trouser, skirt, swim trunks, track pants, compression tights, board shorts, pyjama bottoms',
  onesie:
    'onesie, baby bodysuit, bodysuit, romper, baby clothes, babygrow, baby grow, sleepsuit, baby wear, babywear, infant clothes, baby outfit, baby romper, newborn set, kids clothes, kidswear, baby apparel, sleeper, layette',
  tote: 'tote, tote bag, canvas bag, shopper, shopping bag, bag, grocery bag, market bag, beach bag, diaper bag, reusable bag, produce bag, book bag, cotton bag, carryall, weekend bag, basket, lunch bag, work bag, laptop bag, paper bag, cooler bag, messenger bag, nappy bag, knitting bag',
  backpack:
    'backpack, rucksack, school bag, daypack, bookbag, travel bag, duffel, duffle, duffel bag, gym bag, luggage, suitcase, hiking pack, camera bag, sling bag, fanny pack, belt bag, weekender, carry-on, dog carrier, pet carrier, hydration pack, satchel, kids backpack, tent, camping gear, baby carrier, sleeping bag',
  'zip-pouch':
    'zip pouch, cosmetic bag, makeup bag, toiletry bag, wash bag, pencil case, wallet, clutch, coin purse, travel pouch, laptop sleeve, card holder, card wallet, passport holder, dopp kit, cosmetic case, purse organizer, tablet sleeve, jewelry pouch, tool roll, brush roll, tech pouch, packing cube, glasses case, make-up bag, toiletry kit, cardholder, leather goods, billfold, sunglasses pouch',
  blanket:
    'blanket, throw, throw blanket, weighted blanket, baby blanket, quilt, duvet, comforter, swaddle, bedding, bed sheet, sheet, duvet cover, muslin, picnic blanket, pet blanket, bed linen, scarf, shawl, wrap, wool blanket, bedspread, coverlet, rug, linen sheet, sheet set, dog blanket, play mat, swaddle blanket, curtain, tapestry, sarong, wool throw, cashmere, sheets, textile',
  towel:
    'towel, bath towel, beach towel, hand towel, tea towel, dish towel, washcloth, hair towel, turkish towel, gym towel, microfibre cloth, face cloth, swedish dishcloth, dishcloth, kitchen towel, hair wrap, waffle towel, napkin, reusable cloth, bath sheet, cleaning cloth, burp cloth, hooded towel, paper towel, bath mat, tablecloth, table linen, placemat, sponge, muslin cloth, unpaper towel, makeup remover pad, toilet paper, reusable wipes',
  pillow:
    'pillow, cushion, pillowcase, throw pillow, neck pillow, travel pillow, cushion cover, silk pillowcase, body pillow, nursing pillow, eye pillow, meditation cushion, bolster, pouf, bean bag, pillow case, sofa, chair, mattress, pet bed, dog bed, cat bed, floor cushion, heat pack, wheat bag, lavender pillow, pregnancy pillow, eye mask, sleep mask, heating pad, furniture, pillow cover, seat cushion, bed',
  bandana:
    'bandana, dog bandana, neckerchief, pet bandana, pet scarf, kerchief, headscarf, pocket square, handkerchief, hair scarf, snood, neck gaiter, silk bandana, head wrap, dog scarf, cooling bandana, hankie',
  collar:
    'collar, dog collar, cat collar, pet collar, leash, lead, dog leash, dog lead, harness, dog harness, pet harness, dog tag, pet tag, belt, bracelet strap, watch strap, watch band, strap, training collar, leather belt, camera strap, guitar strap, halter, pet accessory, dog accessory, flea collar, leather collar, breakaway collar, poop bag',
  mat: 'mat, yoga mat, exercise mat, pilates mat, fitness mat, desk mat, travel mat, gym mat, door mat, doormat, foam roller, resistance band, yoga block, prayer mat, meditation mat, sleeping mat, camping mat, dumbbell, kettlebell, skipping rope, jump rope, fitness band, yoga strap, gym equipment, roller mat, exercise band, kneeling pad',
  notebook:
    'notebook, journal, planner, diary, sketchbook, gratitude journal, notepad, bullet journal, workbook, agenda, stationery, travel journal, dream journal, logbook, recipe book, address book, wellness journal, daily planner, study planner, memo pad, fitness journal, wedding planner, calendar, guided journal, photo album, baby journal, memory book, organiser, organizer',
  poster:
    'poster, print, art print, wall art, framed print, painting, map, canvas print, illustration, photograph, photo print, artwork, wall decal, canvas, mural, wallpaper, height chart, world map, banner, pennant, flag, growth chart, star map, photo frame, picture frame, art',
  stickers:
    'sticker, stickers, sticker sheet, decal, label, temporary tattoo, washi tape, vinyl sticker, laptop sticker, sticker pack, planner stickers, nail wrap, press-on nail, bumper sticker, nail sticker, face gems, tattoo, nail art, patch set, iron-on patch',
  cards:
    'card, greeting card, greeting cards, business card, postcard, invitation, thank you card, gift card, stationery set, wedding invitation, birthday card, wrapping paper, bookmark, gift tag, letter set, place card, save the date, envelope, note card, christmas card, holiday card, gift wrap, loyalty card, voucher, menu, flyer, brochure, coupon',
  book: "book, cookbook, novel, guide, children's book, picture book, ebook, colouring book, coloring book, workbook guide, magazine, zine, comic, storybook, board book, board game, game, card game, puzzle, jigsaw, playing cards, tarot deck, deck, flash cards, flashcard, affirmation cards, oracle deck, course, party game, e-book, photo book, activity book, kids book, trivia game, drinking game, conversation cards, puzzle book, lego, toy set, educational game, textbook",
  'phone-case':
    'phone case, phone cover, iphone case, phone, smartphone case, phone grip, app, mobile app, case, airpods case, tablet case, power bank, phone accessory, wireless charger, phone stand, phone holder, laptop case, biodegradable phone case, tech accessory, phone wallet, website, software, platform, online course, digital product',
  sneaker:
    'sneaker, sneakers, shoe, shoes, trainer, running shoe, boot, boots, sandal, slipper, slippers, footwear, loafers, heels, high heels, running shoes, flip flop, flip flops, clog, clogs, kids shoes, baby shoes, cleats, skate shoe, moccasin, espadrille, ballet flats, hiking boot, hiking boots, trail shoes, climbing shoe, dance shoes, flats, skateboard, roller skates, insole, barefoot shoe, golf shoe',
  plush:
    'plush, plushie, soft toy, stuffed animal, teddy, teddy bear, doll, toy, dog toy, cat toy, comforter toy, baby toy, squeaky toy, soft bear, puppet, amigurumi, pet toy, rattle, stuffed toy, crochet toy, lovey, pacifier, teether, teething toy, baby rattle, chew toy, figurine, action figure, baby comforter, plush toy, bath toy',
  blocks:
    'block, blocks, wooden blocks, wooden toy, building blocks, stacking toy, montessori toy, stacker, toy blocks, train set, shape sorter, educational toy, wooden train, dollhouse, marble run, play kitchen, sensory toy, toddler toy, magnetic tiles, alphabet blocks, wooden puzzle, learning toy, construction toy, balance board, busy board, play set',
  necklace:
    'necklace, pendant, jewellery, jewelry, chain, locket, choker, beaded necklace, charm, gold necklace, silver necklace, charm necklace, name necklace, crystal necklace, birthstone necklace, jewel, pearl necklace, gemstone, crystal, body chain, medallion, beads',
  'jewellery-box':
    'ring, engagement ring, wedding ring, ring box, jewellery box, jewelry box, bracelet, bangle, brooch, signet ring, anklet, gold ring, wedding band, cufflink, diamond ring, cuff bracelet, charm bracelet, stacking ring, tennis bracelet, silver ring, beaded bracelet, friendship bracelet, mood ring, watch box, luxury watch, tiara, nose ring, hair jewellery',
  earrings:
    'earring, earrings, studs, hoops, hoop earrings, ear cuff, drop earrings, stud earrings, clay earrings, hair clip, hair clips, claw clip, hair tie, scrunchie, enamel pin, pin badge, pin, brooch pin, barrette, polymer clay earrings, hair accessory, hair accessories, hair pin, statement earrings, badge, hair bow, bobby pin, scrunchies, hair claw, huggie, magnet, fridge magnet, button',
  keychain:
    'keychain, keyring, key ring, key chain, bag charm, luggage tag, lanyard, key fob, carabiner, leather keychain, car charm, ornament, christmas ornament, bottle opener, key holder, airtag holder, coaster, keyfob, zipper pull, air tag holder, bauble, car air freshener, sunglasses, eyewear, glasses, goggles, umbrella',
};
