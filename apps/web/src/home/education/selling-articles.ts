import type { Article } from './article.ts';

export const sellingArticles: readonly Article[] = [
  {
    slug: 'ship-orders',
    topic: 'selling',
    title: 'Orders: hold, cancel, ship',
    summary: 'What can still be changed at each point, and what is refunded.',
    parts: [
      {
        heading: 'Until it has shipped',
        points: [
          'An order can be put on hold and released; rules can do it by themselves, for large orders or certain countries.',
          'The address and the shipping method can be changed, for what hasn’t left yet.',
          'Units can be canceled. What was paid for them is refunded, with their share of discounts and tax; shipping is refunded only with the last unit of an order that never left.',
        ],
      },
      {
        heading: 'Once it has shipped',
        text: 'What has left can’t be canceled, only returned. A label is bought before the parcel goes, so that a lost answer from a carrier never means two labels; an unused one is paid back when you void it.',
      },
      {
        heading: 'Seven days',
        text: 'An order on which no work began for seven days counts as late. Home shows the late ones first.',
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
        text: 'A clear return page sells more than it costs. Say how many days there are and who pays the way back, and use the same words everywhere. Your return settings are where those rules live.',
      },
      {
        heading: 'Three ways to make it right',
        points: [
          'A refund, worked out line by line, to the card it was paid with.',
          'Store credit: a code that the customer uses on the next order, with a last day if you set one.',
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
        heading: 'Print on demand fits',
        points: [
          'Designs you want to try before you commit.',
          'Many variants with few sales each.',
          'A launch with no money for stock.',
        ],
      },
      {
        heading: 'Stock fits',
        points: [
          'A product that is the brand: its material, its weight, its box.',
          'Anything that sells steadily. The piece costs less, and it ships the same day.',
        ],
      },
      {
        heading: 'Reorder before you run out',
        text: 'Add the lead time to the days the goods travel. That many days of sales is the stock at which to reorder. Set it as the low-stock point of a product, and home reminds you.',
      },
    ],
    links: [
      { label: 'Browse print-on-demand products', to: '/print-on-demand-catalog' },
      { label: 'See products and stock', to: '/inventory' },
      { label: 'Follow what arrives', to: '/receivings' },
    ],
  },
];
