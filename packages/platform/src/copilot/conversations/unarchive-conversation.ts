import { unarchiveConversation } from '@brandwright/contract/copilot/conversations/unarchive-conversation.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { change, takeBack } from './change-conversation.ts';

export default implement(unarchiveConversation, {
  run: (context, { id }) => change(context, id, { isArchived: false }),
  undo: takeBack,
});
