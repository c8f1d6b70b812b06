import { listServerModels } from '@brandwright/contract/copilot/partner-model/list-server-models.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readKey } from './keys.ts';

export default implement(listServerModels, {
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
