import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { missingFields } from '../words/missing.ts';
import { fillWay, inTheWaySaid, valueToAsk } from './value-to-ask.ts';
import { emptyWork } from './work.ts';

const read = (text: string) =>
  perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary(text.split(' ')), []);
const declared = (name: string) => findOperation(name) as AnyDeclaration;

describe('what a change is of and not to what', () => {
  const idea = declared('edit_brand_idea');
  const asked = (text: string, input: Record<string, unknown> = {}) =>
    valueToAsk(idea, fieldsOf(idea), read(text), input).map(({ name }) => name);

  it('is asked for', () => {
    expect(asked('and the slogan is not right either, change it')).toEqual(['slogan']);
    expect(asked('the second value prop is weak')).toEqual(['valueProp2']);
  });

  it('is not asked where another value is given, several are named or none is', () => {
    expect(asked('change the slogan', { mission: 'Better nights' })).toEqual([]);
    expect(asked('change the slogan and the mission')).toEqual(['mission']);
    expect(asked('make it sound warmer')).toEqual([]);
  });
});

describe('how a count changes', () => {
  const adjust = declared('adjust_stock');
  const fields = fieldsOf(adjust);
  const filled = (text: string) => {
    const work = emptyWork();
    fillWay(fields, read(text), work);
    return work.input;
  };

  it('is taken from the words around the only figure', () => {
    expect(filled('Priya spilt coffee on 2 totes, take them off')).toEqual({ remove: 2 });
    expect(filled('found a box, 18 of them')).toEqual({ add: 18 });
    expect(filled('there are 18 on the shelf')).toEqual({});
    expect(filled('3 broke and I found 4 more')).toEqual({});
  });

  it('is what is asked for', () => {
    const said = read('some of the tapers have melted, they must be written off');
    const missing = missingFields(adjust, fields, { sku: 'taper' }, null);
    expect(inTheWaySaid(missing, fields, said).map(({ name }) => name)).toEqual(['remove']);
    expect(inTheWaySaid(missing, fields, read('correct the tapers')).map(({ name }) => name)).toEqual([
      'counted',
    ]);
  });
});
