import { expect, it } from 'vitest';
import { readdressed } from './greeting.ts';

it.each([
  ['Hello Olaria do Vale team,\n\nAre you on track?', 'Hello Binh Duong team,\n\nAre you on track?'],
  ['Dear Olaria do Vale team,\n\nAre you on track?', 'Dear Binh Duong team,\n\nAre you on track?'],
  ['Hello Binh Duong team,\n\nAre you on track?', 'Hello Binh Duong team,\n\nAre you on track?'],
  ['Hi Maria,\n\nyour team is great.', 'Hi Maria,\n\nyour team is great.'],
  ['hello team, are you on track?', 'hello team, are you on track?'],
  ['Are you on track?', 'Are you on track?'],
])('%j goes to another company as %j', (text, expected) =>
  expect(readdressed(text, 'Binh Duong')).toBe(expected),
);
