import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findRequest, toRequest } from './request-rows.ts';

export default implement(getProjectRequest, {
  async run(context, { requestId }) {
    return { output: await toRequest(context, await findRequest(context, requestId)) };
  },
});
