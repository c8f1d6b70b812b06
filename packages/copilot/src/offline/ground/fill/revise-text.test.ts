import { expect, it } from 'vitest';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { addressAnew, reviseText } from './revise-text.ts';
import { emptyWork } from './work.ts';

const now = new Date('2026-11-22T12:00:00Z');
const text = 'Hello Denizli Dokuma team,\n\nWe need 600 napkins at $2.35 by March.\n\nBest regards,\nNora';

function revised(said: string): unknown {
  const work = emptyWork();
  reviseText(fieldsOf(sendSupplierMessage), perceive(said, now, buildVocabulary([]), []), { text }, work);
  return work.input['text'];
}

it.each([
  ['make it 700', '700 napkins at $2.35'],
  ['make that 2.25', '600 napkins at $2.25'],
  ['$2.20 instead', '600 napkins at $2.20'],
  ['friendlier', 'I hope you are all doing well. We need 600 napkins'],
])('“%s” puts it into what waits', (said, part) => expect(revised(said)).toContain(part));

it('leaves what it finds no place for', () =>
  expect(revised('make it nicer somehow or 3 kg')).not.toContain('3 kg'));
it.each(['show my orders', 'we will not pay before friday', 'it must read May and not June'])(
  'leaves %s alone',
  (said) => expect(revised(said)).toBeUndefined(),
);

it.each([
  ['change napkins to runners', '600 runners at $2.35'],
  ['one moment: it must read April and not March.', '$2.35 by April.'],
  ['make that runners instead of napkins', '600 runners at $2.35'],
  ['"linen towels", not "napkins"', '600 linen towels at'],
  ['also ask about lead time', 'by March. Could you tell us about lead time?\n\nBest'],
  ['add: we can pay half upfront', 'by March. We can pay half upfront.\n\nBest'],
])('“%s” changes the words', (said, part) => expect(revised(said)).toContain(part));

it('goes to another recipient as it was said, and stays as it is for the same one', () => {
  const fields = fieldsOf(sendSupplierMessage);
  const to = (supplierId: string) => {
    const work = emptyWork();
    work.input['supplierId'] = supplierId;
    addressAnew(fields, { supplierId: 'Denizli Dokuma', text }, work);
    return work.input['text'];
  };
  expect(to('Alpaca Sur')).toBe('We need 600 napkins at $2.35 by March.');
  expect(to('Denizli Dokuma')).toBeUndefined();
});
