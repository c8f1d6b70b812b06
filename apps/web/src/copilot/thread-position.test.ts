import { expect, it } from 'vitest';
import type { PartnerMessage } from './partner-message.ts';
import { askedIn, exchangeStart } from './thread-position.ts';

const thread = (roles: string): PartnerMessage[] =>
  [...roles].map((role, index) => ({
    id: String(index),
    role: role === 'u' ? 'user' : 'assistant',
    parts: [],
  }));

it.each([
  ['', null, 0],
  ['u', '0', 0],
  ['ua', '0', 0],
  ['uau', '2', 2],
  ['uaua', '2', 2],
  // A decision without words: its receipt answers nothing that was said.
  ['uaa', null, 2],
  ['uauaa', null, 4],
])('in %s the question is %s and the exchange begins at %d', (roles, asked, start) => {
  expect(askedIn(thread(roles))?.id ?? null).toBe(asked);
  expect(exchangeStart(thread(roles))).toBe(start);
});
