import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SupplierConversationDetail, SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { callOperation } from '#api/call-operation.ts';

/** A conversation with its messages by tens, newest page first; earlier ones come by `fetchNextPage`. */
export function useHistory(conversationSid: string) {
  const query = useInfiniteQuery({
    // Begins with the operation's name, so that what says it is stale reaches it.
    queryKey: [getSupplierConversation.name, { conversationSid }, 'history'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callOperation(
        getSupplierConversation,
        { conversationSid, ...(pageParam === undefined ? {} : { beforeIndex: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => (page.hasEarlier ? page.messages[0]?.index : undefined),
  });
  const pages = query.data?.pages;
  const messages = useMemo(() => messagesOf(pages ?? []), [pages]);
  return { query, conversation: pages?.[0], messages };
}

/** Messages of all pages, oldest first, none twice (a page may have moved while the next was read). */
export function messagesOf(pages: readonly SupplierConversationDetail[]): SupplierMessage[] {
  const bySid = new Map<string, SupplierMessage>();
  for (const page of pages.toReversed()) for (const message of page.messages) bySid.set(message.sid, message);
  return [...bySid.values()].toSorted((one, other) => one.index - other.index);
}
