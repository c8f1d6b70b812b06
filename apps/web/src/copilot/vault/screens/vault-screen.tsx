import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DocumentView } from '../parts/document-view.tsx';
import { DocumentsSection } from '../parts/documents-section.tsx';
import { FactsSection } from '../parts/facts-section.tsx';
import { useMayChange } from '../use-may-change.ts';

/** The Brand Vault: documents and facts that the partner may read; one document with `?document=`. */
export default function VaultScreen() {
  const [query] = useQueryState();
  const document = query.get('document');
  return document ? <DocumentView key={document} document={document} /> : <Vault />;
}

function Vault() {
  const [query, change] = useQueryState();
  const mayChange = useMayChange();
  const tab = query.get('tab') === 'facts' ? 'facts' : 'documents';
  useScreenInView('Brand Vault');
  return (
    <Page>
      <PageHeader
        title="Brand Vault"
        note="What the partner can read and quote: your documents, and what you’ve told it."
      />
      <Tabs
        label="Brand Vault"
        value={tab}
        onChange={(next) => change({ tab: next === 'facts' ? 'facts' : null, list: null, q: null }, true)}
        items={[
          { value: 'documents', label: 'Documents' },
          { value: 'facts', label: 'Facts' },
        ]}
      >
        {tab === 'facts' ? (
          <FactsSection mayChange={mayChange} />
        ) : (
          <DocumentsSection mayChange={mayChange} />
        )}
      </Tabs>
    </Page>
  );
}
