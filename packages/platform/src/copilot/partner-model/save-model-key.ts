import { saveModelKey } from '@brandwright/contract/copilot/partner-model/save-model-key.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepKey, keyShownFor } from './keys.ts';
import { addressOf } from './key-address.ts';

export default implement(saveModelKey, {
  async run(context, { address: said, apiKey }) {
    const address = await addressOf(context, said);
    await keepKey(context, address, apiKey);
    const shown = await keyShownFor(context, address);
    if (!shown) throw new Error('The key wasn’t saved.');
    // No undo: what would bring the earlier key back would have to hold it.
    return { output: { address, ...shown }, subject: { kind: 'partner_model', id: context.storeId } };
  },
});
