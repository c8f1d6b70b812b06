import { brandVoice } from './brand-voice.ts';
import { describe, expect, it } from 'vitest';
import { nameStyleOf } from '@brandwright/contract/brand-kits/name-style.ts';

const names = [
  'Duskleaf',
  'Hushleaf',
  'Night Moss',
  'Dimmer',
  'Harbour & Pine',
  'Maya’s',
  'Été',
  'ZAZU',
  'Kindling',
  'Spent Grain Co.',
  'Ola',
  'Wren',
  'Stillwater',
  'Norrland',
];

describe('the type of a brand', () => {
  it.each(names)('%s is set on its slides as on the labels of its pictures', (name) => {
    expect(nameStyleOf(name)).toEqual(brandVoice(name).name);
    expect(nameStyleOf(name.toUpperCase())).toEqual(nameStyleOf(name));
  });

  it('differs from brand to brand', () => {
    expect(new Set(names.map((name) => JSON.stringify(nameStyleOf(name)))).size).toBeGreaterThan(5);
  });
});
