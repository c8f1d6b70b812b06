import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { longestText } from './entities.ts';
import { blankColor, blankColorWords, printPlace, printPlaceWords } from './enums.ts';

export const words = field(z.string().trim().min(1).max(longestText), {
  sense: 'free_text',
  label: 'Words',
  words: [
    'saying',
    'says',
    'that says',
    'which says',
    'with the words',
    'with the text',
    'reading',
    'the words',
    'the text',
  ],
  question: 'What should be printed: which words, or which picture?',
});

export const pictureFile = field(z.uuid(), {
  ref: 'file',
  label: 'Picture',
  words: ['picture', 'logo', 'artwork', 'image', 'attached', 'file'],
});

export const pictureUrl = z
  .string()
  .max(500)
  .regex(/^\/files\/[^\s\\]+$/, 'Use a picture that was uploaded or made here.')
  .describe('Address of a picture that was uploaded or made here.');

export const place = field(printPlace, {
  label: 'Printed on',
  words: ['placement', 'print on'],
  valueWords: printPlaceWords,
});

export const families = field(z.array(field(blankColor, { valueWords: blankColorWords })).max(15), {
  label: 'Colors',
  words: ['color', 'colors', 'colour', 'colours'],
  valueWords: blankColorWords,
});

export const colorNames = z
  .array(z.string().trim().min(1).max(80))
  .max(60)
  .describe('Colors by the exact names of the blank.')
  .optional();
