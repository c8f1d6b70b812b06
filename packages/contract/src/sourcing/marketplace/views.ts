import { z } from 'zod';

// A page tells that it was opened; nobody asks for it in words. What was seen feeds recommend_items.
export const output = z.object({ recorded: z.boolean() });
