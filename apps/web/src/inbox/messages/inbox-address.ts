import type { InboxFilter } from '@brandwright/contract/inbox/enums.ts';
import type { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { readPage } from '#kit/list-address.ts';

/** The filters as the address says them (overview §2.6); without one, all that are not archived. */
export const filterWords = {
  personal: 'PERSONAL',
  'sourcing-agent': 'SOURCING_AGENT',
  archived: 'ARCHIVED',
} as const satisfies Record<string, InboxFilter>;
export type FilterWord = keyof typeof filterWords;

function isFilterWord(word: string | null): word is FilterWord {
  return word !== null && Object.hasOwn(filterWords, word);
}

/** The filter that an address says; as the contract writes it ('SOURCING_AGENT') it is understood too. */
export function filterIn(query: URLSearchParams): FilterWord | null {
  const word = query.get('filter')?.toLowerCase().replaceAll('_', '-') ?? null;
  return isFilterWord(word) ? word : null;
}

/** Conversations of one page of the list. */
export const listSize = 20;

/** What an address of the inbox lists. */
export function listInputOf(query: URLSearchParams): SendOf<typeof listSupplierConversations> {
  const filter = filterIn(query);
  const keyword = query.get('searchTerm')?.trim().slice(0, 120);
  return {
    ...(filter ? { filter: filterWords[filter] } : {}),
    ...(keyword ? { keyword } : {}),
    page: readPage(query),
    size: listSize,
  };
}

/** The address of a conversation. */
export function conversationAddress(conversationSid: string): string {
  return `/inbox/messages?${new URLSearchParams({ sid: conversationSid })}`;
}
