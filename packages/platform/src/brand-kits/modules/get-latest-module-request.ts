import { getLatestModuleRequest } from '@brandwright/contract/brand-kits/modules/get-latest-module-request.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { latestRequests, showRequest } from './show-module.ts';

export default implement(getLatestModuleRequest, {
  async run(context, { module }) {
    const row = await findModule(context, module);
    const latest = (await latestRequests(context, [row.id])).get(row.id);
    return { output: { request: latest ? showRequest(latest) : null } };
  },
});
