import { z } from 'zod';

/** What a message is (overview §3). */
export const messageType = z.enum([
  'TEXT',
  'IMAGE',
  'VIDEO',
  'PDF',
  'AI',
  'CREATOR_MILESTONE',
  'CATALOG_ITEM',
  'REMIX_PRODUCT_ITEM',
  'IMAGE_COLLABORATION',
  'ZOOM_MEETING',
  'ZOOM_MEETING_REQUEST',
  'SUPPLIER_PROFILE',
  'CREATOR_CUSTOM_PROJECT',
  'TRACKING_LINK',
]);
export type MessageType = z.output<typeof messageType>;

/** What a message without text is called in a list. */
export const messageTypeWords: Readonly<Record<MessageType, string>> = {
  TEXT: 'message',
  IMAGE: 'picture',
  VIDEO: 'video',
  PDF: 'PDF',
  AI: 'message of the sourcing agent',
  CREATOR_MILESTONE: 'milestone',
  CATALOG_ITEM: 'catalog item',
  REMIX_PRODUCT_ITEM: 'reworked product',
  IMAGE_COLLABORATION: 'picture to work on',
  ZOOM_MEETING: 'video meeting',
  ZOOM_MEETING_REQUEST: 'meeting request',
  SUPPLIER_PROFILE: 'supplier profile',
  CREATOR_CUSTOM_PROJECT: 'custom project',
  TRACKING_LINK: 'tracking link',
};

/** Who opened a conversation: a person of the brand, or the sourcing agent for them. */
export const conversationOrigin = z.enum(['PERSONAL', 'SOURCING_AGENT']);
export type ConversationOrigin = z.output<typeof conversationOrigin>;

/** The filters of the inbox (overview §2.6). Archived ones are in neither of the first two. */
export const inboxFilter = z.enum(['PERSONAL', 'SOURCING_AGENT', 'ARCHIVED']);
export type InboxFilter = z.output<typeof inboxFilter>;

/** SENDING until the carrier has it; FAILED once the carrier has refused it for good. */
export const messageStatus = z.enum(['SENDING', 'SENT', 'FAILED']);
export type MessageStatus = z.output<typeof messageStatus>;

/** Which side asked for a meeting. */
export const zoomRequestType = z.enum(['ASKED_BY_BRAND', 'ASKED_BY_SUPPLIER']);
export type ZoomRequestType = z.output<typeof zoomRequestType>;

export const meetingStatus = z.enum(['ASKED', 'ACCEPTED', 'DECLINED']);
export type MeetingStatus = z.output<typeof meetingStatus>;

export const milestoneStatus = z.enum(['PLANNED', 'IN_PROGRESS', 'DONE', 'LATE']);
export type MilestoneStatus = z.output<typeof milestoneStatus>;

/** What may be drawn in a thread beside messages: whether the other side writes just now. */
export const typingSeconds = 6;
