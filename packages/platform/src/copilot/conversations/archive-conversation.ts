import { archiveConversation } from '@brandwright/contract/copilot/conversations/archive-conversation.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { change, takeBack } from './change-conversation.ts';

export default implement(archiveConversation, {
  run: (context, { id }) => change(context, id, { isArchived: true }),
  undo: takeBack,
});
