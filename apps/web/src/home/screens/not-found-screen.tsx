import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

export default function NotFoundScreen() {
  return (
    <EmptyState
      className="py-24"
      title="There is nothing at this address"
      text="It may have moved, or the record it named is gone."
      action={
        <Button asChild>
          <Link to="/homebase">Back to home</Link>
        </Button>
      }
    />
  );
}
