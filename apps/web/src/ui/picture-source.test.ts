import { expect, it } from 'vitest';
import { pictureSourceSet, sized } from './picture-source.ts';

it('offers our pictures at the four sizes', () => {
  expect(pictureSourceSet('/files/a')).toBe('/files/a?w=160 160w, /files/a?w=480 480w, /files/a?w=600 600w, /files/a?w=1024 1024w');
});

it('leaves other hosts alone', () => {
  expect(pictureSourceSet('https://example.com/a.png')).toBeUndefined();
  expect(sized('https://example.com/a.png', 480)).toBe('https://example.com/a.png');
});

it('takes the next size up, the largest at most, and keeps a query', () => {
  expect(sized('/files/a', 161)).toBe('/files/a?w=480');
  expect(sized('/files/a?v=2', 4000)).toBe('/files/a?v=2&w=1024');
});
