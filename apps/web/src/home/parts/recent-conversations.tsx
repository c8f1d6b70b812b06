import { Link } from 'react-router';
import { listConversations } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { Moment } from '#ui/text.tsx';

const shown = 4;

/** The conversations one was in last; nothing before the first. */
export function RecentConversations() {
  const conversations = useOperation(listConversations, { size: shown }).data?.conversations ?? [];
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="recent-conversations">
      <h2 id="recent-conversations" className="pb-2 text-xs text-ink-soft">
        Recent chats
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {conversations.slice(0, shown).map(({ id, title, updatedAt }) => (
          <li key={id}>
            <Link
              to={`/llm/${id}`}
              className="flex items-baseline gap-4 rounded-xl px-4 py-2.5 hover:bg-ink/4"
            >
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <Moment at={updatedAt} className="text-xs text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
