import { within } from '@testing-library/react';
import { expect } from 'vitest';

/** What no founder should read. */
const unfit: readonly [string, RegExp][] = [
  ['a raw id', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/],
  ['undefined', /undefined/],
  ['null', /\bnull\b/],
  ['NaN', /\bNaN\b/],
  ['an object', /\[object/],
  ['a broken day', /Invalid Date/],
  ['a word of the code', /\b[A-Z]{2,}_[A-Z_]+\b/],
];

const controls = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'textbox',
  'searchbox',
  'combobox',
  'tab',
] as const;

/** Expects what is shown to be fit for people: no ids or words of the code, a name for every control, words for pictures. */
export function expectFit(shown: HTMLElement) {
  const text = shown.textContent ?? '';
  for (const [what, pattern] of unfit) expect.soft(text, `shows ${what}`).not.toMatch(pattern);
  for (const role of controls) {
    const nameless = within(shown).queryAllByRole(role, { name: '', hidden: true });
    expect
      .soft(
        nameless.map((control) => control.outerHTML),
        `${role} without a name`,
      )
      .toEqual([]);
  }
  for (const picture of shown.querySelectorAll('img'))
    expect.soft(picture.hasAttribute('alt'), 'a picture says what it shows').toBe(true);
}
