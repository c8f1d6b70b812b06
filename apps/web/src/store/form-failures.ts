import { ApiError, messageOf } from '#api/api-error.ts';

/** What to show after a form was refused: words at the fields they belong to, and a message for the rest. */
export interface FormFailures {
  message?: string;
  fields: Record<string, string>;
}

export function failuresOf(error: unknown): FormFailures {
  if (!(error instanceof ApiError) || error.details.length === 0)
    return { message: messageOf(error), fields: {} };
  return { fields: Object.fromEntries(error.details.map((detail) => [detail.path, detail.message])) };
}
