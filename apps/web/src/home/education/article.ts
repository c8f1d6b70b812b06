import type { ScreenPath } from '#routes/route-table.ts';

export const articleTopics = ['start', 'sourcing', 'money', 'selling', 'partner'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

export const topicLabels: Readonly<Record<ArticleTopic, string>> = {
  start: 'Getting started',
  sourcing: 'Sourcing',
  money: 'Costs and money',
  selling: 'Selling and shipping',
  partner: 'Your partner',
};

/** A part of an article: a heading with sentences, or with points. */
export interface ArticlePart {
  heading?: string;
  text?: string;
  points?: readonly string[];
}

/** A link to a screen that the article speaks of; with a query where it opens a tab. */
export interface ArticleLink {
  label: string;
  to: ScreenPath;
  query?: string;
}

export interface Article {
  slug: string;
  topic: ArticleTopic;
  title: string;
  /** What one knows after reading it. */
  summary: string;
  parts: readonly ArticlePart[];
  links: readonly ArticleLink[];
}
