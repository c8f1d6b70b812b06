// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import acceptSupplierMeeting from './accept-supplier-meeting.ts';
import archiveSupplierConversation from './archive-supplier-conversation.ts';
import createMeeting from './carrier/create-meeting.ts';
import getChatToken from './carrier/get-chat-token.ts';
import countUnreadConversations from './count-unread-conversations.ts';
import declineSupplierMeeting from './decline-supplier-meeting.ts';
import getConversationProperties from './get-conversation-properties.ts';
import getInboxNotifications from './get-inbox-notifications.ts';
import getMessagePictures from './get-message-pictures.ts';
import getSupplierConversation from './get-supplier-conversation.ts';
import listConversationAttachments from './list-conversation-attachments.ts';
import listSupplierConversations from './list-supplier-conversations.ts';
import markConversationRead from './mark-conversation-read.ts';
import markConversationUnread from './mark-conversation-unread.ts';
import openConversation from './open-conversation.ts';
import recordConversationEvent from './record-conversation-event.ts';
import requestSupplierMeeting from './request-supplier-meeting.ts';
import resendSupplierMessage from './resend-supplier-message.ts';
import sayTyping from './say-typing.ts';
import sendSupplierMessage from './send-supplier-message.ts';
import setConversationAttributes from './set-conversation-attributes.ts';
import setInboxNotifications from './set-inbox-notifications.ts';
import checkConversationSafety from './thread/check-conversation-safety.ts';
import draftReply from './thread/draft-reply.ts';
import listPromises from './thread/list-promises.ts';
import summarizeConversation from './thread/summarize-conversation.ts';
import translateMessage from './thread/translate-message.ts';
import unarchiveSupplierConversation from './unarchive-supplier-conversation.ts';

export const inboxOperations: readonly Implementation[] = [
  acceptSupplierMeeting,
  archiveSupplierConversation,
  createMeeting,
  getChatToken,
  countUnreadConversations,
  declineSupplierMeeting,
  getConversationProperties,
  getInboxNotifications,
  getMessagePictures,
  getSupplierConversation,
  listConversationAttachments,
  listSupplierConversations,
  markConversationRead,
  markConversationUnread,
  openConversation,
  recordConversationEvent,
  requestSupplierMeeting,
  resendSupplierMessage,
  sayTyping,
  sendSupplierMessage,
  setConversationAttributes,
  setInboxNotifications,
  checkConversationSafety,
  draftReply,
  listPromises,
  summarizeConversation,
  translateMessage,
  unarchiveSupplierConversation,
];
