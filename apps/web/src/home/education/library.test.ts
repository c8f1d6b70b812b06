import { expect, it } from 'vitest';
import { areaRoutes } from '../../areas.ts';
import { articleTopics } from './article.ts';
import { articleOf, articles, findArticles, linkAddress, minutesOf } from './library.ts';

it('every article says something, in sentences, and leads to screens that are drawn', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  expect(articles.length).toBeGreaterThanOrEqual(10);
  for (const topic of articleTopics) expect(articles.some((article) => article.topic === topic)).toBe(true);
  for (const article of articles) {
    expect(minutesOf(article)).toBeLessThanOrEqual(3);
    expect(article.links.length).toBeGreaterThan(0);
    for (const { to } of article.links) expect(to in areaRoutes, `${article.slug} leads to ${to}`).toBe(true);
    const texts = article.parts
      .flatMap(({ text, points }) => [text ?? '', ...(points ?? [])])
      .filter(Boolean);
    expect(texts.filter((text) => /!|lorem/i.test(text))).toEqual([]);
    expect(texts.filter((text) => !/[.?”]$/.test(text))).toEqual([]);
  }
});

it('is searched by all words, the title first, and by topic', () => {
  expect(findArticles('', undefined)).toEqual(articles);
  expect(findArticles('landed cost', undefined)[0]?.slug).toBe('landed-cost');
  expect(findArticles('zebra', undefined)).toEqual([]);
  expect(findArticles('', 'money').every(({ topic }) => topic === 'money')).toBe(true);
  expect(articleOf('returns')?.title).toBe('Returns that keep a customer');
  expect(articleOf('nothing')).toBeUndefined();
});

it('links lead to the tab they name', () => {
  expect(linkAddress({ label: 'x', to: '/account-info', query: 'tab=store' })).toBe(
    '/account-info?tab=store',
  );
  expect(linkAddress({ label: 'x', to: '/payments' })).toBe('/payments');
});
