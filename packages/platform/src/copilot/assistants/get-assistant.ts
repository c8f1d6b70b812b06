import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant } from './find-assistant.ts';
import { describedById } from './read-assistants.ts';

export default implement(getAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    return { output: await describedById(context, row.id) };
  },
});
