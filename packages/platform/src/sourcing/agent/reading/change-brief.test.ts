import { describe, expect, it } from 'vitest';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { demoCategories } from '../../marketplace/demo/categories.ts';
import { readChange } from './change-brief.ts';
import { emptyBrief, readBrief } from './read-brief.ts';

const options = { now: new Date('2026-11-20T15:00:00Z'), categories: demoCategories };
const brief: Brief = {
  ...emptyBrief,
  ...readBrief(
    'I need 500 matte black 12oz ceramic mugs with my logo, in a kraft gift box, under $4 each, FDA safe, launching in March',
    options,
  ).values,
};

// prettier-ignore
const changes: readonly [string, Partial<Brief>][] = [
  ['make it 800 units', { quantity: 800 }],
  ['make it 800', { quantity: 800 }],
  ['change the quantity on the brief to 1,200', { quantity: 1200 }],
  ['double it', { quantity: 1000 }],
  ['200 more', { quantity: 700 }],
  ['20% fewer', { quantity: 400 }],
  ['half of it', { quantity: 250 }],
  ['two and a half times that', { quantity: 1250 }],
  ['a fifth fewer', { quantity: 400 }],
  ['cut the run in half', { quantity: 250 }],
  ['another 300', { quantity: 800 }],
  ['can we do 650 pieces', { quantity: 650 }],
  ['set the target price to $3.50', { targetPriceMinor: 350 }],
  ['budget is $3 each', { targetPriceMinor: 300 }],
  ['price $5 per unit and 1000 units', { targetPriceMinor: 500, quantity: 1000 }],
  ['add BPA free', { certifications: ['FDA food safe', 'BPA free'] }],
  ['no plastic', { certifications: ['FDA food safe', 'Plastic free'] }],
  ['remove the FDA requirement', { certifications: [] }],
  ['drop the gift box', { packaging: null }],
  ['no gift box', { packaging: null }],
  ['packed in a drawstring pouch', { packaging: 'drawstring pouch' }],
  ['launch in May instead', { launchDate: '2027-05-01', launchIsWholeMonth: true }],
  ['by April 15', { launchDate: '2027-04-15', launchIsWholeMonth: false }],
  ['clear the launch date', { launchDate: null }],
  ['use stoneware instead of ceramic', { materials: ['stoneware'], product: 'stoneware mug', title: 'Stoneware mug' }],
  ['replace black with sage green', { colors: ['sage green'] }],
  ['in white and navy', { colors: ['white', 'navy'] }],
  ['also in navy', { colors: ['black', 'navy'] }],
  ['glossy instead of matte', { finish: 'glossy' }],
  ['remove the logo', { customizations: [] }],
  ['laser engraved logo', { customizations: ['Logo', 'Laser engraving'] }],
  ['not from China please', { countriesExcluded: ['CN'] }],
  ['only from Portugal or Italy', { countriesWanted: ['PT', 'IT'] }],
  ['rename the brief to Spring mugs', { title: 'Spring mugs' }],
  ['add a note: handle must fit two fingers', { notes: 'Handle must fit two fingers' }],
  ['it should weigh 300g', { weightGrams: 300 }],
  ['change the product to a tumbler', { product: 'tumbler' }],
  ['anything but black', { colors: [], notes: 'Anything but black' }],
  ['never glossy', { notes: 'Never glossy' }],
  ['in grey', { colors: ['grey'] }],
];

describe('a change of a brief', () => {
  it.each(changes)('%s', (said, expected) => {
    const { values, refusal } = readChange(said, brief, options);
    expect(refusal).toBeNull();
    expect(values).toMatchObject(expected);
  });

  it('leaves alone what was not mentioned', () => {
    expect(Object.keys(readChange('make it 800 units', brief, options).values)).toEqual(['quantity']);
  });

  it('keeps the sides that were not said', () => {
    expect(readChange('12 cm tall', brief, options).values.dimensions).toMatchObject({
      heightMillimetres: 120,
      capacityMillilitres: 354.9,
    });
    expect(readChange('make it 15 oz', brief, options).values.dimensions).toMatchObject({
      capacityMillilitres: 443.6,
    });
  });

  it('a country that is wished for is ruled out no more', () => {
    const without = { ...brief, countriesExcluded: ['CN', 'VN'] };
    expect(readChange('made in Vietnam', without, options).values).toMatchObject({
      countriesWanted: ['VN'],
      countriesExcluded: ['CN'],
    });
  });

  it.each([
    ['make it 0 units', /can’t be 0/],
    ['launch in March 2024', /March 2024 has passed/],
    ['drop the ribbon', /no \u201cribbon\u201d/],
    ['500 fewer', /leaves 0 units/],
  ])('refuses "%s"', (said, message) => {
    expect(readChange(said, brief, options).refusal?.message).toMatch(message);
  });

  it.each(['20% cheaper', 'a third bigger', 'with half sleeves'])('%s leaves the quantity alone', (said) =>
    expect(readChange(said, brief, options).values.quantity).toBeUndefined(),
  );

  it('reads nothing from small talk', () => {
    const { values, sources, agentType } = readChange('hello there', brief, options);
    expect({ values, sources, agentType }).toEqual({ values: {}, sources: [], agentType: null });
  });

  it('switches the agent', () => {
    expect(readChange('switch to packaging agent', brief, options).agentType).toBe('packaging');
  });
});
