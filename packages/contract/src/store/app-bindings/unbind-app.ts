import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { bindingReads, mayBind } from './entities.ts';

export const unbindApp = declareOperation({
  name: 'unbind_app',
  area: 'store',
  title: 'Remove an app',
  description: 'Removes the tie between the store and an outside app. Its code can then be used again.',
  examples: ['Remove that app'],
  input: z.object({ bindingId: z.uuid() }),
  output: z.object({ label: z.string() }),
  http: { method: 'DELETE', path: '/web/app-bindings/{bindingId}' },
  access: mayBind,
  effect: 'destructive',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: bindingReads,
  summary: ({ label }) => `${label} is no longer bound to the store.`,
});
