import { expect, it } from 'vitest';
import { ask, shownAs } from '../testing/ask-shown.ts';

const layers = (extra: number) => [
  { title: 'General rate', ratePercent: 10 },
  ...(extra > 0 ? [{ title: 'Forced-labor 301', ratePercent: extra }] : []),
];
const compared = shownAs(
  'compare_tariffs',
  {
    rows: [
      { countryName: 'Portugal', totalRatePercent: 10, layers: layers(0) },
      { countryName: 'China', totalRatePercent: 22.5, layers: layers(12.5) },
    ],
  },
  { countries: ['PT', 'CN'] },
);

it('is of the one that is asked about, with all that it is made of', async () => {
  expect(await ask('why is china so high', 'why', compared)).toBe(
    'China is made up of General rate 10%; Forced-labor 301 12.5%.',
  );
  expect(await ask('how come china is more than portugal', 'why', compared)).toMatch(/^China is made up of/);
});

it('is of none where nobody says which', async () =>
  expect(await ask('why so high', 'why', compared)).not.toContain('made up'));
