import type { SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { dayOf } from './days.ts';

/** Messages of one side that follow each other within this are drawn under one name, in milliseconds. */
const togetherMs = 5 * 60_000;

export interface PlacedMessage {
  message: SupplierMessage;
  /** The first of its day: a separator stands above. */
  startsDay: boolean;
  /** The first and the last of those drawn under one name. */
  startsGroup: boolean;
  endsGroup: boolean;
}

/** Where each message stands among its neighbors. Takes them oldest first. */
export function placed(messages: readonly SupplierMessage[]): PlacedMessage[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    return {
      message,
      startsDay: !before || dayOf(before.createdAt) !== dayOf(message.createdAt),
      startsGroup: !before || !areTogether(before, message),
      endsGroup: !after || !areTogether(message, after),
    };
  });
}

function areTogether(one: SupplierMessage, next: SupplierMessage): boolean {
  return (
    one.author === next.author &&
    one.authorName === next.authorName &&
    dayOf(one.createdAt) === dayOf(next.createdAt) &&
    Date.parse(next.createdAt) - Date.parse(one.createdAt) < togetherMs
  );
}
