import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';

// A page tells that it was opened; nobody asks for it in words. What was seen feeds recommend_items.
export const recordedView = z.object({ recorded: z.boolean() });

/** What recording a view has in common, of whatever it is. */
export const viewRecord = {
  access: mayRead,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
} as const;
