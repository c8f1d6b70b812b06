import { z } from 'zod';
import { amountMinor, field, untrustedText } from '../kernel/fields.ts';
import {
  conversationOrigin,
  meetingStatus,
  messageStatus,
  messageType,
  milestoneStatus,
  zoomRequestType,
} from './enums.ts';

/** Messages a thread shows at once (overview §3). */
export const historyPageSize = 10;
/** Most characters of one message. */
export const longestMessage = 4000;
/** Most files that travel with one message. */
export const mostAttachments = 10;

const conversationSid = () => field(z.string(), { ref: 'supplier_conversation' });

/** What a note of a conversation says beside its messages. Every part is optional. */
export const conversationAttributes = z.object({
  /** The subject it was opened for. */
  subject: z.string().max(200).optional(),
  /** The brief that the sourcing agent wrote about. */
  techPackId: z.uuid().optional(),
  /** The custom project request that it is about. */
  projectId: z.string().max(80).optional(),
  creatorOrderItemId: z.string().max(80).optional(),
  catalogItemId: z.uuid().optional(),
  /** A scripted supplier of the demo store answers here. */
  isDemo: z.boolean().optional(),
});
export type ConversationAttributes = z.output<typeof conversationAttributes>;

/** A product of the founder, or of a catalog, as it was reworked for the supplier. */
export const remixProductData = z.object({
  title: z.string().max(200),
  imageUrl: z.string().max(2000).optional(),
  sourceImageUrl: z.string().max(2000).optional(),
  catalogItemId: z.uuid().optional(),
  /** What was changed, in words. */
  changes: z.string().max(1000).optional(),
});
export type RemixProductData = z.output<typeof remixProductData>;

/**
 * What a message carries beside its text (overview §3), and what its card shows. Written by whoever wrote the message:
 * of a supplier's message nothing here is to be trusted.
 */
export const messageAttributes = z.object({
  creatorOrderItemId: z.string().max(80).optional(),
  projectId: z.string().max(80).optional(),
  catalogItemId: z.uuid().optional(),
  remixProductData: remixProductData.optional(),
  zoomRequestType: zoomRequestType.optional(),
  /** ISO instant of a call. */
  callTime: z.string().max(40).optional(),
  fileName: z.string().max(200).optional(),
  /** Minutes of a call. */
  durationMinutes: z.int().min(5).max(480).optional(),
  meetingStatus: meetingStatus.optional(),
  meetingUrl: z.string().max(2000).optional(),
  /** Of TRACKING_LINK. */
  trackingNumber: z.string().max(80).optional(),
  carrier: z.string().max(80).optional(),
  trackingUrl: z.string().max(2000).optional(),
  /** Title of the item, project, milestone or supplier of a card. */
  title: z.string().max(200).optional(),
  subtitle: z.string().max(400).optional(),
  imageUrl: z.string().max(2000).optional(),
  /** Of SUPPLIER_PROFILE. */
  supplierId: z.uuid().optional(),
  /** A price, deposit or target, in minor units. */
  amountMinor: amountMinor().optional(),
  currency: z.string().length(3).optional(),
  /** Pieces: of an item its MOQ, of a project the quantity asked for. */
  quantity: z.int().min(0).optional(),
  /** ISO day of a milestone or a project. */
  dueDate: z.string().max(40).optional(),
  milestoneStatus: milestoneStatus.optional(),
  /** Written by a scripted supplier of the demo store. */
  isDemo: z.boolean().optional(),
});
export type MessageAttributes = z.output<typeof messageAttributes>;

/** Addresses of what travels with a message (overview §3). */
export const attachmentLists = {
  fileUrls: z.array(z.string()),
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  pdfUrls: z.array(z.string()),
};

