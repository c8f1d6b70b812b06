import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Nothing fits, or nothing is there yet: then the three ways in. */
export function SuppliersEmpty({
  isNarrowed,
  onClear,
  mayAct,
  onInvite,
  onImport,
}: {
  isNarrowed: boolean;
  onClear: () => void;
  mayAct: boolean;
  onInvite: () => void;
  onImport: () => void;
}) {
  if (isNarrowed)
    return (
      <EmptyState
        title="None of your suppliers fits that"
        text="Leave a condition out, or look in the marketplace."
        action={<Button onClick={onClear}>Show all of them</Button>}
      />
    );
  return (
    <EmptyState
      title="Your suppliers will be here"
      text="Bring those you have, or find new ones."
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
