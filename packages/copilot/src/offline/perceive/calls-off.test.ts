import { expect, it } from 'vitest';
import { callsOff } from './reply.ts';

it.each([
  'wait, they have only one left, leave it',
  'leave it, the factory did that already',
  'hang on payday is friday. dont',
  'nvm she sorted it',
  'hm no, forget that',
])('“%s” calls it off', (text) => expect(callsOff(text)).toBe(true));

it.each([
  'leave it at the door and ring her',
  'don’t ship the mugs',
  'never say sorry twice',
  'keep it short',
])('“%s” doesn’t', (text) => expect(callsOff(text)).toBe(false));
