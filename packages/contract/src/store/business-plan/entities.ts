import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { planQuestionKey } from './questions.ts';

/** The plan as the store has it: an answer for each question that was answered. */
export const businessPlan = z.object({
  /** By question key; questions without an answer are left out. */
  answers: z.partialRecord(planQuestionKey, z.string()),
  answered: z.int(),
  questions: z.int(),
  isCompleted: z.boolean(),
  completedAt: instant().nullable(),
  updatedAt: instant().nullable(),
  updatedBy: z.string().nullable(),
});
export type BusinessPlan = z.output<typeof businessPlan>;

/** Reads that are stale after the plan changed. */
export const planReads = ['get_business_plan', 'get_store_configs'] as const;
