import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useAddFiles } from '../use-add-files.ts';
import { useDocuments } from '../use-documents.ts';
import { readListPage } from '../vault-address.ts';
import { ArrivalList } from './arrival-list.tsx';
import { DocumentDrop } from './document-drop.tsx';
import { DocumentRows } from './document-rows.tsx';
import { SearchResults } from './search-results.tsx';
import { VaultSearch } from './vault-search.tsx';

const pageSize = 20;

/** The documents: added by drop or button, searched, listed. */
export function DocumentsSection({ mayChange }: { mayChange: boolean }) {
  const [query, change] = useQueryState();
  const { arrivals, takeAll, dismiss } = useAddFiles();
  const words = query.get('q') ?? '';
  return (
    <div className="flex flex-col gap-4">
      {mayChange && (
        <div>
          <DocumentDrop onFiles={takeAll} />
          <ArrivalList arrivals={arrivals} onDismiss={dismiss} />
        </div>
      )}
      <VaultSearch value={words} onSearch={(next) => change({ q: next, list: null }, true)} />
      {words === '' ? <DocumentList mayChange={mayChange} /> : <SearchResults words={words} />}
    </div>
  );
}

function DocumentList({ mayChange }: { mayChange: boolean }) {
  const [query, change] = useQueryState();
  const documents = useDocuments({ page: readListPage(query), size: pageSize });
  return (
    <Load
      query={documents}
      skeleton={<SkeletonCard height={320} />}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState
          title="Your brand documents will appear here"
          text="Guides, policies, supplier terms, size charts. The partner reads them and quotes them with page numbers."
        />
      }
    >
      {(data) => (
        <>
          <DocumentRows documents={data.documents} mayChange={mayChange} />
          <PagesOf answer={data} noun="documents" onPage={(page) => change({ list: page || null }, true)} />
        </>
      )}
    </Load>
  );
}
