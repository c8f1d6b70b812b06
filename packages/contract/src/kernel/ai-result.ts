import { z } from 'zod';

/** How far a generation is: PENDING → SUCCESS | FAILURE (brand-kit document §4). The same wherever something is generated. */
export const aiResult = z.enum(['PENDING', 'SUCCESS', 'FAILURE']);
export type AiResult = z.output<typeof aiResult>;
