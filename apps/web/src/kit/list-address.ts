import { useCallback } from 'react';
import { useQueryState, type QueryChange } from '#routes/use-query-state.ts';

/** The last page that an address may name, as the contract's paging has it. */
const lastPage = 100_000;

/** The page of an address, zero-based. What the address says wrongly counts as not said. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 0);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 0;
}

/** A parameter that is one of a few words; undefined for anything else. */
export function readChoice<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const said = query.get(name);
  return words.find((word) => word === said);
}

/** Words to search for, at most as long as the operation takes. */
export function readWords(query: URLSearchParams, name: string, longest = 120): string {
  return query.get(name)?.trim().slice(0, longest) ?? '';
}

export interface ListAddress {
  query: URLSearchParams;
  /** Changes the address as it is: an opened record, a dialog. */
  change: (change: QueryChange, push?: boolean) => void;
  /** Changes what is listed: the list starts at its first page again. */
  narrow: (change: QueryChange, push?: boolean) => void;
  page: number;
  turnTo: (page: number) => void;
}

/** What a list screen shows, kept in the address: a reload, a link and the way back show the same. */
export function useListAddress(): ListAddress {
  const [query, change] = useQueryState();
  const narrow = useCallback(
    (next: QueryChange, push = false) => change({ ...next, page: null }, push),
    [change],
  );
  const turnTo = useCallback((page: number) => change({ page: page || null }, true), [change]);
  return { query, change, narrow, page: readPage(query), turnTo };
}
