import { deleteAssistant } from '@brandwright/contract/copilot/assistants/delete-assistant.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant } from './find-assistant.ts';
import { set, changed, takeBack } from './keep-assistants.ts';

export default implement(deleteAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    await set(context, row.id, { deletedAt: context.clock.now() });
    return changed(context, row.id, { deletedAt: null });
  },
  undo: takeBack,
});
