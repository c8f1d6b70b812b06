export interface DemoProduct {
  title: string;
  /** US cents. */
  price: number;
  popularity: number;
  form: string;
  description: string;
  isChosen?: boolean;
}

export interface DemoIdea {
  brief: string;
  category: string;
  title: string;
  audience: string;
  description: string;
  brandName: string;
  palette: readonly string[];
  state: 'DRAFT' | 'SUBMITTED' | 'ARCHIVED';
  isPublic?: boolean;
  daysAgo: number;
  products: readonly DemoProduct[];
}

// prettier-ignore
export const founderIdeas: readonly DemoIdea[] = [
  {
    brief: 'something for the bedside that smells of rain, no flame', category: 'Home fragrance', title: 'Rain Stone Diffuser', state: 'SUBMITTED', daysAgo: 41,
    audience: 'Renters who may not burn candles', brandName: 'Petrichor Row', palette: ['#4A6670', '#D9C2A3', '#F4F0E8', '#1F2A2E'],
    description: 'They want a scent at night and have a lease that forbids flames. A porous stone and six drops of oil do without plug and wick.',
    products: [
      { title: 'Rain Stone Diffuser', price: 3400, popularity: 81, form: 'diffuser', isChosen: true, description: 'An unglazed stone in a saucer that drinks six drops and gives them back over a night.' },
      { title: 'Rain Oil Dropper', price: 1800, popularity: 68, form: 'dropper', isChosen: true, description: 'Fifteen milliliters of vetiver, violet leaf and wet clay, enough for eighty nights.' },
      { title: 'Bedside Set', price: 4800, popularity: 63, form: 'gift-box', description: 'Stone, saucer and oil in a box that needs no wrapping.' },
    ],
  },
  {
    brief: 'ceramics for people who work from a very small desk', category: 'Ceramics', title: 'Narrow Desk Cup', state: 'DRAFT', isPublic: true, daysAgo: 16,
    audience: 'People with small desks', brandName: 'Elbow Room', palette: ['#8C4A36', '#E3C9A8', '#F7F1E6', '#2B1D18'],
    description: 'A keyboard, a screen and nowhere to put a mug. Tall and slim pieces stand where round ones fall.',
    products: [
      { title: 'Narrow Desk Cup', price: 2600, popularity: 77, form: 'mug', isChosen: true, description: 'A stoneware cup six centimeters wide, heavy at the foot, for the edge of a desk.' },
      { title: 'Cable Tray', price: 2200, popularity: 58, form: 'slim-box', description: 'A long shallow dish with two notches where chargers stay put.' },
      { title: 'Pencil Vase', price: 2400, popularity: 55, form: 'jar', description: 'Half vase, half pencil cup, with a divider inside.' },
    ],
  },
  {
    brief: 'a calming tea for night-shift nurses', category: 'Tea', title: 'Break Room Tea Tin', state: 'DRAFT', daysAgo: 6,
    audience: 'Night-shift nurses', brandName: 'Softly After', palette: ['#3F4E7A', '#C7B4D8', '#F3F0F7', '#191C2B'],
    description: 'They come home at eight in the morning and have to sleep by nine. Caffeine is out, alcohol too, and a ritual is missing.',
    products: [
      { title: 'Break Room Tea Tin', price: 2200, popularity: 84, form: 'tin', isChosen: true, description: 'Chamomile, oat straw and lemon balm, thirty cups in a tin with an inner lid.' },
      { title: 'Locker Sachets', price: 1400, popularity: 72, form: 'tea-box', isChosen: true, description: 'Fifteen wrapped sachets that survive a scrub pocket.' },
      { title: 'Lidded Ward Mug', price: 3200, popularity: 61, form: 'mug', description: 'A mug with a lid that keeps heat through an interrupted break.' },
    ],
  },
  {
    brief: 'a travel size of our candles', category: 'Candles', title: 'Pocket Travel Candle', state: 'DRAFT', daysAgo: 2,
    audience: 'People who sleep badly in hotels', brandName: 'Elsewhere', palette: ['#5E6B3F', '#E2D6B4', '#F6F3E8', '#20241A'],
    description: 'Hotel rooms smell of other people. A small tin with the scent of home makes the first night easier.',
    products: [
      { title: 'Pocket Travel Candle', price: 1600, popularity: 79, form: 'candle-tin', isChosen: true, description: 'Sixty grams of soy wax in a flat tin, twelve hours, allowed in a carry-on.' },
      { title: 'Match Striker Pouch', price: 1200, popularity: 52, form: 'zip-pouch', description: 'A waxed pouch for the tin, with a striker sewn into its seam.' },
      { title: 'Weekend Trio', price: 4200, popularity: 66, form: 'gift-box', description: 'Three tins in three scents, in a sleeve that fits a shoe.' },
    ],
  },
  {
    brief: 'wooden toys from our offcuts', category: 'Toys', title: 'Offcut Balance Blocks', state: 'ARCHIVED', daysAgo: 120,
    audience: 'Parents of toddlers', brandName: 'Leftover Castle', palette: ['#C58B2A', '#7FA08A', '#FAF3DF', '#332611'],
    description: 'Put away: tests of small parts cost more than the offcuts are worth.',
    products: [
      { title: 'Offcut Balance Blocks', price: 3800, popularity: 70, form: 'blocks', isChosen: true, description: 'Twelve odd blocks that only stack when one looks closely.' },
    ],
  },
];

// prettier-ignore
export const rivalIdeas: readonly DemoIdea[] = [
  {
    brief: 'something warm for anglers', category: 'Outdoor', title: 'Dawn Flask', state: 'DRAFT', isPublic: true, daysAgo: 12,
    audience: 'Anglers who sit still before sunrise', brandName: 'Coldwater', palette: ['#2F4F4F', '#D9A441', '#F2EFE6', '#14201F'],
    description: 'Four hours on a wet bank and cold hands. What keeps soup hot and fits a creel sells itself.',
    products: [
      { title: 'Dawn Flask', price: 4200, popularity: 74, form: 'tumbler', isChosen: true, description: 'A flask whose lid is a bowl, with a grip for gloves.' },
      { title: 'Reed Blanket', price: 8900, popularity: 60, form: 'blanket', description: 'A wool blanket with a waxed underside.' },
    ],
  },
];
