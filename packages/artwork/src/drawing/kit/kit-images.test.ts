import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { brandVoice } from '../lettering/brand-voice.ts';
import { contrast } from '../color/color.ts';
import { initialsOf, letterableName, nameLines } from '../lettering/brand-name.ts';
import { drawKitProduct, kitSeries, type KitProduct } from './draw-kit-product.ts';
import { kitViews } from './kit-views.ts';
import { drawingNamed } from '../../drawing-address.ts';
import {
  colorsFromAddress,
  colorsInAddress,
  kitProductAddress,
  nameFromAddress,
  nameInAddress,
  recoloredAddress,
} from './kit-address.ts';
import { rolesOf, sisterRoles, inkOnColor } from './kit-colors.ts';
import { kitFormNamed, kitFormNames } from './forms/index.ts';
import type { KitStage } from './kit-stage.ts';
import type { LookName, Looks } from '../find-form/looks.ts';
import { rasterize } from '../raster/rasterize.ts';
import { seeded } from '../seeded.ts';
import { isSetting, settingNames, settingOf } from '../settings.ts';
import { Sketch } from '../sketch.ts';

const product: KitProduct = {
  form: 'dropper',
  palette: ['#b56b4b', '#f3e9da', '#3d4a44', '#d9a441'],
  view: 'front',
  brandName: 'Juniper & Clay',
};

/** Numbers are numbers, groups close, and what is referred to is defined. */
const wellFormed = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(named.has(used)).toBe(true);
};

const uglyPalettes: readonly string[][] = [
  ['#ffffff'],
  ['#000000'],
  ['#fefefe', '#fdfdfd', '#fcfcfc', '#fbfbfb'],
  ['#010101', '#020202', '#000000', '#030303'],
  ['#808080', '#808080', '#808080', '#808080'],
  ['#777777', '#787878'],
  ['#ff0000', '#00ff00', '#0000ff', '#ffff00'],
  ['#ffff00', '#ffff66', '#ffffcc'],
  ['#ff00ff', '#ff00fe'],
  ['#595959', '#8c8c8c'],
  [],
  ['red', 'not a colour'],
];

/** The forms by their first letters, so that no test looks at all of them. */
const shelves = Object.entries(
  Object.groupBy(kitFormNames, (name) =>
    /^[ab]/.test(name)
      ? 'a-b'
      : /^[c-h]/.test(name)
        ? 'c-h'
        : /^[i-o]/.test(name)
          ? 'i-o'
          : /^[p-r]/.test(name)
            ? 'p-r'
            : 's-z',
  ),
).map(([letters, names]) => [letters, names] as const);

const stageOf = (name: string, palette: readonly string[] = product.palette, seed = ''): KitStage => ({
  sketch: new Sketch('t'),
  roles: rolesOf(palette),
  words: { name, voice: brandVoice('one voice', seed), mark: 'sun', what: 'calming tea', amount: '30 ml' },
});

/** The box of what is painted, around (0, 0), from pixels of 4 units. */
function inkedBox(drawn: string) {
  const size = 400;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-800 -800 1600 1600" width="${size}" height="${size}">${drawn}</svg>`;
  const { pixels } = new Resvg(svg).render();
  const box = { left: 800, top: 800, right: -800, bottom: -800 };
  for (let at = 0; at < size * size; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < 100) continue;
    const [x, y] = [(at % size) * 4 - 800, Math.floor(at / size) * 4 - 800];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 4);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 4);
  }
  return box;
}

describe('drawKitProduct', () => {
  it.each(shelves)(
    'draws every form in every view, however long or strange the name and the colours: %s',
    (_letters, forms) => {
      const names = [
        'Juniper & Clay',
        '',
        'The Extraordinarily Long Named Trading Company',
        '🕯️✨',
        'Тихая чайная',
        '<script>alert(1)</script>',
        'Å',
        'a"b\'c&d',
      ];
      for (const [at, form] of forms.entries())
        for (const [shift, view] of kitViews.entries()) {
          const turn = at * kitViews.length + shift;
          const palette = uglyPalettes[turn % uglyPalettes.length] ?? [];
          const svg = drawKitProduct({ form, view, palette, brandName: names[turn % names.length] ?? '' });
          wellFormed(svg);
          if (turn % 5 === 0) expect(() => new Resvg(svg)).not.toThrow();
        }
      expect(kitFormNames.length).toBeGreaterThan(170);
    },
  );

  it('draws every setting around what stands, lies and hangs', () => {
    for (const setting of settingNames)
      for (const form of ['bottle', 'tee', 'poster'])
        wellFormed(drawKitProduct({ ...product, form, setting, view: 'lifestyle' }));
  });

  it('gives the same picture for the same input and another for another', () => {
    const one = drawKitProduct(product);
    expect(drawKitProduct({ ...product })).toBe(one);
    expect(drawKitProduct({ ...product, brandName: 'Juniper & Clais' })).not.toBe(one);
    expect(drawKitProduct({ ...product, palette: ['#2b3d5f'] })).not.toBe(one);
    expect(drawKitProduct({ ...product, what: 'night oil' })).not.toBe(one);
    expect(() => drawKitProduct({ ...product, form: 'spaceship' })).toThrow('spaceship');
  });

  it('makes four different pictures of one thing', () => {
    for (const seed of ['a', 'b', 'c']) {
      const series = kitSeries(seed, 4);
      expect(new Set(series.map(({ view }) => view)).size).toBe(4);
      expect(new Set(series.map(({ setting }) => setting)).size).toBe(4);
      expect(kitSeries(seed, 4)).toEqual(series);
    }
    expect(kitSeries('a', 4)).not.toEqual(kitSeries('b', 4));
  });

  it('becomes a PNG', async () => {
    const png = Buffer.from(await rasterize(drawKitProduct(product), 160));
    expect(png.readUInt32BE(16)).toBe(160);
  });
});

