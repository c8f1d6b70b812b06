import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { change, takeBack } from './change-conversation.ts';

export default implement(renameConversation, {
  run: (context, { id, title }) => change(context, id, { title }),
  undo: takeBack,
});
