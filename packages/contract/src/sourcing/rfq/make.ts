import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest, type ProjectRequest } from './entities.ts';
import { requestStatusLabels, requestStep } from './enums.ts';
import {
  changeFields,
  mayAnswer,
  mayRequest,
  requestFields,
  requestReads,
  requestRef,
} from './request-input.ts';
import { count, dayWords, listWords, money } from './words.ts';

/** "1,000 × linen tote bags, target $6.00 a unit, needed by March 1, 2027". */
export function requestLine(request: ProjectRequest): string {
  return [
    request.quantity === null
      ? request.title
      : `${request.quantity.toLocaleString('en-US')} × ${request.title}`,
    request.targetPriceMinor === null
      ? ''
      : `target ${money(request.targetPriceMinor, request.currency)} a unit`,
    request.budgetMinor === null ? '' : `budget ${money(request.budgetMinor, request.currency)}`,
    request.neededBy === null ? '' : `needed by ${dayWords(request.neededBy)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What must happen before, or by, sending it. */
function nextStep(request: ProjectRequest): string {
  if (request.status !== 'DRAFT')
    return request.hasUnsentChanges
      ? ' Suppliers still have the earlier version: send it again to tell them.'
      : '';
  const [first] = request.missing;
  if (first) return ` Before it can go out: ${first.question}`;
  return request.suppliers.length === 0
    ? ' No supplier fits it yet: a larger quantity or other countries may help.'
    : ` ${count(request.suppliers.length, 'supplier')} would get it; nothing is sent until you say so.`;
}

/** What a model sees of a request. The words of suppliers stay on the card. */
export function requestForModel(request: ProjectRequest) {
  const { quotes, suppliers, fileUrls, ...rest } = request;
  return {
    ...rest,
    files: fileUrls.length,
    suppliers: suppliers.slice(0, 10).map(({ supplierId, supplierName }) => ({ supplierId, supplierName })),
    quotes: quotes.slice(0, 10).map(({ note: _note, priceTiers, ...one }) => ({
      ...one,
      firstUnitPriceMinor: priceTiers[0]?.unitPriceMinor ?? null,
    })),
  };
}

export const createProjectRequest = declareOperation({
  name: 'create_project_request',
  area: 'sourcing',
  title: 'New request for quotes',
  description:
    'Makes a draft of a custom project request (RFP, request for quotes): what is wanted, how many, at which target price, by when. From a tech pack with techPackId. Nothing goes out yet: submit_project_request sends it to suppliers. To find suppliers or ready items in the marketplace use search_suppliers or search_catalog_items.',
  examples: [
    'Request quotes for 1,000 linen totes at $6 by March',
    'I want a custom project for 500 stoneware mugs',
    'start an RFP for 2,000 mailer boxes',
    'get me quotes on 3,000 soy candles, target $3.20, needed by February 15',
    'make a request for quotes from my tech pack',
    'draft a custom project request for product photography',
  ],
  input: z.object(requestFields),
  output: projectRequest,
  http: { method: 'POST', path: '/web/project-management', status: 201 },
  access: mayRequest,
  effect: 'write',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'feature_blocked'],
  related: ['submit_project_request', 'update_project_request', 'list_project_requests'],
  invalidates: requestReads,
  undoable: true,
  toModel: requestForModel,
  summary: (request) => `Draft of a request: ${requestLine(request)}.${nextStep(request)}`,
});

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
  summary: (request) => `Kept the draft ${request.title || 'without a title'}.`,
});

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
    `A new draft, "${request.title}", says the same: ${requestLine(request)}.${nextStep(request)}`,
});

const sent = projectRequest.extend({
  /** Suppliers that it went to just now. */
  sentTo: z.array(z.string()),
});

export const submitProjectRequest = declareOperation({
  name: 'submit_project_request',
  area: 'sourcing',
  title: 'Send a custom project request to suppliers',
  description:
    'Sends a custom project request to the suppliers that fit it, who then quote; a request that was changed after it was sent goes to them again. Needs a title, a quantity (not for services) and the day by which it is needed.',
  examples: [
    'Send the tote request to suppliers',
    'submit my request',
    'submit the draft',
    'send the rfp out',
    'the mug request is ready, get it out to factories',
    'send the request to three suppliers',
  ],
  input: z.object({
    requestId: requestRef('Which request should I send?'),
    mostSuppliers: field(z.int().min(1).max(8), {
      sense: 'quantity',
      label: 'Suppliers at most',
      words: ['suppliers', 'factories', 'makers', 'manufacturers', 'companies'],
    })
      .describe('To so many of the suppliers that fit, the best first; to all of them when left out.')
      .optional(),
  }),
  output: sent,
  http: { method: 'PUT', path: '/web/project-management/{requestId}/submit' },
  access: mayRequest,
  effect: 'external',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'feature_blocked'],
  related: ['get_project_request', 'compare_quotes', 'close_project_request'],
  invalidates: requestReads,
  toModel: ({ sentTo, ...request }) => ({
    ...requestForModel(request),
    sentTo,
  }),
  summary: ({ sentTo, title }) =>
    `Sent "${title}" to ${count(sentTo.length, 'supplier')}: ${listWords(sentTo)}. Quotes appear on the request as they come.`,
});

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
    `"${title}" is ${requestStatusLabels[status].toLowerCase()}. ${askedCount === 0 ? 'It had not gone to anyone.' : `${count(askedCount, 'supplier')} had it.`}`,
});
