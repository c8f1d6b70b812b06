import type { ApprovalPreview } from '@brandwright/contract';
import { setPartnerModel } from '@brandwright/contract/copilot/partner-model/set-partner-model.ts';
import { hostWords, modelWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepChoice, showChoice, type ModelChoice } from './choice.ts';
import { resolveChoice } from './resolve-choice.ts';

const costs: Readonly<Record<ModelChoice['source'], string | null>> = {
  SERVER: null,
  BUILT_IN: null,
  OPENAI: 'OpenAI charges your account for every answer.',
  COMPATIBLE: 'Whatever the server charges; a local one charges nothing.',
};

/** It changes where people's words go, so the approval says where. */
function previewOf(choice: ModelChoice, serverModel: string | null): ApprovalPreview {
  const words = modelWords({ ...choice, serverModel });
  const leaves = choice.address !== null || (choice.source === 'SERVER' && serverModel !== null);
  const where =
    choice.address === null ? 'the model that this server is set up with' : hostWords(choice.address);
  return {
    verb: choice.model === null ? 'Switch the model' : `Use ${choice.model}`,
    what: `From now on ${words} answers in this store’s chats, for everyone in it.`,
    toWhom: leaves
      ? `${where}: what people write in the chats, and the records that are looked up for it`
      : 'No one: what people write stays on this server',
    cost: costs[choice.source],
    irreversible: leaves ? 'You can switch back at any time, but what was already sent stays sent.' : null,
    values: [
      ...(choice.address === null ? [] : [{ label: 'Address', value: choice.address }]),
      ...(choice.model === null ? [] : [{ label: 'Model', value: choice.model }]),
    ],
    warnings: [],
  };
}

export default implement(setPartnerModel, {
  async prepare(context, input) {
    const choice = await resolveChoice(context, input);
    const { address, model, contextTokens, source } = choice;
    return {
      input:
        address === null
          ? { source }
          : { source, address, model, ...(contextTokens === null ? {} : { contextTokens }) },
      preview: previewOf(choice, context.providers.modelServers.standardModel),
    };
  },
  async run(context, input) {
    await keepChoice(context, await resolveChoice(context, input));
    return { output: await showChoice(context), subject: { kind: 'partner_model', id: context.storeId } };
  },
});
