import { Link } from 'react-router';
import { documentAddress } from '@brandwright/contract/copilot/vault/words.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { aboutDocument } from '../about-document.ts';
import { DocumentState } from '../parts/document-state.tsx';

const threadRows = 6;

/** Documents of the vault, each a way into it. */
export function DocumentsCard({ output, density }: CardProps<OutputOfCard<'vault_documents'>>) {
  const shown = density === 'thread' ? output.documents.slice(0, threadRows) : output.documents;
  const more = output.total - shown.length;
  if (output.total === 0) return null;
  return (
    <Card label="Documents" title={count(output.total, 'document')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((document) => (
          <li key={document.id} className="flex items-center gap-3 px-4 py-2.5 text-sm">
            <div className="min-w-0 flex-1">
              <Link
                to={documentAddress(document.id)}
                className="font-medium underline-offset-4 hover:underline"
              >
                {document.title}
              </Link>
              <p className="text-xs text-ink-soft">{aboutDocument(document)}</p>
            </div>
            <DocumentState document={document} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-soft">
          <Link to="/ai-agents/data-sources" className="underline underline-offset-4">
            {more} more in the Brand Vault
          </Link>
        </p>
      )}
    </Card>
  );
}
