/** Headings of everyday products of all chapters, written before they were asked: any of those before the words is right. */
const table = `
0409 manuka honey; raw wildflower honey
0602 potted succulents
0603 fresh roses bouquet
0804 dried mango
0813,2008 freeze dried strawberries
0901 whole bean coffee; medium roast ground coffee 12 oz bag
0902 matcha; earl grey tea bags; loose leaf jasmine green tea
0904,0910,2103 everything bagel seasoning
1209 flower seeds
1509 olive oil; cold pressed extra virgin olive oil
1704 gummy bears; chewing gum; sugar free candy; vegan gummy candy
1806 dark chocolate bars; 70% dark chocolate bar with sea salt; a box of chocolates
1904 granola
1904,1905 granola bars
1905 gluten-free chocolate chip cookies
1905,2106 protein cookies
2005,2001 kimchi
2008 peanut butter; trail mix
2009 cold pressed orange juice
2101 instant coffee; instant mushroom coffee packets
2101,2106 mushroom coffee powder
2103 hot sauce; small batch habanero hot sauce
2104 bone broth
2106 protein powder; magnesium supplement capsules; electrolyte drink mix; gummy vitamins; plant protein powder vanilla; ashwagandha capsules; vitamin d3 gummies
2202 kombucha; sparkling water; canned sparkling yerba mate drink
2203 craft beer
2204 red wine
2208 gin
2309 freeze dried dog treats; dog food; cat treats; grain-free salmon dog treats
2402 cigars
2501 flaky sea salt
2508,3824 cat litter
2703,3101 potting soil
3004 ibuprofen tablets
3005 adhesive bandages
3101,3105 fertilizer
3213 acrylic paint set; watercolor paint set with brushes
3301 lavender essential oil; peppermint essential oil 10 ml
3303 perfume oil
3304 lip balm; nail polish; face serum; sunscreen; eyelash serum; organic tinted lip balm with spf; overnight hydrating sleeping mask for face
3305 shampoo bar; beard oil; hair gel; dry shampoo; sulfate-free volumizing shampoo, 12 oz bottle
3306 toothpaste tablets; mouthwash; dental floss
3307 reed diffuser; incense sticks; natural deodorant; bath bombs; bath oil for face; bath salts; shaving cream; car air freshener; aluminum-free deodorant stick for women
3401 bar soap; body wash; cold process goat milk soap; exfoliating oatmeal soap bar
3401,3304 makeup wipes
3402 dish soap; laundry sheets; plant-based laundry detergent pods
3403,2710 motor oil
3406 beeswax candles; candle in tin; hand-poured soy candle in an amber glass jar with a wooden wick; three-wick coconut wax candle, 16 oz
3407 polymer clay
3504,2106 collagen peptides
3506 wood glue; eyelash glue
3822 pregnancy test
3917,4823 drinking straws
3919,7007 tempered glass screen protector
3922 toilet seat
3923 poly mailers; amber plastic bottles; dog poop bags; cosmetic jar plastic
3923,4819,4202 jewelry pouch velvet
3924 silicone ice cube tray; silicone baby bib; melamine plate; silicone baking mat; spatula silicone; slow feeder dog bowl plastic; laundry basket plastic; measuring cups plastic; shower curtain peva; bpa-free silicone food storage bags; silicone suction baby plate
3924,3926 velvet hangers plastic
3924,3926,3923 reusable silicone stretch lids
3924,4014,3926 silicone teether; menstrual cup
3926 clear phone case; silicone airpods case; resin figurine; phone grip; resin earrings mold; dog poop bag holder; shockproof iphone case tpu
3926,7326 phone stand for desk
3926,9503,4016 dog toy rubber
4011 car tires
4014 condoms
4015 nitrile gloves
4016 natural rubber yoga mat; rubber bath mat; dog chew toy natural rubber
4016,3926,6307 desk mat
4016,9503 natural rubber dog chew toy
4016,9506,3926 non-slip yoga mat tpe
4201 cat collar with bell; dog raincoat; dog harness nylon; horse halter; waterproof biothane dog leash; tactical dog harness
4202 leather phone case; canvas tote bag; leather wallet; hard shell suitcase; diaper bag backpack; makeup pouch; passport holder leather; jewelry travel case; garment bag nylon; insulated bottle bag; yoga mat bag; golf bag; laptop sleeve felt; vegetable-tanned leather tote bag; waxed canvas backpack; quilted nylon makeup bag; rfid blocking leather card holder; hardshell carry on luggage polycarbonate
4202,6307 cotton drawstring pouch; garment bag nonwoven
4202,6307,6305 laundry bag cotton
4203 leather gloves; leather belt; full grain leather belt with brass buckle; pair of leather gloves
4205,4202 leather keychain
4414 wooden picture frame; solid oak photo frame
4419 acacia serving board; bamboo utensils; wooden tray; salad servers wood; wooden rolling pin; personalized bamboo cheese board with knives; end grain walnut cutting board
4419,4420 wooden serving tray decorative
4420 wooden jewelry box
4421 wooden teether; wooden hangers
4503,4504 cork yoga mat
4602 laundry basket seagrass; rattan tray; woven basket; handwoven seagrass laundry hamper with lid; rattan picnic basket with leather straps
4802 copy paper
4808 crepe paper
4811,3919 washi tape
4818 toilet paper; paper napkins
4819 mailer boxes; kraft paper bags; jewelry gift box paper
4820 leather journal; dot grid notebook; undated leather bound planner; recycled paper notebook a5
4821 paper stickers
4821,3919,4911 vinyl stickers
4823 paper plates; coffee filters
4901 children's book
4903 coloring book
4903,4901 illustrated children's picture book hardcover
4905 world map
4909 wedding invitations
4910 desk calendar
4911 art prints; gift cards
5109,5106,5107 hand-dyed merino yarn
5109,5107 wool yarn
5208,5209 cotton quilting fabric
5601 cotton pads; makeup remover pads cotton
5607 paracord
5701,5702,5703 hand knotted wool rug
5702 handwoven jute rug 5x8
5703,4016,3918 car floor mats
5703,5702,5701,5705 washable area rug
5703,5702,5705 bath mat
5804 lace trim
5806 satin ribbon
5810 embroidered patch
5810,6308 embroidery kit for beginners
5907 painted canvas backdrop
5911,5608 macrame cord net
6001 plush fabric
6102,6202 women's rain jacket
6104 high-waisted yoga leggings nylon spandex women's knit
6107 men's boxer briefs
6108 women's thong
6108,6208 silk cami pajama set women
6109 men's heavyweight organic cotton t-shirt; women's ribbed tank top cotton
6110 merino sweater; oversized fleece hoodie for women; cashmere crewneck sweater men
6111 organic cotton baby tee; newborn cotton onesie
6111,6209 gots organic cotton baby romper
6111,6209,6301 muslin baby swaddle blanket
6112 one piece swimsuit; recycled nylon bikini
6113,6114,6210 wetsuit
6115 wool hiking socks; merino wool hiking socks for men; kids grip socks cotton
6116 knit wool gloves
6116,4203 golf glove
6117,6505,6217 knit headband
6117,9615,6217 silk scrunchie
6201,6202,6210,6211 waterproof rain jacket men
6202 women's long puffer coat down filled
6203 men's chinos; men's linen blazer
6203,6103 men's stretch cotton chino shorts
6204 women's linen pants; women's woven silk midi skirt
6204,6104 high waisted linen trousers for women; floral wrap dress viscose
6207,6107,6208 men's cotton robe
6208,6108 satin pajama set
6211,6112 men's swim trunks
6211,6307,6114 linen apron
6212 sports bra; seamless nursing bra
6214 silk scarf
6214,6117 cashmere scarf
6215 silk necktie
6301 merino wool throw; chunky knit throw blanket acrylic; alpaca wool blanket handwoven
6302 turkish cotton towel; linen tea towel; cotton sheet set; bamboo viscose pillowcase; stonewashed linen duvet cover set; 300 thread count organic cotton percale sheets; waffle weave cotton hand towels
6303 blackout curtains; shower curtain polyester
6304 linen cushion cover; quilted bedspread; hand-embroidered velvet cushion cover
6305 burlap sack
6305,6307,4202 reusable produce bags
6306 camping tent; tarp; 4-person camping tent
6306,5608 hammock
6307 face mask cotton; storage bin fabric; yoga strap cotton; life jacket; car seat cover polyester; surgical mask
6307,6302 reusable makeup remover pads
6307,6310 cleaning rags
6309 used clothing
6401 pvc rain boots
6402 eva slides; women's cork footbed sandals pu
6402,6404,6403 vegan leather sneakers
6403 leather loafers; handmade leather chelsea boots men
6404 canvas sneakers; women's canvas slip-on sneakers; wool felt indoor slippers
6405,6404 wool felt slippers
6504 straw hat; raffia sun hat
6505 wool beanie; cotton baseball cap; corduroy baseball cap; wool felt fedora
6506 bike helmet; swim cap silicone
6601 folding umbrella
6603,6602 walking cane
6702 artificial flowers; silk flowers
6704 human hair wig; false eyelashes
6805 sandpaper
6805,6804 knife sharpener stone
6810 concrete planter
6910 ceramic toilet
6911 porcelain dinner plates; porcelain teapot; bone china tea cup and saucer
6912 stoneware mug; ceramic bowl; ceramic dog bowl; hand-thrown stoneware dinner plate; elevated cat bowl ceramic
6913,3926,8306 ceramic figurine dog
6914,6913,3924 ceramic planter; terracotta plant pots with drainage
7009 wall mirror; compact mirror
7010 amber glass dropper bottles; perfume bottle glass
7010,7013 candle jar; glass water bottle
7013 wine glasses; glass carafe; french press glass; double wall borosilicate glass coffee cups; set of 6 wine glasses
7018 glass beads
7019 fiberglass mesh
7020 glass nail file
7102 loose diamonds
7113 sterling silver hoop earrings; 14k gold wedding band; sterling silver moonstone ring; 14k solid gold chain necklace
7116 freshwater pearl necklace; amethyst bracelet
7117 women's gold plated brass bangle; wooden bead bracelet; enamel pin; leather bracelet men; phone charm beads; friendship bracelet; nose ring titanium; gold filled huggie earrings; stainless steel name necklace; beaded friendship bracelet cotton; polymer clay statement earrings
7117,7326 metal keychain
7318 steel screws
7321 camp stove gas; portable propane camping stove
7323 stainless steel mixing bowl; cast iron skillet; enamel dutch oven; stainless steel lunch box; stainless straw set; dog bowl stainless steel; cocktail shaker; french press stainless steel; moka pot stainless steel; tea infuser; 18/10 stainless steel stock pot with lid; pre-seasoned cast iron skillet 12 inch
7323,9617 kids stainless steel water bottle with straw
7324 stainless steel sink
7326 carabiner clip steel
7326,3926 bottle opener keychain
7418 copper mug
7615 aluminum baking sheet; moka pot aluminum; aluminum water bottle; nonstick aluminum frying pan
8007 pewter mug
8201 garden trowel
8202 hand saw
8203 eyebrow tweezers; tweezers
8203,8214 slant tip tweezers stainless steel
8204 wrench set
8205 corkscrew; bottle opener; garlic press
8210 manual pasta maker; manual burr coffee grinder
8210,8509 pepper grinder
8211 chef's knife; pocket knife; steak knife set; camping knife; damascus steel chef knife with pakkawood handle; 6-piece steak knife set in a wooden box
8212 safety razor; brass safety razor
8213 fabric scissors
8214 nail clippers; manicure set; pencil sharpener
8215 stainless steel flatware set; camping cutlery set; serving tongs
8215,7323 measuring spoons stainless steel
8215,8211 titanium camping spork
8301 padlock
8302 curtain rod; cabinet knobs brass
8305 paper clips
8306 metal picture frame; bronze statue; singing bowl; wind chimes; zinc ornament
8308 brass buckles
8310 metal house numbers
8418 skincare fridge
8423 kitchen scale
8424 watering can; essential oil room sprayer
8467 cordless drill
8470 calculator
8471 mechanical keyboard
8472 stapler
8473,7616 aluminum laptop stand
8481 kitchen faucet
8504 usb-c charger; wireless charger; 65w gan usb-c charger
8507 power bank; 20000mah power bank
8509 blender; electric toothbrush; milk frother; burr coffee grinder electric; cordless handheld milk frother
8509,8479,8543 ultrasonic essential oil diffuser
8509,9603 toothbrush head
8510 electric shaver
8512 bike light
8513 headlamp; camping lantern; rechargeable led headlamp
8516 electric kettle; hair dryer; hair straightener; coffee maker; gooseneck electric kettle
8517 smart watch; wifi router
8518 bluetooth speaker; wireless earbuds; headphones; microphone; noise cancelling over-ear headphones; waterproof bluetooth shower speaker
8523 usb flash drive
8525 webcam
8529 tv antenna
8536 extension power strip
8539 led bulbs
8541 solar panel
8543 vape pen
8543,8509 facial cleansing device sonic
8544 usb-c cable
8708,7616,8310 aluminum license plate frame
8712 bicycle
8713 wheelchair
8714 bike pedals
8715 baby stroller; lightweight travel stroller
8806 camera drone
9004 sunglasses; swim goggles; polarized sunglasses with bamboo frame
9018 blood pressure monitor
9019 massage gun; percussion massage gun
9021 knee brace; crutches
9025 thermometer
9102 quartz watch; men's minimalist quartz watch with leather strap
9105 wall clock
9106 kitchen timer
9113 leather watch strap; apple watch band
9202 ukulele
9206 hand drum
9207 digital piano
9209 guitar strap; guitar picks
9401 velvet armchair; folding camping chair; high chair; rattan lounge chair; upholstered dining chair wood legs; convertible high chair
9401,9706 antique chair
9402 massage table
9403 oak coffee table; wooden dresser; bamboo shelf; steel bookshelf; baby crib; cat tree; jewelry armoire; clothing rack; camping table; mid-century walnut nightstand; standing desk electric; kids montessori bookshelf wood
9403,3926 acrylic display stand
9403,4421 cat scratcher wood
9404 linen throw pillow with filling; down comforter; memory foam pillow; weighted blanket; sleeping bag; dog bed; meditation cushion; buckwheat hull pillow; orthopedic memory foam dog bed; down sleeping bag
9404,6307 eye pillow
9405 rattan lampshade; brass floor lamp; led strip lights; string lights; paper lampshade; salt lamp; ceramic table lamp with linen shade; solar powered string lights; handblown glass pendant light
9406 greenhouse
9503 wooden stacking toy; plush bear; jigsaw puzzle; latex balloons; kids tricycle; teddy bear; doll house furniture; remote control car; rope dog toy; diecast model car; drone toy; wooden rainbow stacker toy; organic cotton stuffed bunny; 500 piece jigsaw puzzle for adults; plush squeaky dog toy
9504 board game; playing cards; dart board; poker chips; chess set wood; strategy card game; tarot deck with guidebook
9505 christmas ornaments; party hats; halloween costume mask; advent calendar; felt christmas tree skirt
9505,4911,4910 advent calendar paper
9506 cork yoga block; kettlebell; resistance bands; pickleball paddle; surfboard; jump rope; foam roller; yoga wheel; snorkel set; skateboard deck; golf balls; tennis racket; adjustable dumbbells; cast iron kettlebell 16kg; carbon fiber pickleball paddle
9506,4016,3926 yoga mat
9507 fishing rod
9601,7117 bone pendant
9603 makeup brush set; boar bristle hair brush; bamboo toothbrush; toothbrush heads; shaving brush; bamboo charcoal toothbrush
9604 flour sieve
9606 wooden buttons
9607 zippers
9608 gel pens; fountain pen; refillable brass rollerball pen
9609 colored pencils
9613 lighter
9614 glass pipe
9615 tortoiseshell hair claw; hair comb wood; hair curlers foam; hard rubber comb; hand-carved sandalwood comb
9616 perfume atomizer
9617 insulated tumbler; thermos flask; double wall vacuum insulated water bottle 32 oz
9618 mannequin
9619 cloth diapers; period underwear; organic cotton tampons; bamboo baby diapers
9620 camera tripod
9701 oil painting original
9703 bronze sculpture original
`;

export const everydayProducts: readonly (readonly [product: string, headings: readonly string[]])[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [headings = '', ...words] = line.split(' ');
    return words
      .join(' ')
      .split('; ')
      .map((product) => [product, headings.split(',')] as const);
  });
