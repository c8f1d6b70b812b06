import { Link } from 'react-router';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { filterIn } from '../messages/inbox-address.ts';

/** Before the first conversation, or where none fits. */
export function EmptyList() {
  const [query, change] = useQueryState();
  const words = query.get('searchTerm');
  const filter = filterIn(query);
  if (words)
    return (
      <EmptyState
        title={`Nothing found for “${words}”`}
        text="Supplier names, support tickets and all messages were searched. Try other words."
        action={<Button onClick={() => change({ searchTerm: null, page: null })}>Clear search</Button>}
      />
    );
  if (filter === 'archived')
    return (
      <EmptyState
        title="No archived conversations"
        text="Archived conversations and closed support tickets are kept here with every message."
      />
    );
  if (filter === 'sourcing-agent')
    return (
      <EmptyState
        title="Nothing from the sourcing agent yet"
        text="When it writes to factories for you, their replies appear here."
        action={
          <Button asChild>
            <Link to="/sourcing-agent">Describe your product</Link>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No conversations yet"
      text="Find a supplier you like and write to them. Their replies appear here."
      action={
        <Button asChild look="solid">
          <Link to="/browse-suppliers">Find a supplier</Link>
        </Button>
      }
    />
  );
}

/** The shape of the conversations. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-1 px-3 pt-2">
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex gap-3 py-2.5">
          <Skeleton className="size-9 rounded-lg" />
          <div className="flex flex-1 flex-col gap-2 pt-0.5">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
