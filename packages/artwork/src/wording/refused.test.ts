import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { everything, type Kit } from './testing/kit-lines.ts';
import { readBrief } from './read-brief.ts';

const toOklch = converter('oklch');

/** Names, lines, colors and pictures that buyers see: the voice guide and the research may repeat what is refused. */
const shown = ({ audiences, ideas, products, voice }: Kit): string[] => [
  ...audiences.flatMap(({ name, description, needs }) => [name, description, ...needs]),
  ...ideas.flatMap(
    ({ brandName, slogan, mission, valueProps, colorPalette, imagePrompts, moodboardPrompts }) => [
      brandName,
      slogan,
      mission,
      ...valueProps,
      ...colorPalette.map(({ name }) => name),
      ...imagePrompts,
      ...moodboardPrompts,
    ],
  ),
  ...products.flatMap(({ title, description, imagePrompt }) => [title, description, imagePrompt]),
  ...voice.examples,
];
const colorsOf = ({ ideas }: Kit) =>
  ideas.flatMap(({ colorPalette }) =>
    colorPalette.map(({ hexCode }) => {
      const { l, c, h = 0 } = toOklch(hexCode) ?? { l: 0, c: 0 };
      return { hexCode, l, c, h };
    }),
  );
const isHued = ({ c }: { c: number }) => c > 0.03;
const degreesApart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const seeds = ['1', '2', '3', '4'];

// prettier-ignore
const exclusions: readonly (readonly [string, string, RegExp])[] = [
  ['steel combs for beards, not macho', 'macho', /macho|rugged|fearless|bold\b|anvil|forge|rivet|sturdy/i],
  ['lunch bags for office workers, nothing cutesy', 'cutesy', /cutesy|playful|cheeky|pip\b|noodle|paw\b|merry/i],
  ['baby blankets from organic muslin, no pastel', 'pastel', /pastel/i],
  ['sticky notes for teachers, avoid green', 'green', /\bgreen|among leaves|sage|olive|\bmint|emerald|forest/i],
  ['sunscreen sticks for surfers, without claims of health', 'claims of health', /\bhealth(?!y skin)|cure|heal\b|wellness/i],
  ['menstrual pads, no floral prints, no pink', 'pink', /\bpink|rose\b|blush|magenta|floral|flower|petal/i],
  ['a desk lamp. Please keep it away from anything red', 'red', /\bred\b|crimson|scarlet|maroon|brick/i],
  ['coffee mugs, anything but blue', 'blue', /\bblue|navy|azure|cobalt|denim/i],
  ['tote bags for librarians, nothing too fancy', 'fancy', /fancy|lavish|refined|opulen|gilt|atelier|laurel/i],
  ["candles for dentists, don't make it look clinical", 'clinical', /clinical|laboratory|lab\b|precise|measured/i],
  ['towels for swimmers, no pink, purple or flowers', 'flowers', /\bpink|purple|violet|lilac|lavender|flower|floral/i],
  ['pet urns turned from walnut, not gloomy', 'gloomy', /gloom|dusk|ember|vesper|cinder|\bdark\b/i],
  ['wallets for bartenders, no black', 'black', /\bblack\b|charcoal/i],
  ['vases for hair salons, no neon', 'neon', /neon|electric|fluorescent/i],
  ['oak stools for cafés, not rustic', 'rustic', /rustic|barn|porch|farm|workshop light|earthy/i],
  ['running socks, not sporty', 'sporty', /sporty|athlet|driven|brisk/i],
  ['gin for hosts, never posh', 'posh', /posh|lavish|luxur|exclusive/i],
  ['notebooks for lawyers, no puns in the name', 'puns', /\bpuns?\b/i],
  ['planners for students, no earth tones', 'earth tones', /earth|brown|sienna|umber|rust\b|beige|\btan\b/i],
  ['fishing lures carved from driftwood, without logos', 'logos', /logos? (?:large|big)/i],
];

describe('what a brief excludes', { timeout: 60_000 }, () => {
  it.each(exclusions)(
    'is obeyed in names, lines, colors and pictures: %s',
    async (productDescription, word, never) => {
      const { refused } = readBrief({ category: '', productDescription });
      expect(refused.map((one) => one.word)).toContain(word);
      for (const seed of seeds) {
        const kit = await everything({ category: '', productDescription }, seed);
        const said = refused.filter(({ isTold }) => isTold).map((one) => one.said);
        const wrong = shown(kit)
          .map((line) => said.reduce((text, one) => text.replaceAll(new RegExp(one, 'gi'), ''), line))
          .filter((line) => never.test(line));
        expect(wrong).toEqual([]);
      }
    },
  );

  it.each([
    ['sticky notes for teachers, avoid green', 145],
    ['menstrual pads, no pink', 0],
    ['coffee mugs, anything but blue', 260],
    ['a desk lamp. Please keep it away from anything red', 27],
  ])('keeps every color of the palette away from a refused one: %s', async (productDescription, hue) => {
    for (const seed of seeds) {
      const kit = await everything({ category: '', productDescription }, seed);
      for (const color of colorsOf(kit).filter(isHued))
        expect(degreesApart(color.h, hue), color.hexCode).toBeGreaterThan(35);
    }
  });

  it('keeps pale, loud, black and white colors out', async () => {
    const of = async (brief: string) =>
      (
        await Promise.all(seeds.map((seed) => everything({ category: '', productDescription: brief }, seed)))
      ).flatMap(colorsOf);
    for (const color of await of('baby blankets, no pastel'))
      expect(color.l > 0.72 && color.c > 0.02, color.hexCode).toBe(false);
    for (const color of await of('vases, no neon colors')) expect(color.c, color.hexCode).toBeLessThan(0.1);
    for (const color of await of('wallets, no black')) expect(color.l, color.hexCode).toBeGreaterThan(0.33);
    for (const color of await of('hats, no white')) expect(color.l, color.hexCode).toBeLessThan(0.93);
  });

  it('tells buyers what is left out of the goods, and not what is a manner of the maker', () => {
    const told = (productDescription: string) =>
      readBrief({ category: '', productDescription }).refused.map(({ word, isTold }) => [word, isTold]);
    expect(told('jam with fruit, no added sugar, nothing cutesy')).toEqual([
      ['added sugar', true],
      ['cutesy', false],
    ]);
    expect(told('lip balm, steer clear of red, without palm oil')).toEqual([
      ['red', false],
      ['palm oil', true],
    ]);
  });
});
