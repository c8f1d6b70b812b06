import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { archiving } from './change-conversation.ts';

export default archiving(archiveSupplierConversation, true);
