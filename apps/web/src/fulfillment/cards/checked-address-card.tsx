import { Status } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** Whether an address can be delivered to, and what is wrong with it. */
export function CheckedAddressCard({ output }: CardProps<OutputOfCard<'checked_address'>>) {
  const { isValid, place, messages, orderNumber } = output;
  return (
    <Card
      label="Checked address"
      title={orderNumber === null ? 'Address' : `Address of order #${orderNumber}`}
      aside={<Status tone={isValid ? 'good' : 'bad'}>{isValid ? 'Deliverable' : 'Not deliverable'}</Status>}
    >
      <p className="text-sm wrap-anywhere">{place}</p>
      {messages.length > 0 && (
        <ul className="pt-2 text-sm text-ink-soft">
          {messages.map(({ path, message }) => (
            <li key={`${path}:${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
