import { z } from 'zod';
import { field } from '../kernel/fields.ts';

/** How the time of a call is asked for. */
export const callTimeMeta = {
  label: 'When',
  question: 'On which day, and at what time?',
  words: ['on', 'at', 'for'],
} as const;

export const durationMinutes = () =>
  field(z.int().min(5).max(480), {
    sense: 'quantity',
    label: 'Minutes',
    words: ['minutes', 'min'],
  })
    .describe('30 when left out.')
    .optional();

/** What the call is about, of at most so many characters. */
export const callTopic = (longest: number) =>
  field(z.string().trim().min(1).max(longest), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Topic',
    words: ['to talk about', 'to discuss', 'about', 'topic'],
  }).optional();
