import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { planTabAddress } from '../labels.ts';

/** For a store that pays for no plan. */
export function NoPlan() {
  return (
    <EmptyState
      title="No paid plan yet"
      text="The store is on Free. Choose a plan first; then you can change it here."
      action={
        <Button asChild look="accent">
          <Link to={planTabAddress}>Choose a plan</Link>
        </Button>
      }
    />
  );
}
