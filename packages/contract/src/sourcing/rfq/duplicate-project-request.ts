import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { mayRequest, requestReads, requestRef } from './request-input.ts';
import { requestForModel, requestLine, nextStep } from './request-words.ts';

export const duplicateProjectRequest = declareOperation({
  name: 'duplicate_project_request',
  area: 'sourcing',
  title: 'Duplicate a custom project request',
  description:
    'Makes a new draft with all that a request says, without its quotes: to ask again, or for something like it.',
  examples: [
    'Duplicate the tote request',
    'copy that request into a new draft',
    'make the same request again',
    'start a new request like the mug one',
  ],
  input: z.object({ requestId: requestRef('Which request should I copy?') }),
  output: projectRequest,
  http: { method: 'POST', path: '/web/project-management/{requestId}/duplicate', status: 201 },
  access: mayRequest,
  effect: 'write',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'feature_blocked'],
  related: ['update_project_request', 'submit_project_request'],
  invalidates: requestReads,
  undoable: true,
  toModel: requestForModel,
  summary: (request) =>
    `A new draft, "${request.title}", is the same: ${requestLine(request)}.${nextStep(request)}`,
});
