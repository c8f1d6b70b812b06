import type { Article } from './article.ts';

export const partnerArticles: readonly Article[] = [
  {
    slug: 'work-with-your-partner',
    topic: 'partner',
    title: 'Work with your partner',
    summary: 'What it does on its own, what it asks first, and how to undo things.',
    parts: [
      {
        text: 'Say what you want in your own words. Your partner looks things up, shows the records it used, and does only what your role allows.',
      },
      {
        heading: 'When it asks first',
        points: [
          'When money is spent or refunded.',
          'When something leaves the store: an email, a message to a supplier, a post.',
          'When something can’t be undone.',
          'When it isn’t sure what you meant.',
        ],
      },
      {
        heading: 'Undoing changes',
        text: 'Most changes can be undone from the receipt, by saying “undo that”, or from the activity list, which shows what people and the partner did. A change can’t be undone once something newer has changed the same record.',
      },
    ],
    links: [
      { label: 'Ask your partner something', to: '/homebase' },
      { label: 'See activity', to: '/account-info', query: 'tab=activity' },
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
          'Admins also invite people and change settings, including bank details.',
        ],
      },
      {
        heading: 'Secrets',
        text: 'Bank details, a Slack webhook and the storefront’s password are encrypted, and at most their last few characters are shown. Enter them under Account, in Store. Changing bank details requires your password, and owners and admins are notified by email.',
      },
      {
        heading: 'Messages from outside',
        text: 'What suppliers and shoppers write is treated as information, never as instructions. While your partner is reading messages like that, it asks before it changes anything.',
      },
    ],
    links: [
      { label: 'Open store settings', to: '/account-info', query: 'tab=store' },
      { label: 'See roles and people', to: '/account-info' },
    ],
  },
];
