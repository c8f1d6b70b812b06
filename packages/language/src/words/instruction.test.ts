import { describe, expect, it } from 'vitest';
import { toldWords, withoutCourtesy } from './instruction.ts';

describe('what is told', () => {
  it.each([
    ['remember that we close on Fridays', 'we close on Fridays'],
    ['Please remember: no palm oil, ever', 'no palm oil, ever'],
    ["hey, don't forget that our mugs are unscented", 'our mugs are unscented'],
    ['note that Olaria ships from Porto', 'Olaria ships from Porto'],
    ['tell them we need 300 by May, thanks', 'we need 300 by May'],
    ['can you tell them that the glaze is not macho enough', 'the glaze is not macho enough'],
    ['let the factory know we accept $4.20', 'we accept $4.20'],
    ['tell them: "unscented, not macho"', 'unscented, not macho'],
    ['tell them to use the matte box', 'please use the matte box'],
    ['reply that the sample arrived broken', 'the sample arrived broken'],
  ])('%s', (said, told) => expect(toldWords(said)).toBe(told));

  it.each([
    'Hello Ana, please tell them we said hi when you meet.',
    'We tell them every year.',
    'our notes are unscented',
    'Write carefully',
    'remember me',
    'note 7',
    'Please send the sample.',
  ])('%s stays', (text) => expect(toldWords(text)).toBe(text));
});

it.each([
  ['hey, can you make a mug please?', 'make a mug'],
  ["I'd like to start a tea brand", 'start a tea brand'],
  ['A calming tea', 'A calming tea'],
])('%s without courtesy', (said, plain) => expect(withoutCourtesy(said)).toBe(plain));
