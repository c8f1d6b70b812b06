import { z } from 'zod';

// A page tells that it was opened; nobody asks for it in words. What was seen feeds recommend_items.
export const recordedView = z.object({ recorded: z.boolean() });
