import { expect, it } from 'vitest';
import { pictureSourceSet, sized } from './picture-source.ts';

it('offers our pictures at every size that is served', () => {
  const set = pictureSourceSet('/files/a/b');
  for (const part of [
    '/files/a/b/compact 160w',
    '/files/a/b/large 480w',
    '/files/a/b/grande 600w',
    '/files/a/b/1024 1024w',
    '/files/a/b/2048 2048w',
  ])
    expect(set).toContain(part);
});

it('leaves other hosts alone', () => {
  expect(pictureSourceSet('https://example.com/a.png')).toBeUndefined();
  expect(sized('https://example.com/a.png', 480)).toBe('https://example.com/a.png');
});

it('takes the next size up, the largest at most', () => {
  expect(sized('/files/a/b', 161)).toBe('/files/a/b/large');
  expect(sized('/files/a/b', 4000)).toBe('/files/a/b/2048');
});
