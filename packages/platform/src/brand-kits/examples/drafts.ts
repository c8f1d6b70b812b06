import type { KitDraft } from '../kit-from-draft.ts';

const whole = { ideaImages: 4, moodboardImages: 8, hasSlides: true } as const;

/** The four example kits (brand-kit document §9). Figures in them are estimates and say so. */
export const exampleDrafts: readonly KitDraft[] = [
  {
    ...whole,
    category: 'Candles',
    productDescription: 'Soy candles poured in small batches for people in small apartments',
    audiences: [
      {
        name: 'First-apartment renters',
        description:
          'People in their first place of their own who want a home that feels chosen, without a large budget or a large shelf.',
        ageRange: '22 to 34',
        needs: [
          'A scent that fills one room and stops there',
          'Something that looks good unlit',
          'A gift under thirty dollars',
        ],
        channels: ['Instagram', 'Weekend markets', 'Independent home shops'],
      },
      {
        name: 'Evening readers',
        description: 'They end the day with a book and a lamp, and buy what makes that hour better.',
        ageRange: '35 to 55',
        needs: ['A quiet scent', 'A long, even burn'],
        channels: ['Bookshops', 'Newsletters'],
      },
    ],
    ideas: [
      {
        brandName: 'Lowlight',
        slogan: 'One room, one glow.',
        mission:
          'Lowlight pours candles for rooms that are small and lives that are full: scents that stay near, vessels that are kept, and a burn that lasts the week.',
        valueProps: [
          'Scented for rooms under 300 square feet',
          'A stoneware cup that stays when the wax is gone',
          'Poured to order, never warehoused',
        ],
        colors: [
          ['#5B3A29', 'Walnut Shell', 'The main color: labels and lettering.'],
          ['#C8794B', 'Baked Clay', 'The cup, and whatever should glow.'],
          ['#EBD9C3', 'Almond Milk', 'Paper and grounds.'],
          ['#8A9A7B', 'Sage Leaf', 'An accent for the second scent.'],
        ],
      },
      {
        brandName: 'Hearthnote',
        slogan: 'Come home to it.',
        mission: 'Hearthnote makes the first thing you notice when the door closes behind you.',
        valueProps: ['Scents named after hours of the day', 'Wicks that need no trimming', 'Refills by mail'],
        colors: [
          ['#2E3A46', 'Slate Blue', 'Lettering.'],
          ['#D9A441', 'Honeycomb', 'Foil and flame.'],
          ['#F3EEE3', 'Rice Paper', 'Backgrounds.'],
          ['#A65E4E', 'Brick Dust', 'Accent.'],
        ],
      },
    ],
    products: [
      {
        title: 'Evening candle in a stoneware cup',
        priceMinor: 2800,
        popularity: 84,
        description: 'Fig, cedar and a little smoke. Seven ounces, about forty hours.',
      },
      {
        title: 'Morning candle in a stoneware cup',
        priceMinor: 2800,
        popularity: 76,
        description: 'Bergamot and black tea for the first hour of the day.',
      },
      {
        title: 'Travel tin candle',
        priceMinor: 1400,
        popularity: 71,
        description: 'Two ounces for a bedside that is not yours.',
      },
      {
        title: 'Refill wax for the stoneware cup',
        priceMinor: 1800,
        popularity: 58,
        description: 'The same scents without a new cup.',
      },
    ],
    research:
      '## The market\n\nScented candles are bought as small comforts and as gifts; more than half of a year’s sales fall between October and December. *Estimate.*\n\n## Price\n\nSmall-batch candles of seven ounces sell for $22 to $38. A stoneware cup adds $3 to $5 to the cost and keeps the brand on the shelf after the wax is gone.\n\n## Competition\n\nLarge fragrance houses own the department store; supermarket candles own the low price. Between them stand makers with a story and a vessel worth keeping.\n\n## What to watch\n\nCandles need a warning label and a burn test before they are sold. Wicks are chosen for each scent anew.',
  },
  {
    ...whole,
    category: 'Coffee',
    productDescription: 'Cold brew concentrate in small bottles for people who train before work',
    audiences: [
      {
        name: 'Six-o’clock runners',
        description: 'They run before the city wakes and have nine minutes between the shower and the train.',
        ageRange: '25 to 45',
        needs: ['Caffeine that sits well after a run', 'A dose that is the same every day'],
        channels: ['Running clubs', 'Gyms', 'Strava groups'],
      },
    ],
    ideas: [
      {
        brandName: 'Firstlap',
        slogan: 'Poured before dawn.',
        mission:
          'Firstlap measures a good morning into a small bottle, so that the early ones start strong and on time.',
        valueProps: [
          'One bottle, one dose: 120 mg of caffeine',
          'Steeped for eighteen hours, never bitter',
          'Glass that goes back and is filled again',
        ],
        colors: [
          ['#17324D', 'Deep Harbor', 'The main color: lettering and caps.'],
          ['#F25C3B', 'Poppy', 'What should be seen at speed.'],
          ['#F4EFE6', 'Linen', 'Labels.'],
          ['#7FB0C9', 'Sea Glass', 'Accent for decaf.'],
        ],
      },
      {
        brandName: 'Kerbside Nine',
        slogan: 'Nine minutes is plenty.',
        mission: 'Kerbside Nine makes coffee for the gap between the run and the rest of the day.',
        valueProps: ['Cold from the first sip', 'No machine, no mess', 'Sold by the week'],
        colors: [
          ['#1F1F24', 'Lamp Black', 'Lettering.'],
          ['#E8C547', 'Mustard Seed', 'Caps.'],
          ['#FAF7F0', 'Porcelain', 'Backgrounds.'],
          ['#5D737E', 'Pewter', 'Accent.'],
        ],
      },
    ],
    products: [
      {
        title: 'Cold brew concentrate, six bottles',
        priceMinor: 2400,
        popularity: 88,
        description: 'Six glass bottles of 100 ml for six mornings.',
      },
      {
        title: 'Decaf concentrate, six bottles',
        priceMinor: 2400,
        popularity: 52,
        description: 'For rest days.',
      },
      {
        title: 'Insulated mug with a measuring line',
        priceMinor: 2900,
        popularity: 66,
        description: 'Pour to the line, top up with water or milk.',
      },
      {
        title: 'Race-week pouch',
        priceMinor: 1200,
        popularity: 47,
        description: 'Three doses that need no fridge.',
      },
    ],
    research:
      '## The market\n\nReady cold coffee has grown faster than hot coffee at retail for years; concentrates are the part that ships by mail. *Estimate.*\n\n## Price\n\nA dose of $3.50 to $4.50 stands against $5 in a café and $2 from a can.\n\n## Rules\n\nLow-acid drinks in sealed glass need an acidified process or a cold chain. A process authority signs off the recipe before the first sale.',
  },
  {
    ...whole,
    category: 'Pet care',
    productDescription: 'Dog treats baked from spent brewing grain for owners who read labels',
    audiences: [
      {
        name: 'Label readers',
        description: 'They know every ingredient in their dog’s bowl, and pay more for fewer of them.',
        ageRange: '28 to 50',
        needs: ['Five ingredients or fewer', 'A treat that breaks without crumbs'],
        channels: ['Dog training schools', 'Neighborhood breweries', 'Vet clinics'],
      },
    ],
    ideas: [
      {
        brandName: 'Second Wag',
        slogan: 'Good grain goes round.',
        mission:
          'Second Wag bakes what breweries leave over into treats that dogs love and owners understand at a glance.',
        valueProps: [
          'Five ingredients, all of them readable',
          'Baked within two days of the brew',
          'A paper bag that composts at home',
        ],
        colors: [
          ['#3F4A2C', 'Bay Leaf', 'The main color.'],
          ['#E3A857', 'Barley', 'Grain, and everything warm.'],
          ['#F6EFDF', 'Oat', 'Bags and grounds.'],
          ['#B4532A', 'Terracotta', 'Accent for the meat flavors.'],
        ],
      },
      {
        brandName: 'Maltmutt',
        slogan: 'Brewed for biting.',
        mission: 'Maltmutt turns a by-product into the best minute of a dog’s day.',
        valueProps: ['Crunch that cleans', 'Made in the town it is sold in', 'A bag a month by mail'],
        colors: [
          ['#26313B', 'Basalt', 'Lettering.'],
          ['#F0B429', 'Turmeric', 'Bags.'],
          ['#FFF8E7', 'Vanilla', 'Backgrounds.'],
          ['#6C8E5A', 'Fern', 'Accent.'],
        ],
      },
    ],
    products: [
      {
        title: 'Peanut grain biscuits, paper pouch',
        priceMinor: 1200,
        popularity: 86,
        description: 'Grain, peanut, egg, oat and honey. Eight ounces.',
      },
      {
        title: 'Training bites, resealable pouch',
        priceMinor: 900,
        popularity: 79,
        description: 'Pea-sized, so that twenty fit in a pocket.',
      },
      {
        title: 'Long-chew rings, box',
        priceMinor: 1600,
        popularity: 61,
        description: 'For dogs that finish everything.',
      },
    ],
    research:
      '## The market\n\nTreats are the part of pet food in which small makers hold their own: they are bought often and on impulse. *Estimate.*\n\n## Rules\n\nPet food is registered state by state and needs a guaranteed analysis on the label. Hops are poisonous to dogs: the grain must come from before they are added.\n\n## Where to begin\n\nA brewery that gives its grain, its tap room as the first shop, and one bakery kitchen by the hour.',
  },
  {
    ...whole,
    category: 'Skincare',
    productDescription: 'A fragrance-free face serum and balm for people with very dry skin',
    audiences: [
      {
        name: 'Winter skins',
        description:
          'People whose skin tightens when the heating comes on, and who have given up on scents that sting.',
        ageRange: '30 to 60',
        needs: ['No fragrance, said plainly', 'A texture that works under makeup'],
        channels: ['Dermatology forums', 'Pharmacies', 'Search'],
      },
    ],
    ideas: [
      {
        brandName: 'Plainwell',
        slogan: 'Nothing that stings.',
        mission:
          'Plainwell makes skincare that can be read: few ingredients, each with a reason, none for the nose.',
        valueProps: [
          'No fragrance and no essential oils',
          'Ten ingredients, each explained on the box',
          'Glass that a pharmacy would recognize',
        ],
        colors: [
          ['#1E4A4C', 'Bottle Glass', 'The main color: glass and lettering.'],
          ['#DDE7E1', 'Dew', 'Boxes and grounds.'],
          ['#F2B8A0', 'Peach Skin', 'What is meant for the skin.'],
          ['#8C8577', 'Driftwood', 'Small print and rules.'],
        ],
      },
      {
        brandName: 'Stillskin',
        slogan: 'Calm, to the last drop.',
        mission:
          'Stillskin gives dry skin back its quiet, one drop in the morning and a little balm at night.',
        valueProps: [
          'Two products, no routine',
          'Tested on skin that flares',
          'A pump that gives the same dose each time',
        ],
        colors: [
          ['#34405E', 'Ink Plum', 'Lettering.'],
          ['#CBD5E8', 'Periwinkle', 'Boxes.'],
          ['#FBF6EF', 'Chalk', 'Backgrounds.'],
          ['#C9A27E', 'Biscuit', 'Accent.'],
        ],
      },
    ],
    products: [
      {
        title: 'Dry-skin serum in a dropper bottle',
        priceMinor: 3400,
        popularity: 82,
        description: 'Squalane, glycerin and ceramides. One ounce.',
      },
      {
        title: 'Night balm in a glass jar',
        priceMinor: 2900,
        popularity: 74,
        description: 'Lies on the skin until morning, not on the pillow.',
      },
      {
        title: 'Hand balm tube',
        priceMinor: 1600,
        popularity: 69,
        description: 'For desks with bad radiators.',
      },
      {
        title: 'Winter set, box of three',
        priceMinor: 6900,
        popularity: 57,
        description: 'Serum, balm and hand balm together.',
      },
    ],
    research:
      '## The market\n\nSkincare for sensitive skin grows faster than skincare as a whole; fragrance-free is searched for more than any single ingredient. *Estimate.*\n\n## Rules\n\nA cosmetic may not claim to treat eczema: that would make it a drug. A facility listing and a safety file come before the first sale in the United States.\n\n## Price\n\nIndependent serums of one ounce sell for $28 to $46. Glass with a dropper costs $0.80 to $1.40 at a thousand pieces. *Estimate.*',
  },
];
