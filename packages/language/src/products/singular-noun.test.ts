import { expect, it } from 'vitest';
import { pluralNoun, singularNoun } from './singular-noun.ts';

it.each([
  ['dog collar', 'dog collars'],
  ['scented candle box', 'scented candle boxes'],
  ['gift for babies', 'gift for babies'],
  ['bread knife', 'bread knives'],
  ['glass carafe', 'glass carafes'],
  ['floor pouffe', 'floor pouffes'],
  ['game controller', 'game controllers'],
  ['running shorts', 'running shorts'],
  ['kitchen scissors', 'kitchen scissors'],
  ['silver jewelry', 'silver jewelry'],
])('%s → %s', (one, several) => expect(pluralNoun(one)).toBe(several));

it.each(['beanie', 'onesie', 'smoothie', 'cookie', 'vase', 'sieve', 'box', 'hoodie', 'shoe'])(
  '%s is the singular of its plural',
  (noun) => expect(singularNoun(pluralNoun(noun))).toBe(noun),
);
