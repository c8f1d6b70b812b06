import { findLocalModels } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import { implement } from '../../kernel/request/implementation.ts';

export default implement(findLocalModels, {
  async run({ providers: { modelServers }, signal }) {
    const servers = await modelServers.findLocal({ signal });
    return { output: { servers, ports: [...modelServers.localPorts] } };
  },
});
