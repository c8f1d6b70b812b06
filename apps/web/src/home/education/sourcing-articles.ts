import type { Article } from './article.ts';

export const sourcingArticles: readonly Article[] = [
  {
    slug: 'brief-that-gets-quotes',
    topic: 'sourcing',
    title: 'Write a brief that gets real quotes',
    summary: 'The eight facts a supplier needs before a price means anything.',
    parts: [
      {
        text: 'Suppliers answer vague requests with vague prices. A brief with figures gets figures back, and it makes quotes comparable, because everyone prices the same thing.',
      },
      {
        heading: 'What belongs in it',
        points: [
          'What it is, in a sentence, with a picture or a drawing.',
          'Material and finish, as exactly as you know it.',
          'Size and weight, with the tolerance you can live with.',
          'Quantity for the first order, and what you hope for later.',
          'Target price for a piece, before freight.',
          'Packaging: bulk, retail box, insert, barcode.',
          'When you need it, and where it goes.',
          'What it must pass: food contact, toys, cosmetics, labels.',
        ],
      },
      {
        heading: 'How it is kept',
        text: 'The sourcing agent asks for what is missing and keeps every change as a version. What you accept is matched against the marketplace; when nobody there makes it, it says so in place of a weak match.',
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
          'Reviews of brands who ordered there, and how the profile was vetted.',
        ],
      },
      {
        heading: 'Questions that tell',
        points: [
          'Do you make this yourselves, or buy it in?',
          'What would you change about the design to make it cheaper or sturdier?',
          'What happens when a run comes out wrong?',
        ],
      },
      {
        heading: 'Signs to walk away',
        text: 'A price far below all others, a new bank account in a message, pressure to pay outside the platform. The inbox marks messages that look like this; check with the supplier over another way before you pay.',
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
        text: 'A sample costs more per piece than the order will, and saves the order. Take two suppliers where you can: the second one tells you what the first could do better.',
      },
      {
        heading: 'Test what customers will do',
        points: [
          'Use it every day for a week. Wash it, drop it, leave it in the sun.',
          'Weigh and measure it, and write it down. That is what you compare the run with.',
          'Pack it as it will be shipped and send it to yourself.',
        ],
      },
      {
        heading: 'Say what is wrong in figures',
        text: '“The rim is 1 mm too thick, and two of five have a bubble in the glaze” can be fixed. “It feels cheap” can’t. Attach photos in the thread, and keep one approved sample for the quality check.',
      },
    ],
    links: [
      { label: 'See your sample orders', to: '/inbox/orders' },
      { label: 'Book a quality check', to: '/homebase/quality-control' },
    ],
  },
];
