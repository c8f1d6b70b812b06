import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { mayRequest, requestFields, requestReads } from './request-input.ts';
import { requestForModel, requestLine, nextStep } from './request-words.ts';

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
