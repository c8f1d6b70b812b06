import { useQuery } from '@tanstack/react-query';
import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import type { ChangedDocument } from '@brandwright/contract/copilot/vault/entities.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while a document is read. */
export const lookEveryMs = 1_500;

/** Whether something will still happen by itself. */
export const isUnderWay = ({ status }: Pick<ChangedDocument, 'status'>): boolean =>
  status === 'QUEUED' || status === 'EXTRACTING';

/** A document as it is now; looked at again until it is read or failed. */
export function useWatchedDocument(known: ChangedDocument): ChangedDocument {
  const { data } = useQuery({
    queryKey: [getDocument.name, { document: known.id }],
    queryFn: ({ signal }) => callOperation(getDocument, { document: known.id }, { signal }),
    enabled: isUnderWay(known),
    retry: false,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data.document) ? false : lookEveryMs),
  });
  return data && data.document.version >= known.version ? data.document : known;
}
