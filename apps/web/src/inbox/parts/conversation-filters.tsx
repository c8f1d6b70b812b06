import { Link } from 'react-router';
import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { changedQuery, useQueryState } from '#routes/use-query-state.ts';
import { cn } from '#ui/cn.ts';
import { filterIn } from '../messages/inbox-address.ts';
import type { FilterWord } from '../messages/inbox-address.ts';

const filters: readonly { word: FilterWord | null; label: string }[] = [
  { word: null, label: 'All' },
  { word: 'personal', label: 'Personal' },
  { word: 'sourcing-agent', label: 'Sourcing agent' },
  { word: 'archived', label: 'Archived' },
];

/** Which conversations are listed. */
export function ConversationFilters() {
  const [query] = useQueryState();
  const chosen = filterIn(query);
  const unread = useOperation(countUnreadConversations, {}).data;
  const counts = {
    // Support tickets are listed among the personal ones.
    personal: (unread?.personal ?? 0) + (unread?.support ?? 0),
    'sourcing-agent': unread?.sourcingAgent ?? 0,
    archived: unread?.archived ?? 0,
  };
  return (
    <nav aria-label="Filters">
      <ul className="flex flex-wrap gap-1.5">
        {filters.map((filter) => (
          <li key={filter.label}>
            <Link
              to={`?${changedQuery(query, { filter: filter.word, page: null })}`}
              replace
              aria-current={filter.word === chosen ? 'true' : undefined}
              className={cn(
                'inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-raised px-2.5 text-xs text-ink-soft hover:text-ink',
                filter.word === chosen && 'border-ink bg-ink text-paper hover:text-paper',
              )}
            >
              {filter.label}
              {filter.word && counts[filter.word] > 0 && (
                <span className="figures font-semibold">
                  <span aria-hidden>{counts[filter.word] > 99 ? '99+' : counts[filter.word]}</span>
                  <span className="sr-only">{counts[filter.word]} unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
