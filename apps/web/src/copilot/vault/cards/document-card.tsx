import { Link } from 'react-router';
import { documentAddress } from '@brandwright/contract/copilot/vault/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { aboutDocument } from '../about-document.ts';
import { DocumentState } from '../parts/document-state.tsx';
import { useWatchedDocument } from '../use-watched-document.ts';

/** A document that was just added, replaced or is read again; goes on by itself until it is read. */
export function DocumentCard({ output }: CardProps<OutputOfCard<'vault_document'>>) {
  const document = useWatchedDocument(output);
  return (
    <Card
      label={`Document ${document.title}`}
      title={document.title}
      note={aboutDocument(document)}
      aside={<DocumentState document={document} />}
      actions={
        <Button asChild size="small">
          <Link to={documentAddress(document.id)}>Open</Link>
        </Button>
      }
    >
      {document.failure && <p className="text-sm text-bad">{document.failure}</p>}
    </Card>
  );
}
