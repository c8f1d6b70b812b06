import { ExternalLink, FileUp, RefreshCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { removeDocument } from '@brandwright/contract/copilot/vault/remove-document.ts';
import { retryDocument } from '@brandwright/contract/copilot/vault/retry-document.ts';
import type { VaultDocument } from '@brandwright/contract/copilot/vault/entities.ts';
import { vaultEndings } from '@brandwright/contract/copilot/vault/limits.ts';
import { useAction } from '#api/use-action.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { aboutDocument, sizeWords } from '../about-document.ts';
import { useAddFiles } from '../use-add-files.ts';
import { useDocument } from '../use-documents.ts';
import { useMayChange } from '../use-may-change.ts';
import { readDocumentPage } from '../vault-address.ts';
import { ArrivalList } from './arrival-list.tsx';
import { DocumentState } from './document-state.tsx';
import { PassageList } from './passage-list.tsx';

const home = '/ai-agents/data-sources';

/** One document, page by page as it was read, with what was searched for marked. */
export function DocumentView({ document: id }: { document: string }) {
  const [query, change] = useQueryState();
  const found = useDocument(id, readDocumentPage(query));
  const mayChange = useMayChange();
  const document = found.data?.document;
  useScreenInView('Document', document && { kind: 'document', id: document.id, label: document.title });
  return (
    <Page width="narrow">
      <PageHeader
        title={document?.title ?? 'Document'}
        crumbs={[{ label: 'Brand Vault', to: home }]}
        {...(document
          ? {
              beside: <DocumentState document={document} />,
              note: `${aboutDocument(document)} · ${sizeWords(document.size)}`,
              actions: <Actions document={document} mayChange={mayChange} />,
            }
          : {})}
      />
      <Load query={found} skeleton={<SkeletonCard height={420} />}>
        {(data) => (
          <>
            <Content data={data} find={query.get('find') ?? ''} />
            {data.total > 1 && (
              <Pagination
                page={data.page}
                size={1}
                total={data.total}
                noun="pages"
                onPage={(page) => change({ page: page + 1 }, true)}
              />
            )}
          </>
        )}
      </Load>
    </Page>
  );
}

function Content({
  data,
  find,
}: {
  data: NonNullable<ReturnType<typeof useDocument>['data']>;
  find: string;
}) {
  const { document, passages } = data;
  if (document.failure)
    return (
      <p role="alert" className="rounded-xl border border-bad/30 bg-bad/5 px-4 py-3">
        {document.failure}
      </p>
    );
  if (document.status !== 'READY')
    return (
      <p
        role="status"
        className="rounded-xl border border-line bg-raised px-4 py-8 text-center text-ink-soft"
      >
        {document.note === '' ? 'It will be read in a moment.' : `${document.note} …`}
      </p>
    );
  return (
    <article className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-5">
      {document.kind === 'Picture' && document.url && (
        <img
          src={`${document.url}/grande`}
          alt={document.description ?? document.title}
          className="max-h-96 rounded-lg object-contain"
        />
      )}
      {passages.length > 0 ? (
        <PassageList passages={passages} find={find} />
      ) : (
        <p className="text-ink-soft">There’s no text on this page.</p>
      )}
    </article>
  );
}

function Actions({ document, mayChange }: { document: VaultDocument; mayChange: boolean }) {
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const { arrivals, takeAll, dismiss } = useAddFiles(document.id);
  const retry = useAction(retryDocument);
  const remove = useAction(removeDocument, { onDone: () => void navigate(home) });
  return (
    <div className="flex flex-col items-end">
      <div className="flex flex-wrap gap-2">
        {document.url && (
          <Button asChild look="quiet">
            <a href={document.url} target="_blank" rel="noreferrer noopener">
              <ExternalLink aria-hidden />
              Original
            </a>
          </Button>
        )}
        {mayChange && document.status === 'FAILED' && (
          <Button busy={retry.isRunning} onClick={() => void retry.run({ document: document.id })}>
            <RefreshCw aria-hidden />
            Read again
          </Button>
        )}
        {mayChange && (
          <>
            <Button onClick={() => picker.current?.click()}>
              <FileUp aria-hidden />
              Replace
            </Button>
            <Button
              look="bad"
              busy={remove.isRunning}
              onClick={() => void remove.run({ document: document.id })}
            >
              <Trash2 aria-hidden />
              Remove
            </Button>
            <FilePicker
              ref={picker}
              label="Replacement file"
              accept={vaultEndings}
              onFiles={([file]) => takeAll([file])}
            />
          </>
        )}
      </div>
      <ArrivalList arrivals={arrivals} onDismiss={dismiss} />
    </div>
  );
}