describe('forms of a kit', () => {
  it.each(shelves)('all letter the name, whatever the layout: %s', (_letters, forms) => {
    for (const form of forms)
      for (const seed of ['1', '2', '5']) {
        const draw = (name: string) => kitFormNamed(form)?.draw(stageOf(name, product.palette, seed));
        expect([form, seed, draw('Mumm') === draw('Munn')]).toEqual([form, seed, false]);
      }
  });

  it('are unlike each other', () => {
    const drawn = kitFormNames.map((name) => kitFormNamed(name)?.draw(stageOf('Juniper & Clay')));
    expect(new Set(drawn).size).toBe(kitFormNames.length);
  });

  it.each(shelves)('stay within the reach and height that they state: %s', (_letters, names) => {
    for (const name of names) {
      const form = kitFormNamed(name);
      if (!form) throw new Error(name);
      const stage = stageOf('Juniper & Clay');
      const drawn = form.draw(stage);
      const { left, top, right, bottom } = inkedBox(`${stage.sketch.definitions}${drawn}`);
      expect([name, 'sides', Math.max(-left, right) <= form.reach * 1.08 + 6]).toEqual([name, 'sides', true]);
      expect([name, 'top', -top <= form.height * 1.06 + 6]).toEqual([name, 'top', true]);
      expect([name, 'foot', bottom <= (form.pose === 'standing' ? 45 : form.height * 1.08 + 6)]).toEqual([
        name,
        'foot',
        true,
      ]);
    }
  });
});

describe('what a form says that can be asked of it', () => {
  const looksOf: Record<LookName, Looks> = {
    finish: { finish: 'metal' },
    ribbed: { isRibbed: true },
    clear: { isClear: true },
    'two-tone': { isTwoTone: true },
    'torn-label': { hasTornLabel: true },
    'no-label': { hasNoLabel: true },
    pattern: { pattern: 'dots' },
    tied: { isTied: true },
    window: { window: 'straight' },
  };
  const drawn = (name: string, looks: Looks) =>
    drawKitProduct({ ...product, form: name, setting: 'sweep', looks });

  it.each(shelves)('is seen when it is asked: %s', (_letters, names) => {
    for (const name of names) {
      const form = kitFormNamed(name);
      const plain = drawn(name, {});
      for (const look of form?.takes ?? []) {
        // What is metal of itself is told by being matte.
        const before = look === 'finish' ? drawn(name, { finish: 'matte' }) : plain;
        expect([name, look, drawn(name, looksOf[look]) === before]).toEqual([name, look, false]);
      }
      const tied: Looks = form?.takes?.includes('tied') ? { isTied: true } : {};
      for (const part of Object.keys(form?.parts ?? {}))
        expect([
          name,
          part,
          drawn(name, { ...tied, parts: { [part]: '#ff00ff' } }) === drawn(name, tied),
        ]).toEqual([name, part, false]);
      for (const part of form?.removable ?? [])
        expect([name, part, drawn(name, { without: [part] }) === plain]).toEqual([name, part, false]);
    }
  });
});

