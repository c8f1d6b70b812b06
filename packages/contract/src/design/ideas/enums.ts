import { z } from 'zod';

/** DRAFT → SUBMITTED; DRAFT ↔ ARCHIVED. What is submitted stays as it was sent. */
const aiIdeaStates = ['DRAFT', 'SUBMITTED', 'ARCHIVED'] as const;
export const aiIdeaState = z.enum(aiIdeaStates);
export type AiIdeaState = (typeof aiIdeaStates)[number];

export const aiIdeaStateWords = {
  DRAFT: ['draft', 'drafts', 'open', 'not submitted', 'unsubmitted', 'not sent yet'],
  SUBMITTED: ['submitted', 'sent', 'handed in', 'sent in'],
  ARCHIVED: ['archived', 'put away', 'old'],
} as const;

export const aiIdeaStateLabels: Readonly<Record<AiIdeaState, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  ARCHIVED: 'Archived',
};
