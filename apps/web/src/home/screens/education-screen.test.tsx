import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import { articles } from '../education/library.ts';
import EducationScreen from './education-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (at = '/education') => showScreen(<EducationScreen />, at, []);

it('lists every article, and searches them', async () => {
  const { user } = show();
  expect(screen.getAllByRole('listitem')).toHaveLength(articles.length);
  await user.type(screen.getByLabelText('Search articles'), 'landed{Enter}');
  expect(await screen.findByRole('heading', { name: /Landed cost/ })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'A brand kit you’ll actually use' })).toBeNull();
});

it('says when nothing matches, and shows all again', async () => {
  const { user } = show('/education?searchTerm=zebra');
  expect(screen.getByText('No matching articles')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(articles.length);
});

it('reads an article with the screens it speaks of, and goes back to the list as it was', () => {
  show('/education?topic=money&article=landed-cost');
  expect(screen.getByRole('heading', { level: 1, name: /Landed cost/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look up a duty' }).getAttribute('href')).toBe(
    '/tariff-rate-agent',
  );
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe(
    '/education?topic=money',
  );
});

it('says that an article is gone', () => {
  show('/education?article=nothing');
  expect(screen.getByRole('status').textContent).toContain('no longer available');
});
