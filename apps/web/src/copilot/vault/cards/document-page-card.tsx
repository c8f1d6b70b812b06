import { Link } from 'react-router';
import { documentAddress } from '@brandwright/contract/copilot/vault/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { aboutDocument } from '../about-document.ts';
import { DocumentState } from '../parts/document-state.tsx';
import { PassageList } from '../parts/passage-list.tsx';

const threadPassages = 3;

/** One page of a document, as it was read. */
export function DocumentPageCard({ output, density }: CardProps<OutputOfCard<'vault_document_page'>>) {
  const { document, passages, page, total } = output;
  const shown = density === 'thread' ? passages.slice(0, threadPassages) : passages;
  return (
    <Card
      label={`Document ${document.title}`}
      title={document.title}
      note={`${aboutDocument(document)}${total > 1 ? ` · page ${page + 1} of ${total}` : ''}`}
      aside={<DocumentState document={document} />}
      actions={
        <Button asChild size="small">
          <Link to={documentAddress(document.id, page + 1)}>Read it</Link>
        </Button>
      }
    >
      {document.failure && <p className="text-sm text-bad">{document.failure}</p>}
      {shown.length > 0 && <PassageList passages={shown} find="" />}
    </Card>
  );
}
