import type {
  ConversationAttributes,
  MessageAttributes,
  SupplierMessage,
} from '@brandwright/contract/inbox/entities.ts';
import {
  messageTypeWords,
  type MeetingStatus,
  type MessageStatus,
  type MessageType,
} from '@brandwright/contract/inbox/enums.ts';

/** Participants are named `store_{id}` for a brand and `customer_{id}` for a supplier (overview §3). */
export const storeIdentity = (storeId: string) => `store_${storeId}`;
export const supplierIdentity = (supplierId: string) => `customer_${supplierId}`;
/** Whether the brand wrote it. */
export const isStoreAuthor = (author: string) => author.startsWith('store_');

/** The carrier's unique name of the one conversation of a store and a supplier. */
export const uniqueNameOf = (storeId: string, supplierId: string) =>
  `${storeIdentity(storeId)}:${supplierIdentity(supplierId)}`;

/** A conversation with whoever makes things begins with this (overview §3); one with a service does not. */
const manufacturerPrefix = 'Manufacturer: ';
export const conversationNameOf = (supplierName: string, isManufacturer: boolean) =>
  `${isManufacturer ? manufacturerPrefix : ''}${supplierName}`;
/** The supplier's name in a conversation's. */
export const nameWithoutPrefix = (name: string) =>
  name.startsWith(manufacturerPrefix) ? name.slice(manufacturerPrefix.length) : name;

/** A conversation is unread when its latest message is unread and its author does not start with store_ (overview §3). */
export const isUnread = (latest: { isRead: boolean; author: string } | null): boolean =>
  latest !== null && !latest.isRead && !isStoreAuthor(latest.author);

/** How many of them are unread (overview §3). */
export const unreadConversations = (
  latest: readonly ({ isRead: boolean; author: string } | null)[],
): number => latest.filter(isUnread).length;

/** Where the state of a message may go. What was sent stays sent. */
const nextStatuses: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  SENDING: ['SENT', 'FAILED'],
  FAILED: ['SENDING', 'SENT'],
  SENT: [],
};
export const mayBecome = (from: MessageStatus, to: MessageStatus): boolean => nextStatuses[from].includes(to);

/** A meeting is answered once. */
const nextMeetings: Readonly<Record<MeetingStatus, readonly MeetingStatus[]>> = {
  ASKED: ['ACCEPTED', 'DECLINED'],
  ACCEPTED: [],
  DECLINED: [],
};
export const meetingMayBecome = (from: MeetingStatus, to: MeetingStatus): boolean =>
  nextMeetings[from].includes(to);

type Attachments = Pick<SupplierMessage, 'fileUrls' | 'imageUrls' | 'videoUrls' | 'pdfUrls'>;

/** What a message is when nobody says: by the first kind of thing attached. */
export function typeOf({ imageUrls, videoUrls, pdfUrls }: Attachments): MessageType {
  if (imageUrls.length > 0) return 'IMAGE';
  if (videoUrls.length > 0) return 'VIDEO';
  if (pdfUrls.length > 0) return 'PDF';
  return 'TEXT';
}

/** The list that a file of this type belongs to. */
export function listOf(contentType: string): keyof Attachments {
  if (contentType.startsWith('image/') && contentType !== 'image/vnd.adobe.photoshop') return 'imageUrls';
  if (contentType.startsWith('video/')) return 'videoUrls';
  return contentType === 'application/pdf' ? 'pdfUrls' : 'fileUrls';
}

const longestPreview = 140;

/** The beginning of a message's text, or what it is: "3 pictures", "Tracking link: DHL 123". */
export function previewOf(
  message: Attachments & { type: MessageType; text: string; attributes: MessageAttributes },
): string {
  const words = message.text.replaceAll(/\s+/g, ' ').trim();
  if (words !== '') return cut(words, longestPreview);
  const pictures = message.imageUrls.length;
  if (message.type === 'IMAGE' && pictures > 1) return `${pictures} pictures`;
  const name = messageTypeWords[message.type];
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const detail = message.attributes.title ?? message.attributes.trackingNumber ?? message.attributes.fileName;
  return detail ? cut(`${label}: ${detail}`, longestPreview) : label;
}

/** The text, cut at a word where it is too long. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text.slice(0, longest - 1);
  const space = short.lastIndexOf(' ');
  return `${(space > longest / 2 ? short.slice(0, space) : short).trimEnd()}…`;
}

/** The name of a file by its address: the last part, without the signature of our own. */
export function fileNameOf(url: string, attributes: MessageAttributes): string {
  if (attributes.fileName) return attributes.fileName;
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  if (url.startsWith('/files/drawn/')) return last.split('.').slice(0, 2).join(' ');
  return last || 'file';
}

/** Whether a scripted supplier answers here. */
export const isScripted = (attributes: ConversationAttributes): boolean => attributes.isDemo === true;
