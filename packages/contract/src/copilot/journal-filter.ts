import { z } from 'zod';
import { day, field } from '../kernel/fields.ts';
import { areas } from '../kernel/operation.ts';
import { areaWords } from './suggestions/area-words.ts';

export const journalVia = z.enum(['hand', 'partner', 'token', 'system']);

export const viaLabels = {
  hand: 'In the app',
  partner: 'Through the partner',
  token: 'Through a connected app',
  system: 'Automatically',
} as const;

const viaWords = {
  partner: [
    'did you',
    'you did',
    'do you',
    'you change',
    'you make',
    'you made',
    'have you',
    'you have',
    'on my behalf',
    'by the partner',
    'by the copilot',
    'the partner',
    'the copilot',
  ],
  hand: ['in the app', 'by hand', 'on screens'],
  token: ['over the api', 'by api', 'by programs'],
  system: ['automatically', 'by itself', 'by rules'],
} as const;

/** Which entries of the journal: whose, how, in which area, when, about what. */
export const journalFilter = {
  person: field(z.string().trim().min(1).max(254), {
    ref: 'team_member',
    words: ['by', 'person', 'done by'],
    label: 'Person',
  }).optional(),
  via: field(journalVia, {
    words: ['how'],
    valueWords: viaWords,
    namedByWords: true,
    label: 'How',
  }).optional(),
  area: field(z.enum(areas), {
    words: ['area', 'section'],
    // "Today" names the home screen elsewhere; here it says when.
    valueWords: Object.fromEntries(
      areas.map((area) => [area, area === 'home' ? ['home screen'] : areaWords[area].words]),
    ),
    namedByWords: true,
    label: 'Area',
  }).optional(),
  from: day({ sense: 'date_from', words: ['since', 'from', 'after'], label: 'From' }).optional(),
  to: day({ sense: 'date_to', words: ['until', 'up to', 'before'], label: 'To' }).optional(),
  search: field(z.string().trim().min(1).max(100), {
    sense: 'search_words',
    words: ['about', 'mentioning', 'with the words'],
    label: 'About',
  })
    .describe('Words from what was done or changed, such as “mug price”; all must occur.')
    .optional(),
};
