import {
  archiveConversationHere,
  renameConversationHere,
  unarchiveConversationHere,
} from './change-conversation.ts';
import { deleteConversationHere } from './delete-conversation.ts';
import { exportConversationHere, getConversationMarkdownHere } from './export-conversation.ts';
import { giveFeedbackHere } from './feedback.ts';
import { getConversationHere, listConversationsHere } from './list-conversations.ts';
import { exportFeedbackHere, summarizeFeedbackHere } from './read-feedback.ts';
import { getConversationScriptHere } from './script.ts';
import {
  createShareLinkHere,
  getShareAddressHere,
  listShareLinksHere,
  revokeShareLinkHere,
  viewSharedConversationHere,
} from './sharing.ts';

export { conversationFinder } from './conversation-finder.ts';
export { seedConversations } from './demo.ts';

/** What one does with conversations themselves: find, name, put away, delete, judge, export, share. */
export const conversationImplementations = [
  listConversationsHere,
  getConversationHere,
  renameConversationHere,
  archiveConversationHere,
  unarchiveConversationHere,
  deleteConversationHere,
  giveFeedbackHere,
  summarizeFeedbackHere,
  exportFeedbackHere,
  exportConversationHere,
  getConversationMarkdownHere,
  getConversationScriptHere,
  createShareLinkHere,
  getShareAddressHere,
  listShareLinksHere,
  revokeShareLinkHere,
  viewSharedConversationHere,
];
