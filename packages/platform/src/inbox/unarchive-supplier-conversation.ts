import { unarchiveSupplierConversation } from '@brandwright/contract/inbox/unarchive-supplier-conversation.ts';
import { archiving } from './change-conversation.ts';

export default archiving(unarchiveSupplierConversation, false);
