import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { changeFields, mayRequest, requestReads, requestRef } from './request-input.ts';
import { requestForModel, requestLine, nextStep } from './request-words.ts';

export const updateProjectRequest = declareOperation({
  name: 'update_project_request',
  area: 'sourcing',
  title: 'Change a custom project request',
  description:
    'Changes a custom project request while it is a draft or still open for quotes: quantity, target price, budget, day, countries, sample, details, title. Suppliers are not told: submit_project_request sends the change to them.',
  examples: [
    'Make the tote request 1,500 units',
    'change the target price of the request to $5.50',
    'the mug request is needed by February 1',
    'ask for a sample on that request',
    'set the budget of the tote request to $8,000',
    'I want the totes made in India or Portugal',
  ],
  input: z.object({ requestId: requestRef('Which request should I change?'), ...changeFields }),
  output: projectRequest,
  http: { method: 'PUT', path: '/web/project-management/{requestId}' },
  access: mayRequest,
  effect: 'write',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'feature_blocked'],
  related: ['submit_project_request', 'get_project_request'],
  invalidates: requestReads,
  undoable: true,
  toModel: requestForModel,
  summary: (request) => `Changed: ${requestLine(request)}.${nextStep(request)}`,
});
