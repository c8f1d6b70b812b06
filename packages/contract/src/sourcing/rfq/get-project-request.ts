import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { requestStatusLabels } from './enums.ts';
import { requestForModel, requestLine } from './request-words.ts';
import { mayRead, requestRef } from './request-input.ts';
import { count } from './words.ts';

export const getProjectRequest = declareOperation({
  name: 'get_project_request',
  area: 'sourcing',
  title: 'Custom project request',
  description:
    'Opens one custom project request: what is asked for, who has it, which quotes came, what is still missing. To set its quotes side by side use compare_quotes.',
  examples: [
    'Open the tote request',
    'how is my mug request doing?',
    'who did the tote request go to?',
    'what is missing on the draft?',
    'did anyone quote on the linen request?',
  ],
  input: z.object({ requestId: requestRef('Which request?') }),
  output: projectRequest,
  http: { method: 'GET', path: '/web/project-management/{requestId}' },
  access: mayRead,
  effect: 'read',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['compare_quotes', 'update_project_request', 'submit_project_request', 'close_project_request'],
  toModel: requestForModel,
  summary: (request) => {
    const asked = request.askedCount === 0 ? 'not sent yet' : `with ${count(request.askedCount, 'supplier')}`;
    const quotes =
      request.quoteCount === 0
        ? 'no quotes yet'
        : `${count(request.quoteCount, 'quote')}, ${request.openQuoteCount} of them open`;
    const missing = request.missing[0] ? ` Still needed: ${request.missing[0].question}` : '';
    return `${requestLine(request)}: ${requestStatusLabels[request.status].toLowerCase()}, ${asked}, ${quotes}.${request.status === 'DRAFT' ? missing : ''}`;
  },
});
