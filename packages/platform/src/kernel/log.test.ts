import { expect, it } from 'vitest';
import { withoutValues } from './log.ts';

it('says of a failed query what was asked, and never with which values', () => {
  const query = 'Failed query: select account_open($1, $2)\nparams: ada@example.com,$argon2id$v=19$secret';
  const stack = `Error: ${query}\nsecond line of a value\n    at run (file.ts:1:1)`;
  const logged = withoutValues({ error: { message: query, stack, cause: 'x' }, note: 'kept' });
  expect(logged).toEqual({
    error: {
      message: 'Failed query: select account_open($1, $2)',
      stack: 'Error: Failed query: select account_open($1, $2)\n    at run (file.ts:1:1)',
      cause: 'x',
    },
    note: 'kept',
  });
  expect(withoutValues({ error: `Error: ${query}` })).toEqual({
    error: 'Error: Failed query: select account_open($1, $2)',
  });
});
