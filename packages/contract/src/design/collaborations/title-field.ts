import { z } from 'zod';

export const title = () => z.string().trim().min(1).max(160);
