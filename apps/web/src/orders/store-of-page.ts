import { isUuid } from '@brandwright/contract/kernel/uuid.ts';

/** The store whose own link a shopper followed; undefined for a page of no store. */
export function storeOfPage(query: URLSearchParams): string | undefined {
  const id = query.get('fromStoreId') ?? '';
  return isUuid(id) ? id : undefined;
}
