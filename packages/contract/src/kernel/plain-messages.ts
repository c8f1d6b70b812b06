import type { z } from 'zod';

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as ana@example.com.',
  url: 'Enter a web address, such as https://example.com.',
  date: 'Enter a date, such as 2026-11-20.',
  datetime: 'Enter a time, such as 2026-11-20T15:00:00Z.',
  uuid: 'That isn’t a valid ID.',
};

/**
 * What zod finds wrong where a schema has no sentence of its own, in words for people: "At most 120 characters."
 * The server and the forms say the same, because both parse with it. Undefined leaves zod's own message.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This field is required.'
        : `Expected ${nouns[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'This field is required.'
        : `${issue.inclusive === false ? 'More than' : 'At least'} ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${amount(issue.maximum, issue.origin)}.`;
    case 'invalid_format':
      return formats[issue.format];
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}.`
        : `One of ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

function amount(limit: number | bigint, origin: string): string {
  const unit = { string: 'character', array: 'entry' }[origin];
  if (!unit) return String(limit);
  if (Number(limit) === 1) return `1 ${unit}`;
  return `${limit} ${unit === 'entry' ? 'entries' : `${unit}s`}`;
}
