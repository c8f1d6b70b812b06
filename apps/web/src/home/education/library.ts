import type { Article, ArticleLink, ArticleTopic } from './article.ts';
import { moneyArticles } from './money-articles.ts';
import { partnerArticles } from './partner-articles.ts';
import { sellingArticles } from './selling-articles.ts';
import { sourcingArticles } from './sourcing-articles.ts';
import { startArticles } from './start-articles.ts';

/** Every article, in the order in which a founder needs them. */
export const articles: readonly Article[] = [
  ...startArticles,
  ...sourcingArticles,
  ...moneyArticles,
  ...sellingArticles,
  ...partnerArticles,
];

export const articleOf = (slug: string | null): Article | undefined =>
  articles.find((article) => article.slug === slug);

const textOf = ({ title, summary, parts }: Article): string =>
  [
    title,
    summary,
    ...parts.flatMap(({ heading, text, points }) => [heading ?? '', text ?? '', ...(points ?? [])]),
  ]
    .join(' ')
    .toLowerCase();

const texts = new Map(articles.map((article) => [article.slug, textOf(article)]));

/** The articles in which all words occur, those with one in the title first. */
export function findArticles(search: string, topic: ArticleTopic | undefined): Article[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = (article: Article) => words.some((word) => article.title.toLowerCase().includes(word));
  return articles
    .filter((article) => topic === undefined || article.topic === topic)
    .filter(({ slug }) => words.every((word) => texts.get(slug)?.includes(word)))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}

/** Minutes to read, at 200 words a minute. */
export const minutesOf = (article: Article): number =>
  Math.max(1, Math.round(textOf(article).split(/\s+/).length / 200));

/** Where a link leads; what an address may leave out is left out. */
export function linkAddress({ to, query }: ArticleLink): string {
  const path = to.replace(/\/\{\w+\?\}/, '');
  return query === undefined ? path : `${path}?${query}`;
}
