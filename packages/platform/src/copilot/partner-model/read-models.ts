import { findLocalModels as findDeclaration } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import { listServerModels as listDeclaration } from '@brandwright/contract/copilot/partner-model/list-server-models.ts';
import { getPartnerModel as getDeclaration } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showChoice } from './choice.ts';
import { readKey } from './keys.ts';

export const getPartnerModel = implement(getDeclaration, {
  run: async (context) => ({ output: await showChoice(context) }),
});

export const findLocalModels = implement(findDeclaration, {
  async run({ providers: { modelServers }, signal }) {
    const servers = await modelServers.findLocal({ signal });
    return { output: { servers, ports: [...modelServers.localPorts] } };
  },
});

export const listServerModels = implement(listDeclaration, {
  async run(context, input) {
    const { modelServers } = context.providers;
    const { signal } = context;
    const address = input.address
      ? await modelServers.check(input.address, { signal })
      : modelServers.openAiAddress;
    const models = await modelServers.listModels(address, await readKey(context, address), { signal });
    return { output: { address, models: models.toSorted() } };
  },
});
