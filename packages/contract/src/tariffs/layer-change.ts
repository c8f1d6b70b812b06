import { z } from 'zod';
import { tariffAuthority } from './tariff-answer.ts';

/** A layer that begins, ends or changes its rate between the two. */
export const layerChange = z.object({
  authority: tariffAuthority,
  title: z.string(),
  change: z.enum(['BEGINS', 'ENDS', 'CHANGES']),
  beforePercent: z.number().nullable(),
  afterPercent: z.number().nullable(),
});
export type LayerChange = z.output<typeof layerChange>;
