import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { appBinding, appName, bindCode, bindingReads, mayBind } from './entities.ts';

export const bindApp = declareOperation({
  name: 'bind_app',
  area: 'store',
  title: 'Bind an app',
  description:
    'Ties the store to an outside app (a deal site, a hosted platform) by the code it gave. A code ties one store, and the Brandwright team is told what it is for. Gives the app no access. Only from the page that the app opens.',
  examples: ['The app’s page binds the store'],
  input: z.object({ appName, bindCode }),
  output: appBinding,
  http: { method: 'POST', path: '/web/app-bindings', status: 201 },
  access: mayBind,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['conflict', 'too_many_requests'],
  invalidates: bindingReads,
  summary: ({ label, codeEnding }) => `Bound the store to ${label}, code ending in ${codeEnding}.`,
});
