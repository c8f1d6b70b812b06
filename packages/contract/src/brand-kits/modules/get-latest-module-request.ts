import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from '../refs.ts';
import { moduleRequest } from './entities.ts';
import { contentLine, ended } from './say.ts';

export const getLatestModuleRequest = declareOperation({
  name: 'get_latest_module_request',
  area: 'brand-kits',
  title: 'Latest request of a brand module',
  description: 'The latest request of a brand module that is not archived. For screens.',
  examples: ['(a module opens)'],
  input: z.object({ module: z.string().trim().min(1).max(200) }),
  output: z.object({ request: moduleRequest.nullable() }),
  http: { method: 'GET', path: '/web/brand-kit-modules/{module}/requests/latest' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: ({ request }) =>
    request
      ? `The latest request: ${request.result.toLowerCase()}${request.content ? `, ${ended(contentLine(request.content))}` : '.'}`
      : 'There are no requests yet.',
});
