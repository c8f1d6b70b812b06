import { Link } from 'react-router';
import type { listConversations } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { CardProps } from '../../card-props.ts';
import { MoreRows } from './more-rows.tsx';
import { ExcerptText } from '../conversations/excerpt-text.tsx';

/** Conversations that were found, with the words that fit. */
export function ConversationsCard({ output, density }: CardProps<OutputOf<typeof listConversations>>) {
  const shown = density === 'thread' ? output.conversations.slice(0, 6) : output.conversations;
  if (shown.length === 0) return null;
  return (
    <Card title={count(output.total, 'conversation')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map(({ id, title, isArchived, updatedAt, excerpt }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-2.5 text-sm">
            <Link
              to={excerpt ? `/llm/${id}?message=${excerpt.messageId}` : `/llm/${id}`}
              className="min-w-0 flex-1"
            >
              <span className="block truncate font-medium hover:underline">{title}</span>
              {excerpt && <ExcerptText excerpt={excerpt} />}
            </Link>
            {isArchived && <Badge>Archived</Badge>}
            <Moment at={updatedAt} className="shrink-0 text-xs text-ink-soft" />
          </li>
        ))}
      </ul>
      <MoreRows total={output.total} shown={shown.length} />
    </Card>
  );
}
