import { expect, it } from 'vitest';
import { toApiError } from '#api/api-error.ts';
import { failuresOf } from './form-failures.ts';

it('puts words at the fields they belong to', () => {
  const error = toApiError(400, {
    message: 'Check the fields.',
    details: [{ path: 'email', message: 'Enter an email address.' }],
  });
  expect(failuresOf(error)).toEqual({ fields: { email: 'Enter an email address.' } });
});

it('shows a plain refusal as a message', () => {
  expect(failuresOf(toApiError(429, { message: 'Too many tries. Wait a minute.' }))).toEqual({
    message: 'Too many tries. Wait a minute.',
    fields: {},
  });
  expect(failuresOf(new Error('x')).message).toBe('There was an error. Please try again later.');
});