describe('rolesOf', () => {
  const next = seeded('palettes');
  const random = Array.from({ length: 400 }, () =>
    Array.from(
      { length: 1 + Math.floor(next() * 4) },
      () =>
        `#${Math.floor(next() * 0x1000000)
          .toString(16)
          .padStart(6, '0')}`,
    ),
  );

  it('lets ink read on whatever colors a brand has, in all its shades', () => {
    for (const palette of [...uglyPalettes, ...random]) {
      const roles = rolesOf(palette);
      for (const worn of [roles, sisterRoles(roles, 1), sisterRoles(roles, 2)]) {
        expect(contrast(worn.body, worn.bodyInk)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(worn.label, worn.labelInk)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(worn.accent, worn.accentInk)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#dfbf90', inkOnColor('#dfbf90', worn))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('keeps label and ground apart from the body', () => {
    for (const palette of [...uglyPalettes, ...random]) {
      const { body, label, ground } = rolesOf(palette);
      expect([palette, contrast(body, label) >= 1.3]).toEqual([palette, true]);
      expect([palette, contrast(body, ground) >= 1.12]).toEqual([palette, true]);
    }
  });
});

describe('names', () => {
  it('are cleaned, shortened at a word, and left out where no letter can be drawn', () => {
    expect(letterableName('  Juniper  &\nClay ')).toBe('Juniper & Clay');
    expect(letterableName('The Extraordinarily Long Named Trading Company of the North')).toBe(
      'The Extraordinarily Long Named Trading',
    );
    expect(letterableName('x'.repeat(60))).toHaveLength(40);
    expect(letterableName('<b>Bold</b>')).toBe('Bold');
    expect(letterableName('a < b')).toBe('a b');
    expect(letterableName('🕯️')).toBe('');
    expect(letterableName('静けさ')).toBe('');
    expect(letterableName('Тихая чайная')).toBe('Тихая чайная');
    expect(initialsOf('The House of Juniper')).toBe('HJ');
    expect(initialsOf('')).toBe('');
    expect(nameLines('Bloom Street Botanicals', 2)).toEqual(['Bloom Street', 'Botanicals']);
  });

  it('come back from an address', () => {
    for (const name of ['Juniper & Clay', 'Salt & Sky', 'Casa Niño', 'Mother’s', 'Тихая чайная', '']) {
      const part = nameInAddress(name);
      expect(part).toMatch(/^[A-Za-z0-9%~_-]+$/);
      expect(nameFromAddress(decodeURIComponent(part))).toBe(name);
    }
    expect(nameInAddress('../../etc/passwd')).toBe('etc-passwd');
    expect(nameFromAddress('<a>')).toBeUndefined();
    expect(nameFromAddress('x'.repeat(41))).toBeUndefined();
  });
});

describe('addresses of a kit', () => {
  it('name a picture by its parts', () => {
    const address = kitProductAddress(product);
    expect(address).toBe(
      `/files/drawn/kit.dropper.b56b4b-f3e9da-3d4a44-d9a441.${brandVoice('Juniper & Clay').mark}.front.Juniper-~-Clay`,
    );
    expect(drawingNamed(address.slice('/files/drawn/'.length))).toBe(drawKitProduct(product));
    expect(
      drawingNamed(kitProductAddress({ ...product, setting: 'wood' }).slice('/files/drawn/'.length)),
    ).toBe(drawKitProduct({ ...product, setting: 'wood' }));
  });

  it('are the same picture in other colors', () => {
    const address = kitProductAddress({ ...product, setting: 'wood' });
    expect(recoloredAddress(address, ['#2b3d5f'])).toBe(
      kitProductAddress({ ...product, setting: 'wood', palette: ['#2b3d5f'] }),
    );
    expect(recoloredAddress('/files/drawn/product.mug.clay.sun.front', ['#2b3d5f'])).toBeUndefined();
    expect(recoloredAddress('https://example.com/kit.mug.ffffff.sun.front.A', ['#2b3d5f'])).toBeUndefined();
  });

  it('are refused where any part is not known', () => {
    for (const name of [
      'kit',
      'kit.dropper.b56b4b.sun.front',
      'kit.spaceship.b56b4b.sun.front.A',
      'kit.__proto__.b56b4b.sun.front.A',
      'kit.dropper.b56b4.sun.front.A',
      'kit.dropper.b56b4b-b56b4b-b56b4b-b56b4b-b56b4b.sun.front.A',
      'kit.dropper.b56b4b.toString.front.A',
      'kit.dropper.b56b4b.sun.back.A',
      'kit.dropper.b56b4b.sun.front.<A>',
      'kit.dropper.b56b4b.sun.front.A.moon',
      'kit.dropper.b56b4b.sun.front.A.wood.more',
    ])
      expect([name, drawingNamed(name)]).toEqual([name, undefined]);
    expect(colorsFromAddress(colorsInAddress(['#ABC', 'ff0000']))).toEqual(['#aabbcc', '#ff0000']);
  });
});

it('reads settings from words', () => {
  expect(settingOf('on a wooden table at home')).toBe('wood');
  expect(settingOf('in a sunny bathroom with tiles')).toBe('tiles');
  expect(settingOf('minimal studio shot')).toBe('sweep');
  expect(settingOf('a serum')).toBeUndefined();
  expect(isSetting('moon')).toBe(false);
});
