import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showChoice } from './choice.ts';

export default implement(getPartnerModel, {
  run: async (context) => ({ output: await showChoice(context) }),
});
