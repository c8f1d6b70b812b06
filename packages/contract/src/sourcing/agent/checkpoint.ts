import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { briefChange } from './tech-pack.ts';

/** A state of the brief: who made it, how, why, and what it changed. */
export const checkpoint = z.object({
  checkpointId: z.uuid(),
  version: z.int(),
  /** The state that it was made from. */
  parentId: z.uuid().nullable(),
  why: z.string(),
  who: z.string(),
  via: z.enum(['hand', 'partner', 'token', 'job']),
  changes: z.array(briefChange),
  isCurrent: z.boolean(),
  createdAt: instant(),
});

export type Checkpoint = z.output<typeof checkpoint>;
