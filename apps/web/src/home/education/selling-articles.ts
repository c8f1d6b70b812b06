import type { Article } from './article.ts';

export const sellingArticles: readonly Article[] = [
  {
    slug: 'ship-orders',
    topic: 'selling',
    title: 'Orders: hold, cancel, ship',
    summary: 'What can still be changed at each point, and what is refunded.',
    parts: [
      {
        heading: 'Before it ships',
        points: [
          'An order can be put on hold and released; rules can do it automatically, for large orders or certain countries.',
          'The address and the shipping method can be changed for anything that hasn’t shipped yet.',
          'Units can be canceled. What was paid for them is refunded, with their share of discounts and tax; shipping is refunded only with the last unit of an order that never left.',
        ],
      },
      {
        heading: 'After it ships',
        text: 'Anything that has shipped can’t be canceled, only returned. You never pay twice if a carrier’s response gets lost, and an unused label is refunded when you void it.',
      },
      {
        heading: 'Seven days',
        text: 'An order that nobody has started on for seven days counts as late. Home shows late orders first.',
      },
    ],
    links: [
      { label: 'Open orders', to: '/orders' },
      { label: 'Set fulfillment rules', to: '/fulfillment-rules' },
      { label: 'Buy shipping labels', to: '/fulfillment-services' },
    ],
  },
  {
    slug: 'returns',
    topic: 'selling',
    title: 'Returns that keep a customer',
    summary: 'A window, a reason, and three ways to make it right.',
    parts: [
      {
        text: 'A clear return policy sells more than it costs. Say how many days customers have and who pays for return shipping, and use the same wording everywhere. Set those rules in your return settings.',
      },
      {
        heading: 'Three ways to make it right',
        points: [
          'A refund, calculated line by line, to the original card.',
          'Store credit: a code the customer uses on the next order, with an expiration date if you set one.',
          'An exchange for another size or color.',
        ],
      },
      {
        heading: 'Read the reasons',
        text: 'Three returns for the same reason are a product problem, not a customer problem. The return reports list them by product; send them to the supplier with the next order.',
      },
    ],
    links: [
      { label: 'Manage return settings', to: '/return-settings' },
      { label: 'See returns', to: '/return-orders' },
      { label: 'See store credits', to: '/store-credits' },
    ],
  },
  {
    slug: 'stock-or-print',
    topic: 'selling',
    title: 'Stock, print on demand, or both',
    summary: 'How much to order first, and when to print one at a time.',
    parts: [
      {
        heading: 'Print on demand is right for',
        points: [
          'Designs you want to try before you commit.',
          'Many variants with few sales each.',
          'A launch with no money for stock.',
        ],
      },
      {
        heading: 'Stock is right for',
        points: [
          'A product that is the brand: its material, its weight, its box.',
          'Anything that sells steadily. Each unit costs less and ships the same day.',
        ],
      },
      {
        heading: 'Reorder before you run out',
        text: 'Add the lead time to the days in transit. When you’re down to that many days of sales, it’s time to reorder. Set it as the product’s low-stock point, and home will remind you.',
      },
    ],
    links: [
      { label: 'Browse print-on-demand products', to: '/print-on-demand-catalog' },
      { label: 'See products and stock', to: '/inventory' },
      { label: 'Track incoming stock', to: '/receivings' },
    ],
  },
];
