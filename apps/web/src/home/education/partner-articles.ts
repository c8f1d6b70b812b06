import type { Article } from './article.ts';

export const partnerArticles: readonly Article[] = [
  {
    slug: 'work-with-your-partner',
    topic: 'partner',
    title: 'Work with your partner',
    summary: 'What it does by itself, what it asks first, and how to take things back.',
    parts: [
      {
        text: 'Say what you want in your own words. Your partner looks things up, shows the records it used, and does what your role may do, never more.',
      },
      {
        heading: 'It asks first',
        points: [
          'When money is spent or refunded.',
          'When something leaves the store: an email, a message to a supplier, a post.',
          'When something can’t be undone.',
          'When it isn’t sure what you meant.',
        ],
      },
      {
        heading: 'Taking things back',
        text: 'Most changes can be undone from the receipt, by saying “undo that”, or from the activity list, which shows what people and the partner did. A change isn’t undone over a later one.',
      },
    ],
    links: [
      { label: 'Ask your partner something', to: '/homebase' },
      { label: 'See the activity', to: '/account-info', query: 'tab=activity' },
      { label: 'See suggestions', to: '/ecommerce-query-templates' },
    ],
  },
  {
    slug: 'keep-your-store-safe',
    topic: 'partner',
    title: 'Keep your store safe',
    summary: 'Roles, secrets, and what never belongs in a chat.',
    parts: [
      {
        heading: 'Roles',
        points: [
          'Viewers see everything and change nothing.',
          'Members do the daily work: orders, products, suppliers, designs.',
          'Admins also invite people and change settings, bank details among them.',
        ],
      },
      {
        heading: 'Secrets',
        text: 'Bank details, a Slack webhook and the storefront’s password are kept sealed and shown by their last characters alone. They are entered under Account, in Store. Changing bank details needs your password, and owners and admins are told by email.',
      },
      {
        heading: 'Words from outside',
        text: 'What suppliers and shoppers write is read as information, never as an instruction. While such words are in view, your partner asks before it changes anything.',
      },
    ],
    links: [
      { label: 'Open store settings', to: '/account-info', query: 'tab=store' },
      { label: 'See roles and people', to: '/account-info' },
    ],
  },
];
