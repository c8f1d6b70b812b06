import type { Article } from './article.ts';

export const moneyArticles: readonly Article[] = [
  {
    slug: 'landed-cost',
    topic: 'money',
    title: 'Landed cost: what a piece really costs you',
    summary: 'Goods, duty, fees, freight and entry, and why the cheapest quote often isn’t.',
    parts: [
      {
        text: 'The price in a quote is the price at the factory. Your cost is what it comes to at your door. For small orders from far away, the difference can be as much as the goods.',
      },
      {
        heading: 'What is in it',
        points: [
          'The goods themselves.',
          'Duty: a base rate by tariff heading, and added layers that depend on the country and the day of entry.',
          'Fees of US customs: merchandise processing, and harbor maintenance by sea.',
          'Freight and insurance, by sea or by air. Air is faster and costs more; harbor maintenance isn’t paid by air.',
          'The broker and the entry, which cost about the same for one carton as for ten pallets.',
        ],
      },
      {
        heading: 'How it is worked out here',
        text: 'The tariff agent shows each layer with the law behind it. Where a fact decides, such as a material, it asks in place of guessing and shows the range until you answer. Quotes, matches and design estimates use the same figures.',
      },
    ],
    links: [
      { label: 'Look up a duty', to: '/tariff-rate-agent' },
      { label: 'Work out a margin', to: '/product-margin' },
    ],
  },
  {
    slug: 'price-and-margin',
    topic: 'money',
    title: 'Set a price that pays for the next order',
    summary: 'From landed cost to price, with room for what always comes up.',
    parts: [
      {
        heading: 'A rule to start with',
        text: 'Aim for four times the landed cost in your own shop, so that wholesale at half the price still doubles your money. Where you can’t reach four, you need a product that people buy again, or no wholesale.',
      },
      {
        heading: 'What the margin has to carry',
        points: [
          'Payment and channel fees.',
          'Packing, the label and what comes back.',
          'Discounts: a 20 percent code takes far more than 20 percent of your profit.',
          'The next production run, which you pay for before this one has sold out.',
        ],
      },
      {
        heading: 'Print on demand',
        text: 'There is no stock to pay for, so the margin is thinner: you see it on each product before it is published, with the print, the blank and the shipping taken off.',
      },
    ],
    links: [
      { label: 'Open the margin calculator', to: '/product-margin' },
      { label: 'Browse print-on-demand products', to: '/print-on-demand-catalog' },
    ],
  },
  {
    slug: 'pay-suppliers',
    topic: 'money',
    title: 'Pay suppliers in steps, and keep the books straight',
    summary: 'Deposit, balance, invoices, and what the partner will never do on its own.',
    parts: [
      {
        text: 'Most suppliers ask for part of the price before they begin and the rest before the goods leave. Both are invoices here, with the day they are due, and each payment is written into your books with both of its sides.',
      },
      {
        heading: 'Good habits',
        points: [
          'Pay the balance after a quality check, not before.',
          'Change bank details only when the supplier confirms it another way than by message.',
          'Look at the payments report once a month: what was paid, for what, and what came back.',
        ],
      },
      {
        heading: 'Who may pay',
        text: 'The partner prepares a payment and waits for your yes; it never pays by itself. Card numbers and bank details are entered on their screens, never in a chat.',
      },
    ],
    links: [
      { label: 'See what is to pay', to: '/inbox/needs-payment' },
      { label: 'Open payments and books', to: '/payments' },
    ],
  },
];
