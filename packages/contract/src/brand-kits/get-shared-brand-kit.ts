import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { sharedBrandKit } from './shared-brand-kit.ts';

export const getSharedBrandKit = declareOperation({
  name: 'get_shared_brand_kit',
  area: 'brand-kits',
  title: 'Shared brand kit',
  description: 'A brand kit as anybody with its public link sees it. Needs no login.',
  examples: ['Open the shared brand kit behind this link'],
  input: z.object({ brandKitId: z.uuid() }),
  output: sharedBrandKit,
  http: { method: 'GET', path: '/bk/{brandKitId}', root: true },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ preview }) => preview.title,
});
