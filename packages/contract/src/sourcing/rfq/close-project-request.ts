import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { requestStatusLabels } from './enums.ts';
import { mayAnswer, requestReads, requestRef } from './request-input.ts';
import { count } from './words.ts';
import { requestForModel } from './request-words.ts';

export const closeOutcome = z.enum(['CLOSED', 'CANCELED']);

export const closeProjectRequest = declareOperation({
  name: 'close_project_request',
  area: 'sourcing',
  title: 'Close or cancel a custom project request',
  description:
    'Ends a custom project request: CLOSED when no more quotes are wanted, CANCELED when the project is called off. Suppliers who quoted are told, their open quotes are declined. To turn down a single quote use decline_quote; a purchase that was made stays.',
  examples: [
    'Cancel the tote request',
    'close the mug request',
    'call off that custom project',
    'we no longer need the boxes, cancel the request',
    'close the rfp, no more quotes please',
  ],
  input: z.object({
    requestId: requestRef('Which request should I end?'),
    outcome: field(closeOutcome, {
      label: 'Outcome',
      valueWords: {
        CLOSED: ['close', 'closed', 'no more quotes', 'stop taking quotes', 'wrap up'],
        CANCELED: ['cancel', 'call off', 'scrap', 'withdraw', 'no longer need'],
      },
    })
      .describe('CLOSED: no more quotes wanted. CANCELED: called off.')
      .default('CANCELED'),
  }),
  output: projectRequest,
  http: { method: 'PUT', path: '/web/project-management/{requestId}/close' },
  access: mayAnswer,
  effect: 'external',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_project_request', 'duplicate_project_request'],
  invalidates: requestReads,
  toModel: requestForModel,
  summary: ({ title, status, askedCount }) =>
    `"${title}" is ${requestStatusLabels[status].toLowerCase()}. ${askedCount === 0 ? 'It hadn’t been sent to anyone.' : `${count(askedCount, 'supplier')} had it.`}`,
});
