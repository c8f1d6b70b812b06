import type { Article } from './article.ts';

export const moneyArticles: readonly Article[] = [
  {
    slug: 'landed-cost',
    topic: 'money',
    title: 'Landed cost: what each unit really costs you',
    summary: 'Goods, duty, fees, freight and entry, and why the cheapest quote often isn’t.',
    parts: [
      {
        text: 'The price in a quote is the price at the factory. Your cost is what you’ve paid by the time it reaches your door. For small orders from far away, the difference can be as much as the goods themselves.',
      },
      {
        heading: 'What goes into it',
        points: [
          'The goods themselves.',
          'Duty: a base rate by tariff heading, and added layers that depend on the country and the day of entry.',
          'US customs fees: merchandise processing, plus harbor maintenance by sea.',
          'Freight and insurance, by sea or by air. Air is faster and costs more, but there’s no harbor maintenance fee.',
          'The customs broker and the entry, which cost about the same for one carton as for ten pallets.',
        ],
      },
      {
        heading: 'How we calculate it',
        text: 'The tariff agent shows each layer with the law behind it. When the rate depends on something like the material, it asks instead of guessing, and shows a range until you answer. Quotes, matches and design estimates use the same figures.',
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
    summary: 'From landed cost to price, with room for surprises.',
    parts: [
      {
        heading: 'A rule to start with',
        text: 'Aim for four times the landed cost in your own shop, so that wholesale at half the price still doubles your money. If you can’t get to four, you need a product people buy again, or you skip wholesale.',
      },
      {
        heading: 'What the margin has to cover',
        points: [
          'Payment and channel fees.',
          'Packing, shipping labels and returns.',
          'Discounts: a 20 percent code takes far more than 20 percent of your profit.',
          'The next production run, which you pay for before this one sells out.',
        ],
      },
      {
        heading: 'Print on demand',
        text: 'There is no stock to pay for, so the margin is thinner: you see it on each product before you publish, after the print, the blank and shipping.',
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
    title: 'Pay suppliers in stages, and keep your books straight',
    summary: 'Deposit, balance, invoices, and what the partner will never do on its own.',
    parts: [
      {
        text: 'Most suppliers ask for part of the price before they begin and the rest before the goods leave. Both are invoices here, with due dates, and each payment is posted to your books as a double entry.',
      },
      {
        heading: 'Good habits',
        points: [
          'Pay the balance after a quality check, not before.',
          'Change a supplier’s bank details only after they confirm it some other way than a message.',
          'Look at the payments report once a month: what was paid, for what, and what was returned.',
        ],
      },
      {
        heading: 'Who can pay',
        text: 'The partner prepares a payment and waits for your approval; it never pays on its own. Card numbers and bank details are entered on their screens, never in a chat.',
      },
    ],
    links: [
      { label: 'See what needs payment', to: '/inbox/needs-payment' },
      { label: 'Open payments and books', to: '/payments' },
    ],
  },
];
