import { expect, it } from 'vitest';
import { findNearDoubles, frozenHashes, hashesNow, knownNearDoubles } from '../../tools/eval/held-out.ts';
import { bareSentence, nearDoubles } from '../../tools/eval/near-doubles.ts';

it('what measures stays as it was frozen: after a change that is meant, npm run eval -- --freeze', () => {
  expect(hashesNow()).toEqual(frozenHashes());
});

it('nothing that measures is a near-double of what is learned, but for a list that may only shrink', () => {
  const found = findNearDoubles();
  const known = new Set(knownNearDoubles());
  const added = found.filter(({ heldOut }) => !known.has(heldOut.place));
  expect(added.map(({ heldOut, learned }) => `${heldOut.place} ~ ${learned.say} (${learned.place})`)).toEqual(
    [],
  );
  const still = new Set(found.map(({ heldOut }) => heldOut.place));
  expect([...known].filter((place) => !still.has(place))).toEqual([]);
  // Ninety thousand sentences: some seconds, more where the machine is busy.
}, 240_000);

it('near-doubles differ in case, signs, figures, quoted text, names or a letter', () => {
  const of = (held: string, learned: string) =>
    nearDoubles([{ say: held, place: 'a' }], [{ say: learned, place: 'b' }]).length;
  expect(of('cancel order 1042 and refund it!', 'Cancel order 17 and refund it')).toBe(1);
  expect(of('add a note "call her" to order 3', 'add a note "left at the door" to order 88')).toBe(1);
  expect(of('send the quote of Lumen Glass to me', 'send the quote of Porto Clay to me')).toBe(1);
  expect(of('show all my ordres from last week', 'show all my orders from last week')).toBe(1);
  expect(of('show all my orders from last week', 'which factory makes soap in turkey')).toBe(0);
  expect(of('show my orders', 'show my orders')).toBe(0);
  expect(bareSentence('Mail 3,200 to ana@olaria.pt')).toBe('mail 0 to address');
});
