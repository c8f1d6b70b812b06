import { OperationError } from '@brandwright/contract';
import { removeModelKey as removeDeclaration } from '@brandwright/contract/copilot/partner-model/remove-model-key.ts';
import { saveModelKey as saveDeclaration } from '@brandwright/contract/copilot/partner-model/save-model-key.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dropKey, keepKey, keyShownFor } from './keys.ts';

/** The address that a key is for: OpenAI's when none is given. */
const addressOf = ({ providers: { modelServers }, signal }: Context, said: string | undefined) =>
  said === undefined ? modelServers.openAiAddress : modelServers.check(said, { signal });

export const saveModelKey = implement(saveDeclaration, {
  async run(context, { address: said, apiKey }) {
    const address = await addressOf(context, said);
    await keepKey(context, address, apiKey);
    const shown = await keyShownFor(context, address);
    if (!shown) throw new Error('The key was not kept.');
    // No undo: what would bring the earlier key back would have to hold it.
    return { output: { address, ...shown }, subject: { kind: 'partner_model', id: context.storeId } };
  },
});

export const removeModelKey = implement(removeDeclaration, {
  async prepare(context, { address: said }) {
    const address = await addressOf(context, said);
    return {
      input: said === undefined ? {} : { address },
      preview: {
        verb: 'Remove the key',
        what: `The saved key for ${hostWords(address)} is deleted.`,
        toWhom: null,
        cost: null,
        irreversible: 'It cannot be brought back. Answers that need it fail until another is entered.',
        values: [],
        warnings: [],
      },
    };
  },
  async run(context, { address: said }) {
    const address = await addressOf(context, said);
    if (!(await dropKey(context, address)))
      throw new OperationError('not_found', `No key for ${hostWords(address)} is saved.`);
    return { output: { address }, subject: { kind: 'partner_model', id: context.storeId } };
  },
});
