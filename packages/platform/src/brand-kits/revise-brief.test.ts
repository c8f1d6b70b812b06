import { expect, it } from 'vitest';
import { reviseBrief } from './revise-brief.ts';

const towels = 'kids tea towels with animals';

it.each([
  ['kids, for adults', towels, 'tea towels with animals for adults'],
  ['for adults', towels, 'tea towels with animals for adults'],
  ['for adults instead', 'oat soap for gardeners', 'oat soap for adults'],
  ['not for kids but for grown-ups', "kids' lunch boxes", 'lunch boxes for grown-ups'],
  ['it’s for nurses'.replace('’', "'"), 'a calming tea for night-shift teachers', 'a calming tea for nurses'],
  ['cold brew for students', towels, 'cold brew for students'],
  ['linen napkins', towels, 'linen napkins'],
  ['for adults', '', 'for adults'],
])('%s, of "%s"', (said, before, after) => expect(reviseBrief(said, before)).toBe(after));
