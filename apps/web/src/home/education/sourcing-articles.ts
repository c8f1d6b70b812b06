import type { Article } from './article.ts';

export const sourcingArticles: readonly Article[] = [
  {
    slug: 'brief-that-gets-quotes',
    topic: 'sourcing',
    title: 'Write a brief that gets real quotes',
    summary: 'The eight facts a supplier needs before a price means anything.',
    parts: [
      {
        text: 'Suppliers answer vague requests with vague prices. A brief with numbers gets numbers back, and it makes quotes comparable, because everyone is pricing the same thing.',
      },
      {
        heading: 'What belongs in it',
        points: [
          'What it is, in a sentence, with a picture or a drawing.',
          'Material and finish, as exactly as you know it.',
          'Size and weight, with the tolerance you can live with.',
          'Quantity for the first order, and what you hope for later.',
          'Target price per unit, before freight.',
          'Packaging: bulk, retail box, insert, barcode.',
          'When you need it, and where it goes.',
          'Rules it has to meet: food contact, toys, cosmetics, labeling.',
        ],
      },
      {
        heading: 'How we save it',
        text: 'The sourcing agent asks for what’s missing and saves every change as a version. The brief you accept is matched against the marketplace; if nobody there makes it, the agent tells you instead of forcing a weak match.',
      },
    ],
    links: [
      { label: 'Write it with the sourcing agent', to: '/sourcing-agent' },
      { label: 'Create a custom project request', to: '/create-custom-project/{rfpId?}' },
    ],
  },
  {
    slug: 'choose-a-supplier',
    topic: 'sourcing',
    title: 'Choose a supplier with your eyes open',
    summary: 'What the filters mean, what to ask, and signs to walk away.',
    parts: [
      {
        heading: 'What to compare',
        points: [
          'Minimum order (MOQ): how many pieces they will make at the quoted price.',
          'Sample price and time: a supplier who is slow with one piece is slow with a thousand.',
          'Lead time: from the deposit to goods that are ready to leave, not to your door.',
          'Reviews from brands that ordered there, and how the profile was vetted.',
        ],
      },
      {
        heading: 'Questions that tell you a lot',
        points: [
          'Do you make this yourselves, or buy it from someone else?',
          'What would you change about the design to make it cheaper or sturdier?',
          'What happens when a run comes out wrong?',
        ],
      },
      {
        heading: 'Signs to walk away',
        text: 'A price far below the rest, a new bank account in a message, pressure to pay outside the platform. The inbox marks messages that look like this; check with the supplier through another channel before you pay.',
      },
    ],
    links: [
      { label: 'Browse the marketplace', to: '/browse-suppliers' },
      { label: 'See your suppliers', to: '/inbox/my-suppliers' },
      { label: 'Open your favorites', to: '/favorites' },
    ],
  },
  {
    slug: 'samples-first',
    topic: 'sourcing',
    title: 'Samples before quantity',
    summary: 'What to order, how to test it, and how to say what is wrong.',
    parts: [
      {
        text: 'A sample costs more per unit than the order will, and it can save the whole order. Sample from two suppliers if you can: the second shows you what the first could do better.',
      },
      {
        heading: 'Test what customers will do',
        points: [
          'Use it every day for a week. Wash it, drop it, leave it in the sun.',
          'Weigh and measure it, and write it down. That’s what you’ll compare the run against.',
          'Pack it the way it will ship and mail it to yourself.',
        ],
      },
      {
        heading: 'Say what’s wrong in numbers',
        text: '“The rim is 1 mm too thick, and two of five have a bubble in the glaze” can be fixed. “It feels cheap” can’t. Attach photos to the thread, and keep one approved sample for the quality check.',
      },
    ],
    links: [
      { label: 'See your sample orders', to: '/inbox/orders' },
      { label: 'Book a quality check', to: '/homebase/quality-control' },
    ],
  },
];
