import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { documentAddress } from '@brandwright/contract/copilot/vault/words.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { Marked } from '../parts/marked.tsx';

const threadPassages = 4;

/** What documents say, quoted, each with the document and page that it stands on. */
export function PassagesCard({ output, density }: CardProps<OutputOfCard<'vault_passages'>>) {
  const { passages, facts, words, total } = output;
  const shown = density === 'thread' ? passages.slice(0, threadPassages) : passages;
  if (shown.length === 0 && facts.length === 0) return null;
  return (
    <Card label="What the documents say" title={`“${words}”`} aside={<Aside total={total} />} flush>
      <ul className="divide-y divide-line border-t border-line">
        {facts.map((fact) => (
          <li key={fact.id} className="flex flex-col gap-1 px-4 py-3">
            <p>“{fact.text}”</p>
            <p className="text-xs text-ink-soft">{fact.saidBy} told me</p>
          </li>
        ))}
        {shown.map((passage) => (
          <li key={passage.passageId} className="flex flex-col gap-1.5 px-4 py-3">
            <blockquote className="max-w-prose whitespace-pre-line">
              <Marked text={passage.quote} marks={passage.marks} />
            </blockquote>
            <Link
              to={documentAddress(passage.documentId, passage.page, words)}
              className="flex items-center gap-1.5 text-xs text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              <FileText aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 truncate">
                {passage.documentTitle}, p. {passage.page}
                {passage.section ? ` · ${passage.section}` : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Aside({ total }: { total: number }) {
  return <span className="figures text-xs text-ink-soft">{count(total, 'passage')}</span>;
}
