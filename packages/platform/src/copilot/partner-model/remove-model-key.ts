import { OperationError } from '@brandwright/contract';
import { removeModelKey } from '@brandwright/contract/copilot/partner-model/remove-model-key.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dropKey } from './keys.ts';
import { addressOf } from './key-address.ts';

export default implement(removeModelKey, {
  async prepare(context, { address: said }) {
    const address = await addressOf(context, said);
    return {
      input: said === undefined ? {} : { address },
      preview: {
        verb: 'Remove the key',
        what: `The saved key for ${hostWords(address)} is deleted.`,
        toWhom: null,
        cost: null,
        irreversible: 'This can’t be undone. Answers that need the key fail until you enter another.',
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
