import { expect, it } from 'vitest';
import { readFigureChange } from './changes.ts';

const times = (factor: number) => ({ how: 'times', factor });
const by = (amount: number) => ({ how: 'by', amount });

it.each([
  ['double it', times(2)],
  ['twice as many', times(2)],
  ['triple the run', times(3)],
  ['halve the quantity', times(0.5)],
  ['half of it', times(0.5)],
  ['make it half', times(0.5)],
  ['cut the order in half', times(0.5)],
  ['half as many', times(0.5)],
  ['two and a half times that', times(2.5)],
  ['3x', times(3)],
  ['20% more', times(1.2)],
  ['a third less', times(0.6667)],
  ['increase it by 10 percent', times(1.1)],
  ['cut it by a quarter', times(0.75)],
  ['down 15%', times(0.85)],
  ['two thirds of that', times(0.6667)],
  ['200 more', by(200)],
  ['1,500 fewer units', by(-1500)],
  ['another 300', by(300)],
  ['2k extra', by(2000)],
])('%s', (text, change) => expect(readFigureChange(text)).toMatchObject(change));

it.each([
  'make it 800',
  '30% deposit',
  'half past nine',
  'the third one',
  'more like 500',
  'three times a day',
])('%s is none', (text) => expect(readFigureChange(text)).toBeNull());

it('says where', () =>
  expect(readFigureChange('please make 20% more units')).toMatchObject({
    start: 12,
    end: 26,
    text: '20% more units',
  }));
