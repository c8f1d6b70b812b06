import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-messages.ts';

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: plainMessage }).error?.issues[0]?.message;

describe('what is wrong, in plain words', () => {
  it.each([
    ['a missing value', z.string(), undefined, 'This field is required.'],
    ['an empty text', z.string().trim().min(1), ' ', 'This field is required.'],
    ['a short text', z.string().min(8), 'abc', 'At least 8 characters.'],
    ['a long text', z.string().max(3), 'abcd', 'At most 3 characters.'],
    ['a wrong type', z.string(), 5, 'Expected text.'],
    ['a fraction', z.int(), 1.5, 'Expected a whole number.'],
    ['what is no number', z.int(), Number.NaN, 'Expected a number.'],
    ['too little', z.int().min(100), 5, 'At least 100.'],
    ['too much', z.number().lt(10), 10, 'Less than 10.'],
    ['an empty list', z.array(z.string()).min(1), [], 'At least 1 entry.'],
    ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'At most 2 entries.'],
    ['an email address', z.email(), 'ana', 'Enter an email address, such as ana@example.com.'],
    ['a day', z.iso.date(), 'Monday', 'Enter a date, such as 2026-11-20.'],
    ['a choice', z.enum(['A', 'B']), 'C', 'One of A, B.'],
    ['a fixed word', z.literal('A'), 'C', 'Must be A.'],
    ['an unknown field', z.strictObject({}), { x: 1 }, 'Unknown field: x.'],
  ])('%s', (_, schema, input, message) => expect(said(schema, input)).toBe(message));

  it('leaves the words of a schema alone', () =>
    expect(said(z.string().min(1, 'Give a name.'), '')).toBe('Give a name.'));
});
