import { messageOf, refusedFields } from '#api/api-error.ts';

/** What to show after a form was refused: words at the fields they belong to, and a message for the rest. */
export interface FormFailures {
  message?: string;
  fields: Record<string, string>;
}

export function failuresOf(error: unknown): FormFailures {
  const fields = refusedFields(error);
  return Object.keys(fields).length === 0 ? { message: messageOf(error), fields } : { fields };
}
