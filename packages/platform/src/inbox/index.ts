import type { PlatformArea } from '../kernel/area.ts';
import { recordConversationEvent } from './carrier-event.ts';
import { carrierRoom } from './carrier/index.ts';
import {
  archiveConversation,
  markRead,
  markUnread,
  sayTyping,
  setAttributes,
  unarchiveConversation,
} from './change-conversation.ts';
import { carryJob, deliverJob } from './deliver-message.ts';
import { answerJob } from './demo-supplier/answer-job.ts';
import { inboxDemo } from './demo.ts';
import { unreadSource } from './feed.ts';
import {
  getConversation,
  getConversationProperties,
  listConversationAttachments,
} from './get-conversation.ts';
import { getMessagePictures } from './get-message-pictures.ts';
import { countUnread, listConversations } from './list-conversations.ts';
import { acceptMeeting, declineMeeting, requestMeeting } from './meetings.ts';
import { getNotifications, noticeJob, setNotifications } from './notifications.ts';
import { openConversation } from './open-conversation.ts';
import { conversationFinder } from './records.ts';
import { resendMessage, sendMessage } from './send-message.ts';
import { threadRoom } from './thread/index.ts';

export const inboxArea: PlatformArea = {
  implementations: [
    ...carrierRoom.implementations,
    ...threadRoom.implementations,
    openConversation,
    listConversations,
    countUnread,
    getConversation,
    listConversationAttachments,
    getConversationProperties,
    getMessagePictures,
    sendMessage,
    resendMessage,
    archiveConversation,
    unarchiveConversation,
    markRead,
    markUnread,
    setAttributes,
    sayTyping,
    getNotifications,
    setNotifications,
    requestMeeting,
    acceptMeeting,
    declineMeeting,
    recordConversationEvent,
  ],
  jobs: [deliverJob, carryJob, noticeJob, answerJob],
  records: [conversationFinder],
  feed: [unreadSource, ...(threadRoom.feed ?? [])],
  demo: inboxDemo,
};
