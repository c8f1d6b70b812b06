import { describe, expect, it } from 'vitest';
import { bodyOfLetter, letterStyle, rewriteLetter } from './rewrite.ts';

const letter = `Hello Olaria do Vale team,

I hope you are well. I would like to ask you to send us a quote for 200 mugs. We can't wait until May. Thank you for your help.

Best regards,
Nora Whitfield, Juniper & Clay`;

describe('rewriteLetter', () => {
  it('drops courtesies and keeps facts, greeting and names', () => {
    expect(rewriteLetter(letter, 'SHORTER')).toBe(
      "Hello Olaria do Vale team,\n\nPlease send us a quote for 200 mugs. We can't wait until May.\n\nBest regards,\nNora Whitfield, Juniper & Clay",
    );
  });

  it('adds warmth once', () => {
    const warm = rewriteLetter(
      'Hello Lume & Cera team,\n\nWe need 300.\n\nBest regards,\nNora',
      'FRIENDLIER',
    );
    expect(warm).toContain('I hope you are all doing well. We need 300. Thank you so much for your help!');
    expect(warm).toContain('Warm regards,\nNora');
    expect(rewriteLetter(warm, 'FRIENDLIER')).toBe(warm);
  });

  it('writes out what was contracted', () => {
    expect(rewriteLetter(letter, 'MORE_FORMAL')).toContain('We cannot wait until May.');
    expect(rewriteLetter(letter, 'MORE_FORMAL')).toMatch(/^Dear Olaria do Vale team,/);
  });

  it('leaves one plain sentence as it is', () => {
    expect(rewriteLetter('We need 300 by Friday.', 'SHORTER')).toBe('We need 300 by Friday.');
  });
});

it('has a body without greeting and signature', () => {
  expect(bodyOfLetter('Hello A team,\n\nWe need 300.\n\nBy May.\n\nBest regards,\nNora, Fog')).toBe(
    'We need 300.\n\nBy May.',
  );
  expect(bodyOfLetter('We need 300.')).toBe('We need 300.');
});

describe('letterStyle', () => {
  it.each([
    ['shorter', 'SHORTER'],
    ['make it a bit friendlier', 'FRIENDLIER'],
    ['more formal please', 'MORE_FORMAL'],
    ['make it 300', null],
    ['a shorter sleeve', 'SHORTER'],
  ])('%s', (text, style) => expect(letterStyle(text)).toBe(style));
});
