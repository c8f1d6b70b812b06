import type { Milestone } from './milestones.ts';

/** Levels of lifetime sales, lowest first, with the words of each (specification, sales milestones). */
export const milestones: readonly [Milestone, ...Milestone[]] = [
  {
    level: 'DEFAULT',
    thresholdMinor: 0,
    label: 'Before the first sale',
    headline: 'The first sale is ahead',
    message: 'Every brand starts at zero. Your first order will be marked here.',
  },
  {
    level: 'FIRST_SALE',
    thresholdMinor: 0,
    label: 'First sale',
    headline: 'Your first sale',
    message: 'Someone you may never meet chose what you made. Everything after this is more of the same.',
  },
  {
    level: '1k',
    thresholdMinor: 100_000,
    label: '$1,000',
    headline: '$1,000 sold',
    message: 'Past friends and family: strangers are buying now.',
  },
  {
    level: '5k',
    thresholdMinor: 500_000,
    label: '$5,000',
    headline: '$5,000 sold',
    message: 'Enough orders to see what people come back for.',
  },
  {
    level: '10k',
    thresholdMinor: 1_000_000,
    label: '$10,000',
    headline: '$10,000 sold',
    message: 'Five figures. This is a business, and it has customers.',
  },
  {
    level: '50k',
    thresholdMinor: 5_000_000,
    label: '$50,000',
    headline: '$50,000 sold',
    message: 'Suppliers take your calls differently from here. Better terms are worth asking for.',
  },
  {
    level: '100k',
    thresholdMinor: 10_000_000,
    label: '$100,000',
    headline: '$100,000 sold',
    message: 'Six figures in lifetime sales. Few brands get this far.',
  },
  {
    level: '500k',
    thresholdMinor: 50_000_000,
    label: '$500,000',
    headline: '$500,000 sold',
    message: 'Half a million, one parcel at a time.',
  },
  {
    level: '1M',
    thresholdMinor: 100_000_000,
    label: '$1,000,000',
    headline: 'One million dollars sold',
    message: 'Seven figures. What began as an idea is now a brand that people know.',
  },
  {
    level: '5M',
    thresholdMinor: 500_000_000,
    label: '$5,000,000',
    headline: 'Five million dollars sold',
    message: 'The last milestone on our list. The next ones are yours to name.',
  },
];
