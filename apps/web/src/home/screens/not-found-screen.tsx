import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

export default function NotFoundScreen() {
  return (
    <EmptyState
      className="py-24"
      title="Page not found"
      text="It may have moved, or the record may have been deleted."
      action={
        <Button asChild>
          <Link to="/homebase">Back to home</Link>
        </Button>
      }
    />
  );
}
