import { templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { describe, expect, it } from 'vitest';
import { makeText } from '../make-layers.ts';
import { readChange } from './read-change.ts';
import type { Scene } from './scene.ts';

const template = templateNamed('tote');
if (!template) throw new Error('There is a tote');
const area = template.printArea;
const slow = makeText(area, { id: 'text-1', text: 'Slow mornings', color: '#2f4a3a' });
const small = {
  ...makeText(area, { id: 'text-2', text: 'made slowly, in small batches', color: '#2f4a3a', fontSize: 14 }),
  y: area.y + area.height,
};
const scene: Scene = {
  name: 'Tote',
  document: {
    version: 1,
    templateKey: 'tote',
    productColor: '#f5efe4',
    layers: [slow, small],
  } as Scene['document'],
  look: { brandKitId: null, brandName: 'Juniper', slogan: null, palette: [], mark: 'leaf', font: 'fraunces' },
  last: [],
};
const after = (request: string) => readChange(request, scene).scene.document;
const texts = (request: string) =>
  after(request).layers.map((layer) =>
    layer.kind === 'TEXT' ? layer.text.replaceAll('\n', ' ') : layer.kind,
  );

describe('readChange', () => {
  it('finds a text by its size and place, however the wish is put', () => {
    const wish =
      'In my design, the small text at the bottom, I would like that it says "fait lentement" in place of the english. It is for the shops of Lyon.';
    expect(texts(wish)).toEqual(['Slow mornings', 'fait lentement']);
  });

  it('takes quoted words for a text, and no word of them for a color', () => {
    expect(texts("the text at the bottom should be 'Clay and Slate, Bath'")).toEqual([
      'Slow mornings',
      'Clay and Slate, Bath',
    ]);
    expect(texts("the small text should say 'Clay and Slate")).toEqual(['Slow mornings', 'Clay and Slate']);
  });

  it('leaves reasons and opinions aside, and takes a color alone for the product', () => {
    const changed = after(
      'Navy. And then put the two texts in cream, because dark green on navy we will see nothing.',
    );
    expect(changed.productColor).not.toBe('#f5efe4');
    expect(changed.layers.map((layer) => layer.kind === 'TEXT' && layer.color)).not.toContain('#2f4a3a');
    expect(
      texts('take out the sentence made slowly, in small batches. less print should be less money, no?'),
    ).toEqual(['Slow mornings']);
  });

  it('takes "it" for what was changed last, else colors the product', () => {
    expect(after('make it navy').productColor).not.toBe('#f5efe4');
    const { document } = readChange('make it navy', { ...scene, last: ['text-2'] }).scene;
    expect(document.productColor).toBe('#f5efe4');
    expect(document.layers[1]).not.toMatchObject({ color: '#2f4a3a' });
  });

  const slowAfter = (request: string) => {
    const [layer] = after(request).layers;
    if (layer?.kind !== 'TEXT') throw new Error('The first layer is a text');
    return layer;
  };

  it.each([
    ['move Slow mornings to the bottom right corner', 1, 1],
    ['put Slow mornings in the left top corner', -1, -1],
    ['move Slow mornings a tad left', -1, 0],
    ['nudge Slow mornings up by a tenth', 0, -1],
  ])('%s', (request, across, down) => {
    const { x, y } = slowAfter(request);
    expect([Math.sign(Math.round(x - slow.x)), Math.sign(Math.round(y - slow.y))]).toEqual([across, down]);
  });

  it.each([
    ['make Slow mornings half the size', 0.5],
    ['make Slow mornings a third smaller', 0.667],
    ['make Slow mornings 20% bigger', 1.2],
    ['scale Slow mornings to 150%', 1.5],
    ['make Slow mornings two and a half times as big', 2.5],
  ])('%s', (request, factor) => expect(slowAfter(request).fontSize / slow.fontSize).toBeCloseTo(factor, 1));

  it.each([
    ['turn Slow mornings by fifteen degrees', 15],
    ['rotate Slow mornings a quarter turn to the left', -90],
  ])('%s', (request, degrees) => expect(slowAfter(request).rotation).toBe(degrees));

  it('reads a text with an abbreviation whole', () => {
    expect(texts('add a line of text saying Est. 2024 below it')).toContain('Est. 2024');
  });

  it('refuses what is about another product than its own', () => {
    expect(() => readChange('and the mug, that one should be plum', scene)).toThrow(/no mug in it/);
    expect(after('put it on a mug instead').templateKey).not.toBe('tote');
    expect(after('the tote should be plum').productColor).not.toBe('#f5efe4');
  });

  it('takes a look or a place without a verb for what was spoken of last', () => {
    const last = { ...scene, last: ['text-2'] };
    const [, before] = scene.document.layers;
    const changed = (request: string) => readChange(request, last).scene.document.layers[1];
    expect(changed('bigger')?.width).toBeGreaterThan(before?.width ?? 0);
    expect(changed('a bit smaller')?.width).toBeLessThan(before?.width ?? 0);
    expect(changed('a little higher')?.y).toBeLessThan(before?.y ?? 0);
    expect(changed('darker')).not.toMatchObject({ color: '#2f4a3a' });
    expect(changed('more red')).not.toMatchObject({ color: '#2f4a3a' });
  });

  it('shifts the color of the product towards one that is named', () => {
    expect(after('more yellow').productColor).not.toBe('#f5efe4');
    expect(after('make it darker').productColor).not.toBe('#f5efe4');
    expect(after('make it darker').layers).toEqual(scene.document.layers);
  });

  it('puts a logo in a corner', () => {
    const logo = after('add my logo in the corner').layers.at(-1);
    expect(logo?.x).toBeGreaterThan(area.x + area.width / 2);
    expect(logo?.y).toBeGreaterThan(area.y + area.height / 2);
  });

  it.each([
    ['put the word Hearth on it', 'Hearth'],
    ['write bread and butter across the front', 'bread and butter'],
    ['print stay slow at the top in gold', 'stay slow'],
    ['add the words put the kettle on below the logo', 'put the kettle on'],
  ])('prints only the words: %s', (request, text) => {
    const withLogo = readChange('add our logo', scene).scene;
    const layers = readChange(request, withLogo).scene.document.layers;
    expect(layers.map((layer) => layer.kind === 'TEXT' && layer.text.replaceAll('\n', ' '))).toContain(text);
  });

  it('says what is not there', () => {
    expect(() => readChange('put it on a tea towel instead', scene)).toThrow(
      /no tea towel.*tote bag, cushion/,
    );
    const empty = { ...scene, document: { ...scene.document, layers: [] } };
    expect(() => readChange('bigger', empty)).toThrow(/nothing on Tote to change yet/);
  });

  it.each([
    ['and the word, gentle instead of slow', ['Gentle mornings', 'made slowly, in small batches']],
    [
      'that tote drawing of ours, the words at the bottom, could you change them to say sewn in new brunswick',
      ['Slow mornings', 'sewn in new brunswick'],
    ],
    ["bottom text -> 'made slowly in portland'", ['Slow mornings', 'made slowly in portland']],
    [
      'One change first: the lower line should read "made slowly, used daily", small batches sounds like beer.',
      ['Slow mornings', 'made slowly, used daily'],
    ],
  ])('changes the wording: %s', (request, expected) => expect(texts(request)).toEqual(expected));

  it('does the one and the other', () => {
    const logo = readChange('add our logo', scene).scene;
    const { layers } = readChange("bottom text -> 'made slowly'. n logo 20% smaller", logo).scene.document;
    expect(layers[2]?.width).toBeCloseTo((logo.document.layers[2]?.width ?? 0) * 0.8, 0);
    const one = { ...scene, document: { ...scene.document, layers: [slow] } };
    const changed = readChange('on the copy make it say lake superior and turn the tote navy', one).scene
      .document;
    expect(changed.layers[0]).toMatchObject({ text: 'lake superior' });
    expect(changed.productColor).not.toBe('#f5efe4');
  });

  it('makes smaller what was just spoken of', () => {
    const one = { ...scene, document: { ...scene.document, layers: [slow] } };
    const [layer] = readChange('the words are a touch shouty. make them smaler', one).scene.document.layers;
    expect(layer?.width).toBeLessThan(slow.width);
  });

  it('colors the lettering, and asks which color where none is said', () => {
    const one = { ...scene, document: { ...scene.document, layers: [slow] } };
    const { document } = readChange('make the lettering cream instead of the brown', one).scene;
    expect(document.layers[0]).not.toMatchObject({ color: '#2f4a3a' });
    expect(document.productColor).toBe('#f5efe4');
    expect(() => readChange('on the tote, i want a diff color for the text', one)).toThrow(
      /Which color should the text be/,
    );
    expect(() => readChange('could we have it in a different color, for variety’s sake', one)).toThrow(
      /Which color/,
    );
  });

  it('refuses what only tells something', () => {
    expect(() => readChange('it looks like a bank', scene)).toThrow(/I can’t tell what to change/);
    expect(() => readChange('make the text white and wobble the thing', scene)).toThrow();
  });
});