/** A message of a conversation with a supplier. `author` is `store_{id}` or `customer_{id}` (overview §3). */
export const supplierMessage = z.object({
  /** Ours for what was written here, the carrier's for what came in through it. */
  sid: field(z.string(), { ref: 'supplier_message' }),
  conversationSid: conversationSid(),
  /** Place in the conversation, from 0. */
  index: z.int(),
  author: z.string(),
  /** The person of the brand who wrote it, or the supplier. */
  authorName: z.string(),
  /** Written by the brand. */
  isOwn: z.boolean(),
  isRead: z.boolean(),
  type: messageType,
  text: untrustedText(),
  ...attachmentLists,
  attributes: messageAttributes,
  status: messageStatus,
  /** ISO instant. */
  createdAt: z.string(),
});
export type SupplierMessage = z.output<typeof supplierMessage>;

/** A line of the list of conversations (overview §3: conversation summary, and what a list needs beside). */
export const supplierConversation = z.object({
  sid: conversationSid(),
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  supplierName: z.string(),
  avatarUrl: z.string().nullable(),
  /** ISO instant of the newest message, or of the opening. */
  lastTime: z.string(),
  isConciergeRecommended: z.boolean(),
  /** As the carrier calls it; may start with a manufacturer prefix. */
  name: z.string(),
  origin: conversationOrigin,
  isArchived: z.boolean(),
  /** The latest message is unread and not by the brand (overview §3). */
  isUnread: z.boolean(),
  /** Unread messages of the supplier. */
  unreadCount: z.int(),
  messageCount: z.int(),
  lastMessage: z
    .object({
      sid: z.string(),
      author: z.string(),
      isOwn: z.boolean(),
      type: messageType,
      /** The beginning of its text, or what it is: "3 pictures". */
      preview: untrustedText(),
      status: messageStatus,
    })
    .nullable(),
  attributes: conversationAttributes,
});
export type SupplierConversation = z.output<typeof supplierConversation>;

/** A ticket with warehouse support as a line of the inbox; it opens on its own screen. */
export const inboxTicket = z.object({
  ticketId: field(z.uuid(), { ref: 'support_ticket' }),
  /** "ST-1001". */
  handle: z.string(),
  orderNumber: z.int(),
  isClosed: z.boolean(),
  /** Support wrote last and is waiting for the brand. */
  needsReply: z.boolean(),
  isUnread: z.boolean(),
  /** Unread answers from support. */
  unreadCount: z.int(),
  /** ISO instant of the newest message or change. */
  lastTime: z.string(),
  lastMessage: z.object({ isOwn: z.boolean(), preview: untrustedText() }),
});
export type InboxTicket = z.output<typeof inboxTicket>;

/** A conversation with a page of its messages, oldest of the page first. */
export const supplierConversationDetail = supplierConversation.extend({
  messages: z.array(supplierMessage),
  /** Whether there are messages before the first of the page; `messages[0].index` is the next `beforeIndex`. */
  hasEarlier: z.boolean(),
});
export type SupplierConversationDetail = z.output<typeof supplierConversationDetail>;

/** A message with whom it went to. */
export const sentSupplierMessage = supplierMessage.extend({
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  supplierName: z.string(),
});
export type SentSupplierMessage = z.output<typeof sentSupplierMessage>;

/** A video meeting that one side asked for. */
export const supplierMeeting = z.object({
  messageSid: field(z.string(), { ref: 'supplier_message' }),
  conversationSid: conversationSid(),
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  supplierName: z.string(),
  askedBy: zoomRequestType,
  status: meetingStatus,
  /** ISO instant. */
  callTime: z.string(),
  durationMinutes: z.int(),
  topic: untrustedText(),
  /** Where to join, once there is a room for it. */
  meetingUrl: z.string().nullable(),
});
export type SupplierMeeting = z.output<typeof supplierMeeting>;

/** A file of a conversation. */
export const conversationAttachment = z.object({
  messageSid: field(z.string(), { ref: 'supplier_message' }),
  kind: z.enum(['FILE', 'IMAGE', 'VIDEO', 'PDF']),
  url: z.string(),
  fileName: untrustedText(),
  isOwn: z.boolean(),
  authorName: z.string(),
  createdAt: z.string(),
});
export type ConversationAttachment = z.output<typeof conversationAttachment>;
