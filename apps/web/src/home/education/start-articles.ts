import type { Article } from './article.ts';

export const startArticles: readonly Article[] = [
  {
    slug: 'idea-to-first-order',
    topic: 'start',
    title: 'From an idea to the first order',
    summary: 'Six steps, and the screen for each.',
    parts: [
      {
        text: 'Most first products take three to six months from idea to goods in hand. The time goes into decisions, samples and shipping, in that order. Decide what you can early, and let the slow parts run while you do the rest.',
      },
      {
        heading: 'The six steps',
        points: [
          'Write down who buys it and what it should cost: the business plan asks fifteen questions.',
          'Turn the idea into a brief: material, size, quantity, target price, deadline.',
          'Ask several suppliers for quotes. Compare minimums, lead times and sample prices, not just the price.',
          'Order samples from two of them, and use them for a week.',
          'Accept a quote. It becomes a purchase order with its deposit and its dates.',
          'Bring the goods in: freight, duty, receiving. Then list the product and sell.',
        ],
      },
      {
        heading: 'What to do while you wait',
        text: 'Samples take two to four weeks. Use that time for the brand kit, the product page and the first hundred people who want to hear from you.',
      },
    ],
    links: [
      { label: 'Start the business plan', to: '/homebase/quiz' },
      { label: 'Write a brief with the sourcing agent', to: '/sourcing-agent' },
      { label: 'See your supplier orders', to: '/inbox/orders' },
    ],
  },
  {
    slug: 'plan-on-one-page',
    topic: 'start',
    title: 'A business plan that fits on one page',
    summary: 'What to write so that it helps you decide, and what to leave out.',
    parts: [
      {
        text: 'A plan for a first product is not for a bank. It’s a list of bets you can check: who buys, at what price, where they find you. Write each in a sentence, and change it when you learn something.',
      },
      {
        heading: 'Good answers are specific',
        points: [
          'Not “everyone who likes candles”, but “people in their thirties who furnish a first apartment and spend $30 on a gift”.',
          'Not “affordable”, but “$28 to $34, because a gift set is $60”.',
          'Not “online”, but “my own shop first, two markets in December”.',
        ],
      },
      {
        heading: 'Your partner reads it',
        text: 'You can ask what your plan says about your customers, or change an answer from a chat. The blueprint shows the whole plan, with next steps based on your answers.',
      },
    ],
    links: [
      { label: 'Open the blueprint', to: '/homebase/blueprint' },
      { label: 'Answer the questions', to: '/homebase/quiz' },
    ],
  },
  {
    slug: 'brand-kit',
    topic: 'start',
    title: 'A brand kit you’ll actually use',
    summary: 'Names, colors and words, and what to check before you print anything.',
    parts: [
      {
        text: 'A kit holds everything that has to look and sound the same everywhere: name, logo, colors, type, copy for the product page. It is one document with versions, so trying something out costs nothing.',
      },
      {
        heading: 'Before you print',
        points: [
          'Say the name to someone over the phone. If they can spell it, it works.',
          'Search for it: other shops in your field, social handles, and your country’s trademark register.',
          'Check the colors on the actual material. Ink on kraft paper looks darker than on a screen.',
        ],
      },
      {
        heading: 'Sharing it',
        text: 'A kit has a public page that you can send to a designer or a supplier. Only what is in the kit is on that page.',
      },
    ],
    links: [
      { label: 'Open your brand kits', to: '/business-kits' },
      { label: 'Draw on a product', to: '/sourcing/product-design' },
    ],
  },
];
