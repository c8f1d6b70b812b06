import { expect, it } from 'vitest';
import { textOf } from './rules.ts';

const now = new Date('2026-11-20T15:00:00Z');

it.each([
  ['remind me on Wednesday to pay the Olaria invoice', 'Pay the Olaria invoice'],
  ['remind me wednesday to pay the olaria invoice', 'Pay the olaria invoice'],
  ['Set a reminder for December 1: renew the lease', 'Renew the lease'],
  ['Don’t let me forget to call Lume & Cera on Friday', 'Call Lume & Cera'],
  ['can you remind me tomorrow that rosa wants her samples back', 'Rosa wants her samples back'],
  ['i always forget the water meter. remind me on the 30th', 'I always forget the water meter'],
  ['put a reminder in for tuesday, photos of the new mugs', 'Photos of the new mugs'],
  ['reminder: call the bank on friday', 'Call the bank'],
  ['ping me in a week about the trade fair booth', 'The trade fair booth'],
  ['please remind me saturday that the stall needs change money', 'The stall needs change money'],
  ['renew the lease before December 31', 'Renew the lease before December 31'],
  ['Tell Rosa about Friday', 'Tell Rosa about Friday'],
])('of "%s" is kept "%s"', (said, kept) => {
  expect(textOf(said, now)).toBe(kept);
});

it('is asked for where nothing is left', () => {
  expect(() => textOf('remind me on friday', now)).toThrow('What should I remind you of?');
});
