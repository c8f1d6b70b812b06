/** First sentences to try, by the option of the home screen that they belong to. */
export const starters = {
  orders: {
    label: 'Orders',
    says: [
      'Which orders are still outstanding and older than a week?',
      'How is order 1042 doing?',
      'Which orders are on hold?',
    ],
  },
  sourcing: {
    label: 'Sourcing',
    says: [
      'Find me candle makers with an MOQ under 500 and samples under $50, not in China',
      'Show me ceramic mugs under $6 a unit in the catalog',
      'Who are the best rated suppliers in Vietnam?',
    ],
  },
  tariffs: {
    label: 'Tariffs',
    says: [
      'What would I pay in duty on 2,000 scented candles at $3.40 from Vietnam versus China?',
      'What is the duty on ceramic mugs from Portugal?',
    ],
  },
} as const;

export type StarterKey = keyof typeof starters;

export function isStarterKey(key: string): key is StarterKey {
  return key in starters;
}
