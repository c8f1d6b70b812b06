import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Before the first supplier: the three ways in. */
export function SuppliersEmpty({
  mayAct,
  onInvite,
  onImport,
}: {
  mayAct: boolean;
  onInvite: () => void;
  onImport: () => void;
}) {
  return (
    <EmptyState
      title="Your suppliers will appear here"
      text="Add the ones you have, or find new ones."
      action={
        <>
          <Button asChild>
            <Link to="/browse-suppliers">Browse the marketplace</Link>
          </Button>
          {mayAct && (
            <>
              <Button onClick={onImport}>Import a list</Button>
              <Button onClick={onInvite}>Invite a supplier</Button>
            </>
          )}
        </>
      }
    />
  );
}
