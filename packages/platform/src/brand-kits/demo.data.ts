import type { KitDraft } from './kit-from-draft.ts';

/** A kit of the demo: its draft, how old it is, and what became of the work for it. */
export interface DemoKit {
  store: 'founder' | 'rival' | 'preview';
  daysAgo: number;
  draft: KitDraft;
  isArchived?: boolean;
  isPublished?: boolean;
  /** Work that failed, with what was said. */
  failures?: readonly { type: 'IDEA_IMAGES' | 'MARKET_RESEARCH' | 'MOODBOARD_IMAGES'; failure: string }[];
  /** The slogan before it was edited, and the first colour before it was changed: earlier versions have them. */
  formerSlogan?: string;
  formerColor?: string;
  waitlist?: readonly (readonly [email: string, name: string | null, daysAgo: number])[];
}

export const demoKits: readonly DemoKit[] = [
  {
    store: 'founder',
    daysAgo: 16,
    isPublished: true,
    formerSlogan: 'Soap for busy hands.',
    formerColor: '#4F6B4A',
    draft: {
      category: 'Bath and body',
      productDescription: 'Oat and clay bar soaps for people who garden every day',
      ideaImages: 4,
      moodboardImages: 8,
      hasSlides: true,
      audiences: [
        {
          name: 'Community garden regulars',
          description:
            'They are out in every weather, scrub their nails twice a day, and notice when their hands crack.',
          ageRange: '35 to 65',
          needs: ['Gets soil out without drying', 'A bar that lasts a month', 'A scent that is not perfume'],
          channels: ['Garden centers', 'Seed swaps', 'Gardening newsletters'],
        },
        {
          name: 'Balcony growers',
          description: 'Ten pots, high hopes and a taste for useful, good-looking things by the sink.',
          ageRange: '25 to 40',
          needs: ['Something to give', 'Honest ingredients'],
          channels: ['Instagram', 'Plant shops'],
        },
      ],
      ideas: [
        {
          brandName: 'Dawnfeather',
          slogan: 'Soil off, soft on.',
          mission:
            'Dawnfeather makes soap for hands that work outside: it takes off the soil and is gentle on skin.',
          valueProps: [
            'Oat and white clay in every bar',
            'No palm oil, no perfume',
            'Cut by hand and cured for six weeks',
          ],
          colors: [
            ['#3F6B52', 'Deep Moss', 'The main color: bands and lettering.'],
            ['#D8B98A', 'Oat', 'The bar itself, and paper.'],
            ['#F5F0E6', 'Linen', 'Backgrounds.'],
            ['#B5654A', 'Baked Clay', 'Accent for the clay bar.'],
          ],
        },
        {
          brandName: 'Mudlark & Rinse',
          slogan: 'Dig in. Rinse off.',
          mission: 'Mudlark & Rinse is for people who would rather be dirty, and clean by supper.',
          valueProps: [
            'Scrubs without plastic',
            'A rope, so that it hangs by the tap',
            'Made within fifty miles of where it is sold',
          ],
          colors: [
            ['#2B3A42', 'Slate', 'Lettering.'],
            ['#C58B4E', 'Rope', 'The rope and the seal.'],
            ['#EFE9DD', 'Chalk', 'Backgrounds.'],
            ['#7C9473', 'Sage Leaf', 'Accent.'],
          ],
        },
        {
          brandName: 'Thornby',
          slogan: 'Kind to hard-working hands.',
          mission: 'Thornby makes three things for gardeners and makes them properly.',
          valueProps: ['Three products, no more', 'Refills in paper', 'Tested by a rose nursery'],
          colors: [
            ['#7A2E3A', 'Dog Rose', 'The main color.'],
            ['#E6CFC2', 'Shell', 'Paper.'],
            ['#FBF7F2', 'Porcelain', 'Backgrounds.'],
            ['#4D5B45', 'Bay Leaf', 'Accent.'],
          ],
        },
      ],
      products: [
        {
          title: 'Oat gardener’s soap bar',
          priceMinor: 900,
          popularity: 87,
          description: 'Oat flour, white clay and calendula. Four and a half ounces.',
        },
        {
          title: 'Clay scrub bar on a rope',
          priceMinor: 1200,
          popularity: 78,
          description: 'Pumice and red clay for nails and knuckles; hangs by the tap.',
        },
        {
          title: 'Hand salve tin',
          priceMinor: 1400,
          popularity: 74,
          description: 'Beeswax, shea and comfrey for after the rinse.',
        },
        {
          title: 'Gardener’s gift box',
          priceMinor: 3400,
          popularity: 66,
          description: 'Both bars, the salve and a nail brush.',
        },
      ],
      research:
        '## The market\n\nBar soap is growing again after a decade of pump bottles: it travels without water and comes in paper. *Estimate.*\n\n## Who buys\n\nGardeners buy twice a year for themselves, in March and September, and in November and May for others.\n\n## Price\n\nHand-cut bars sell for $7 to $11; a bar on a rope for up to $14.\n\n## Rules\n\nWhat is sold as true soap falls under consumer product rules; a claim to heal makes it a drug.',
    },
    waitlist: [
      ['hanna.lindqvist@example.com', 'Hanna Lindqvist', 1],
      ['t.okafor@example.com', 'Tobi Okafor', 1],
      ['plot41@example.org', null, 2],
      ['marisol.vega@example.com', 'Marisol Vega', 3],
      ['june.park@example.net', 'June Park', 4],
      ['rhubarb.rob@example.com', 'Rob Ellery', 5],
      ['ines.moreau@example.fr', 'Inès Moreau', 6],
      ['greenfingers.leeds@example.org', null, 8],
      ['akiko.t@example.jp', 'Akiko Tanaka', 9],
      ['d.whelan@example.ie', 'Deirdre Whelan', 10],
      ['sam.cutter@example.com', 'Sam Cutter', 11],
    ],
  },
  {
    store: 'founder',
    daysAgo: 6,
    failures: [
      {
        type: 'MOODBOARD_IMAGES',
        failure: 'The picture service did not answer in time. Try again in a moment.',
      },
    ],
    draft: {
      category: 'Stationery',
      productDescription: 'Pocket journals for people who walk long distances',
      ideaImages: 4,
      moodboardImages: 0,
      hasSlides: false,
      audiences: [
        {
          name: 'Trail diarists',
          description: 'They count miles and want to remember more of them than a phone shows.',
          ageRange: '28 to 60',
          needs: ['Paper that takes rain', 'A size for a hip pocket'],
          channels: ['Outdoor shops', 'Hiking forums'],
        },
      ],
      ideas: [
        {
          brandName: 'Milepost',
          slogan: 'Write it where it happened.',
          mission:
            'Milepost makes journals that are carried: small, tough and worth keeping when the walk is over.',
          valueProps: [
            'Stone paper that takes rain and pencil',
            'A page a mile, ninety-six of them',
            'A cover that ages like a boot',
          ],
          colors: [
            ['#35506B', 'Denim', 'The main color: covers.'],
            ['#E0A43C', 'Trail Marker', 'The elastic and the ribbon.'],
            ['#F2ECE0', 'Rice Paper', 'Pages and grounds.'],
            ['#6B6F5E', 'Lichen', 'Accent.'],
          ],
        },
        {
          brandName: 'Cairn & Co.',
          slogan: 'One stone, one page.',
          mission: 'Cairn & Co. helps walkers pile up what they saw.',
          valueProps: ['Lies flat on a knee', 'Numbered pages', 'Refills for one cover'],
          colors: [
            ['#44403C', 'Basalt', 'Covers.'],
            ['#A3B18A', 'Fern', 'Ribbon.'],
            ['#F7F3EA', 'Chalk', 'Pages.'],
            ['#C2703D', 'Rust', 'Accent.'],
          ],
        },
      ],
      products: [
        {
          title: 'Waterproof pocket journal',
          priceMinor: 1800,
          popularity: 81,
          description: 'Ninety-six pages of stone paper in a hip-pocket size.',
        },
        {
          title: 'Trail pencil, set of three',
          priceMinor: 900,
          popularity: 55,
          description: 'Short, soft and capped.',
        },
        {
          title: 'Journal sleeve in waxed canvas',
          priceMinor: 3200,
          popularity: 63,
          description: 'Takes a journal, a pencil and a map.',
        },
      ],
      research:
        '## The market\n\nPaper journals sell best where something begins: a trip, a year, a diagnosis, a baby. Long walks are among them. *Estimate.*\n\n## Price\n\nPocket journals sell for $12 to $24; stone paper adds about a dollar to the cost.',
    },
  },
  {
    store: 'founder',
    daysAgo: 2,
    failures: [
      {
        type: 'IDEA_IMAGES',
        failure: 'The picture service refused two of the prompts. Try again with other words.',
      },
      { type: 'MARKET_RESEARCH', failure: 'The language model did not answer. Try again in a moment.' },
    ],
    draft: {
      category: 'Food',
      productDescription: 'Instant vegetable broth in sachets for office lunches',
      ideaImages: 0,
      moodboardImages: 0,
      hasSlides: false,
      audiences: [
        {
          name: 'Desk lunchers',
          description: 'They have a kettle, twenty minutes and no wish for another sandwich.',
          ageRange: '24 to 45',
          needs: ['Ready in the time a kettle takes', 'Less salt than a cube'],
          channels: ['Office canteens', 'LinkedIn', 'Subscription boxes'],
        },
      ],
      ideas: [
        {
          brandName: 'Brothbell',
          slogan: 'Lunch, on the boil.',
          mission: 'Brothbell puts a proper broth in a sachet, so that a kettle is kitchen enough.',
          valueProps: [
            'Seven vegetables, nothing else',
            'A third of the salt of a cube',
            'A sachet that goes in the paper bin',
          ],
          colors: [
            ['#B4491F', 'Roasted Carrot', 'The main color.'],
            ['#F3C969', 'Squash', 'Steam and seals.'],
            ['#FFF6E5', 'Vanilla', 'Backgrounds.'],
            ['#49633F', 'Parsley', 'Accent.'],
          ],
        },
      ],
      products: [],
      research: '',
    },
  },
  {
    store: 'founder',
    daysAgo: 120,
    isArchived: true,
    draft: {
      category: 'Kids clothing',
      productDescription: 'Reversible sun hats for toddlers',
      ideaImages: 2,
      moodboardImages: 0,
      hasSlides: false,
      audiences: [],
      ideas: [
        {
          brandName: 'Brimlet',
          slogan: 'Shade that stays put.',
          mission: 'Brimlet makes hats that toddlers forget they are wearing.',
          valueProps: ['Two sides, two moods', 'A strap that lets go when it must', 'UPF 50 cotton'],
          colors: [
            ['#F2A65A', 'Apricot', 'The main color.'],
            ['#6FB7B7', 'Sea Glass', 'The other side.'],
            ['#FFF7EB', 'Vanilla', 'Backgrounds.'],
            ['#3E5C76', 'Denim', 'Lettering.'],
          ],
        },
      ],
      products: [],
      research: '',
    },
  },
  {
    store: 'rival',
    daysAgo: 9,
    isPublished: true,
    draft: {
      category: 'Outdoor gear',
      productDescription: 'Repair kits for tents and rucksacks',
      ideaImages: 4,
      moodboardImages: 8,
      hasSlides: true,
      audiences: [
        {
          name: 'Keepers of old tents',
          description: 'They would rather mend than buy.',
          ageRange: '30 to 60',
          needs: ['Patches that hold in rain'],
          channels: ['Mountain huts', 'Repair cafés'],
        },
      ],
      ideas: [
        {
          brandName: 'Stitchridge',
          slogan: 'Mend it on the mountain.',
          mission: 'Stitchridge puts a workshop into a pouch.',
          valueProps: ['Patches for five fabrics', 'A needle that sews by feel', 'Weighs four ounces'],
          colors: [
            ['#C2452D', 'Poppy', 'The main color.'],
            ['#2F4858', 'Deep Harbor', 'Lettering.'],
            ['#F1EDE4', 'Linen', 'Backgrounds.'],
            ['#E2B04A', 'Honeycomb', 'Accent.'],
          ],
        },
      ],
      products: [
        {
          title: 'Tent repair pouch',
          priceMinor: 2600,
          popularity: 72,
          description: 'Patches, cord, sealant and a needle.',
        },
        {
          title: 'Rucksack buckle set',
          priceMinor: 1400,
          popularity: 58,
          description: 'Six buckles that fit most straps.',
        },
        {
          title: 'Seam sealant tube',
          priceMinor: 900,
          popularity: 64,
          description: 'Dries clear in an hour.',
        },
      ],
      research: '## The market\n\nRepair grows with the price of gear. *Estimate.*',
    },
    waitlist: [['moss@example.org', 'Moss Adeyemi', 2]],
  },
  {
    store: 'preview',
    daysAgo: 3,
    draft: {
      category: 'Tea',
      productDescription: 'Fruit teas for people who gave up soda',
      ideaImages: 4,
      moodboardImages: 8,
      hasSlides: true,
      audiences: [
        {
          name: 'Former soda drinkers',
          description: 'They want the fun of bubbles without the sugar.',
          ageRange: '18 to 40',
          needs: ['Cold and colorful'],
          channels: ['TikTok', 'Corner shops'],
        },
      ],
      ideas: [
        {
          brandName: 'Fizzless',
          slogan: 'All the joy, none of the burp.',
          mission: 'Fizzless makes cold fruit teas that look like a party.',
          valueProps: ['No sugar', 'Steeps cold in five minutes', 'Six bright colors'],
          colors: [
            ['#B8336A', 'Raspberry', 'The main color.'],
            ['#F7B538', 'Marmalade', 'Accent.'],
            ['#FFF5F0', 'Porcelain', 'Backgrounds.'],
            ['#3B6064', 'Spruce', 'Lettering.'],
          ],
        },
      ],
      products: [
        {
          title: 'Cold berry tea pouch',
          priceMinor: 1100,
          popularity: 80,
          description: 'Fifteen pyramids for a jug.',
        },
        {
          title: 'Citrus tea pouch',
          priceMinor: 1100,
          popularity: 71,
          description: 'Lemon peel, verbena and mint.',
        },
        {
          title: 'Glass bottle with a strainer',
          priceMinor: 2400,
          popularity: 62,
          description: 'Steep it, shake it, drink from it.',
        },
      ],
      research: '## The market\n\nSugar-free cold drinks grow faster than drinks as a whole. *Estimate.*',
    },
  },
];
