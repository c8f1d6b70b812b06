import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { requestStep } from './enums.ts';
import { mayRequest, requestFields } from './request-input.ts';
import { requestForModel } from './request-words.ts';

export const saveProjectDraft = declareOperation({
  name: 'save_project_draft',
  area: 'sourcing',
  title: 'Keep the form of a request',
  description:
    'Keeps what stands in the form of a custom project request as it is typed, with the step, so that it can be left and come back to. Makes the draft when no id is given.',
  examples: ['Keep my draft of the request'],
  input: z.object({
    requestId: z.uuid().optional().describe('The draft; a new one when left out.'),
    step: requestStep.optional(),
    ...requestFields,
    // A form may be left half filled: emptied fields are null.
    title: z.string().trim().max(160).optional(),
    description: z.string().max(4000).nullable().optional(),
    quantity: requestFields.quantity.nullable(),
    targetPriceMinor: requestFields.targetPriceMinor.nullable(),
    budgetMinor: requestFields.budgetMinor.nullable(),
    neededBy: requestFields.neededBy.nullable(),
    printing: requestFields.printing.nullable(),
    htsCode: requestFields.htsCode.nullable(),
  }),
  output: projectRequest,
  http: { method: 'PUT', path: '/web/project-management/-/draft' },
  access: mayRequest,
  effect: 'write',
  journal: false,
  card: 'project_request',
  offered: false,
  errors: ['not_found', 'bad_transition', 'feature_blocked'],
  invalidates: ['list_project_requests'],
  toModel: requestForModel,
  summary: (request) => `Saved the draft ${request.title || 'without a title'}.`,
});
