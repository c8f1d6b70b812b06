import { EllipsisVertical, FileSpreadsheet, FileText, Image, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { removeDocument } from '@brandwright/contract/copilot/vault/remove-document.ts';
import { retryDocument } from '@brandwright/contract/copilot/vault/retry-document.ts';
import type { VaultDocument } from '@brandwright/contract/copilot/vault/entities.ts';
import { documentAddress } from '@brandwright/contract/copilot/vault/words.ts';
import { useAction } from '#api/use-action.ts';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { aboutDocument } from '../about-document.ts';
import { DocumentState } from './document-state.tsx';

/** The documents of a page of the list. */
export function DocumentRows({
  documents,
  mayChange,
}: {
  documents: readonly VaultDocument[];
  mayChange: boolean;
}) {
  return (
    <ul
      aria-label="Documents"
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised"
    >
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} mayChange={mayChange} />
      ))}
    </ul>
  );
}

function DocumentRow({ document, mayChange }: { document: VaultDocument; mayChange: boolean }) {
  const remove = useAction(removeDocument);
  const retry = useAction(retryDocument);
  const Icon =
    document.kind === 'Picture'
      ? Image
      : ['Excel', 'CSV'].includes(document.kind)
        ? FileSpreadsheet
        : FileText;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <Link
          to={documentAddress(document.id)}
          className="font-medium break-words underline-offset-4 hover:underline"
        >
          {document.title}
        </Link>
        <p className="text-xs text-ink-soft">{aboutDocument(document)}</p>
        {document.failure && <p className="pt-0.5 text-sm text-bad">{document.failure}</p>}
        <div className="pt-1 sm:hidden">
          <DocumentState document={document} />
        </div>
      </div>
      <div className="hidden sm:block">
        <DocumentState document={document} />
      </div>
      {mayChange && (
        <Menu
          trigger={
            <IconButton label={`Actions for ${document.title}`}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          entries={[
            ...(document.status === 'FAILED'
              ? [{ label: 'Read again', onSelect: () => void retry.run({ document: document.id }) }]
              : []),
            {
              label: 'Remove',
              icon: <Trash2 aria-hidden className="size-4" />,
              bad: true,
              onSelect: () => void remove.run({ document: document.id }),
            },
          ]}
        />
      )}
    </li>
  );
}
