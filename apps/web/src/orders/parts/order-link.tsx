import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { cn } from '#ui/cn.ts';

/** "#1042", opening the order. By id where it is known, else by number. */
export function OrderLink({
  id,
  orderNumber,
  className,
}: {
  id?: string;
  orderNumber: number;
  className?: string;
}) {
  return (
    <Link
      to={screenAddress('/order-details/{id}', { id: id ?? orderNumber })}
      className={cn(
        'figures rounded-sm font-medium underline decoration-transparent underline-offset-4 hover:decoration-ink',
        className,
      )}
    >
      #{orderNumber}
    </Link>
  );
}
