import { z } from 'zod';
import { pageOutput } from '../kernel/paging.ts';
import { brandKitSummary } from './entities.ts';

export const kitList = z.object({ kits: z.array(brandKitSummary), ...pageOutput });

export const kitListForModel = ({ kits, total }: z.output<typeof kitList>) => ({
  kits: kits.slice(0, 12).map(({ id, name, category, slogan, completeness, progressPercent, createdAt }) => ({
    id,
    name,
    category,
    slogan,
    isComplete: completeness.whole,
    progressPercent,
    createdAt,
  })),
  total,
  ...(total > Math.min(12, kits.length) ? { cut: `${Math.min(12, kits.length)} of ${total}` } : {}),
});
