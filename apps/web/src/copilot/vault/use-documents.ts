import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import { listDocuments } from '@brandwright/contract/copilot/vault/list-documents.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { callOperation } from '#api/call-operation.ts';
import { isUnderWay, lookEveryMs } from './use-watched-document.ts';

/** The list of documents; read again and again while one of them is being read. */
export function useDocuments(input: SendOf<typeof listDocuments>) {
  return useQuery({
    queryKey: [listDocuments.name, input],
    queryFn: ({ signal }) => callOperation(listDocuments, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.documents.some(isUnderWay) ? lookEveryMs : false),
  });
}

/** One page of a document; the same. */
export function useDocument(document: string, page: number) {
  const input = { document, page };
  return useQuery({
    queryKey: [getDocument.name, input],
    queryFn: ({ signal }) => callOperation(getDocument, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.document) ? lookEveryMs : false),
  });
}
