import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { shortLink } from './entities.ts';

export const createShortLink = declareOperation({
  name: 'create_short_link',
  area: 'common',
  title: 'Make a short link',
  description:
    'Makes a short address that leads to a public web page. Each page has one short link; asking again returns it. Can be undone, after which the link stops working.',
  examples: [
    'Make a short link for https://juniperandclay.example/collections/winter',
    'Shorten https://juniperandclay.example/products/moss-candle',
    'I need a short URL for www.juniperandclay.example/sale',
  ],
  input: z.object({
    url: field(
      z
        .string()
        .trim()
        .min(4, 'Enter a web address.')
        .max(2000, 'An address can have at most 2,000 characters.'),
      {
        sense: 'free_text',
        words: ['for', 'to', 'of', 'address', 'page', 'link'],
        question: 'Which page should the short link lead to?',
        label: 'Page',
      },
    ),
  }),
  output: shortLink,
  http: { method: 'POST', path: '/commons/util/short-link', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['conflict'],
  invalidates: [],
  summary: ({ shortUrl, url }) => `Your short link is ${shortUrl}. It leads to ${url}.`,
});
