import { z } from 'zod';

/** A question of the business plan, by which its answer is kept. */
export const planQuestionKey = z.enum([
  'whatYouSell',
  'whyItMatters',
  'stage',
  'targetCustomer',
  'customerProblem',
  'whereTheyShop',
  'firstProduct',
  'price',
  'whatIsDifferent',
  'makingIt',
  'firstOrder',
  'budget',
  'salesChannels',
  'firstCustomers',
  'firstYearGoal',
]);
export type PlanQuestionKey = z.output<typeof planQuestionKey>;

export const planStepKey = z.enum(['brand', 'customers', 'product', 'making', 'selling']);
export type PlanStepKey = z.output<typeof planStepKey>;

export interface PlanQuestion {
  key: PlanQuestionKey;
  step: PlanStepKey;
  /** What a row of the plan is called: "Target customer". */
  label: string;
  question: string;
  hint: string;
  /** Answers that many founders give; any other text is as good. */
  choices: readonly string[];
  /** Words by which founders name it in a sentence. */
  words: readonly string[];
}

export const planSteps: readonly { key: PlanStepKey; title: string; note: string }[] = [
  { key: 'brand', title: 'Your brand', note: 'What it is, and how far along you are.' },
  { key: 'customers', title: 'Your customers', note: 'Who buys first, and what they need.' },
  { key: 'product', title: 'Your product', note: 'What you sell first, and for how much.' },
  { key: 'making', title: 'Making it', note: 'Who makes it, how many, and what you can spend.' },
  { key: 'selling', title: 'Selling it', note: 'Where it sells, and what a good first year looks like.' },
];

export const planQuestions: readonly PlanQuestion[] = [
  {
    key: 'whatYouSell',
    step: 'brand',
    label: 'What you sell',
    question: 'What does your brand sell?',
    hint: 'One sentence, the way you’d say it to a friend.',
    choices: [],
    words: ['what we sell', 'what i sell', 'what you sell', 'offer', 'idea', 'concept'],
  },
  {
    key: 'whyItMatters',
    step: 'brand',
    label: 'Why it matters',
    question: 'Why are you the one to make it?',
    hint: 'What you know or care about that others don’t.',
    choices: [],
    words: ['why it matters', 'our why', 'mission', 'purpose', 'reason we exist'],
  },
  {
    key: 'stage',
    step: 'brand',
    label: 'Stage',
    question: 'How far along are you?',
    hint: 'It decides which next steps you see first.',
    choices: ['An idea', 'Samples made', 'Selling already'],
    words: ['stage', 'how far along', 'where we are'],
  },
  {
    key: 'targetCustomer',
    step: 'customers',
    label: 'Target customer',
    question: 'Who buys it first?',
    hint: 'A person you could point to: their age, their day, what they spend.',
    choices: [],
    words: [
      'target customer',
      'target customers',
      'customer',
      'customers',
      'target audience',
      'audience',
      'target market',
      'who buys',
      'ideal customer',
      'ideal buyer',
    ],
  },
  {
    key: 'customerProblem',
    step: 'customers',
    label: 'Customer’s problem',
    question: 'What do they struggle with today?',
    hint: 'What they use instead, and what is wrong with it.',
    choices: [],
    words: ['customer problem', 'problem we solve', 'problem', 'pain point', 'pain points', 'need'],
  },
  {
    key: 'whereTheyShop',
    step: 'customers',
    label: 'Where they shop',
    question: 'Where do they shop and browse?',
    hint: 'Stores, markets, apps, newsletters, people they follow.',
    choices: ['Instagram and TikTok', 'Markets and fairs', 'Boutiques', 'Search and marketplaces'],
    words: ['where they shop', 'where customers shop', 'where they look', 'where people find us'],
  },
  {
    key: 'firstProduct',
    step: 'product',
    label: 'First product',
    question: 'What is the first product?',
    hint: 'Material, size, what comes in the box.',
    choices: [],
    words: ['first product', 'launch product', 'hero product', 'main product', 'the product'],
  },
  {
    key: 'price',
    step: 'product',
    label: 'Price',
    question: 'What should it sell for?',
    hint: 'A price or a range. Most brands aim for four times what it costs to make.',
    choices: [],
    words: ['price', 'pricing', 'price point', 'price range', 'what we charge'],
  },
  {
    key: 'whatIsDifferent',
    step: 'product',
    label: 'What is different',
    question: 'Why this one, and not the next best thing?',
    hint: 'The one thing a customer would tell someone else.',
    choices: [],
    words: [
      'what is different',
      'difference',
      'differentiator',
      'edge',
      'competition',
      'competitors',
      'unique',
    ],
  },
  {
    key: 'makingIt',
    step: 'making',
    label: 'Making it',
    question: 'Who makes it?',
    hint: 'You can change this later; the blueprint shows where to start.',
    choices: ['A supplier', 'I make it myself', 'Print on demand', 'I don’t know yet'],
    words: ['making it', 'who makes it', 'production', 'manufacturing', 'how it is made'],
  },
  {
    key: 'firstOrder',
    step: 'making',
    label: 'First order',
    question: 'How many pieces would you order first?',
    hint: 'A number is enough. Many suppliers start at 100 to 500.',
    choices: ['Under 100', '100 to 500', 'More than 500'],
    words: ['first order', 'first run', 'order size', 'first batch', 'how many pieces'],
  },
  {
    key: 'budget',
    step: 'making',
    label: 'Budget',
    question: 'What can you spend before the first sale?',
    hint: 'Samples, the first order, freight and duty, packaging, photos.',
    choices: ['Under $1,000', '$1,000 to $5,000', '$5,000 to $20,000', 'More than $20,000'],
    words: ['budget', 'starting budget', 'what we can spend', 'money to start', 'funding'],
  },
  {
    key: 'salesChannels',
    step: 'selling',
    label: 'Sales channels',
    question: 'Where will you sell?',
    hint: 'Name the first one, then the next.',
    choices: ['My own shop', 'Marketplaces', 'Wholesale to stores', 'Markets and pop-ups'],
    words: ['sales channels', 'sales channel', 'channels', 'where we sell', 'where i sell'],
  },
  {
    key: 'firstCustomers',
    step: 'selling',
    label: 'First customers',
    question: 'How will your first 50 customers hear about you?',
    hint: 'People you know, a post, a market booth, a mailing list.',
    choices: [],
    words: ['first customers', 'first 50 customers', 'marketing', 'launch plan', 'how people hear of us'],
  },
  {
    key: 'firstYearGoal',
    step: 'selling',
    label: 'First-year goal',
    question: 'What would make the first year a good one?',
    hint: 'A number, or something you’ll know when it happens.',
    choices: [],
    words: ['first year goal', 'goal', 'goals', 'target', 'targets', 'year one', 'success'],
  },
];

/** Characters of one answer. */
export const longestAnswer = 2000;

export function planQuestionOf(key: PlanQuestionKey): PlanQuestion {
  const found = planQuestions.find((one) => one.key === key);
  if (!found) throw new Error(`The business plan has no question ${key}.`);
  return found;
}

/** Words by which a sentence names each question. */
export const planQuestionWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  planQuestions.map(({ key, words }) => [key, words]),
);
