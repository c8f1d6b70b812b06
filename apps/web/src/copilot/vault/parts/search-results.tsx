import { searchDocuments } from '@brandwright/contract/copilot/vault/search-documents.ts';
import { useOperation } from '#api/use-operation.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { callByHand } from '../../../card-props.ts';
import { PassagesCard } from '../cards/passages-card.tsx';
import { readListPage } from '../vault-address.ts';

const pageSize = 20;

/** What the documents say about the words. */
export function SearchResults({ words }: { words: string }) {
  const [query, change] = useQueryState();
  const input = { words, page: readListPage(query), size: pageSize };
  const found = useOperation(searchDocuments, input, { keepPrevious: true });
  return (
    <Load
      query={found}
      skeleton={<SkeletonCard height={320} />}
      isEmpty={(data) => data.total === 0 && data.facts.length === 0}
      empty={
        <EmptyState
          title="No documents mention that"
          text="Try other words. Only documents that are ready are searched."
        />
      }
    >
      {(data) => (
        <>
          <PassagesCard output={data} call={callByHand(searchDocuments, input)} density="panel" />
          <PagesOf answer={data} noun="passages" onPage={(page) => change({ list: page || null }, true)} />
        </>
      )}
    </Load>
  );
}
