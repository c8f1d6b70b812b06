import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';

const text = (most: number) => z.string().trim().max(most);

/** A question with what was answered: a text, a number, yes or no, or several choices. */
export const questionnaireItem = z.object({
  question: text(500).min(1, 'A question can’t be empty.'),
  answer: z.union([text(4000), z.number(), z.boolean(), z.array(text(500)).max(50), z.null()]),
});

export const questionnaire = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  items: z.array(questionnaireItem),
  createdBy: z.string(),
  createdAt: instant(),
});
export type Questionnaire = z.output<typeof questionnaire>;
