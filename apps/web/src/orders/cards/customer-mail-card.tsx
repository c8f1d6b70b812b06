import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** An email to a customer as it goes out. */
export function CustomerMailCard({ output }: CardProps<OutputOfCard<'customer_mail'>>) {
  const { mail, name } = output;
  return (
    <Card
      label={`Email to ${name}`}
      title={
        <>
          Email to{' '}
          {output.customerId === null ? (
            name
          ) : (
            <Link
              to={screenAddress('/customers/{customerId}', { customerId: output.customerId })}
              className="rounded-sm hover:underline"
            >
              {name}
            </Link>
          )}
        </>
      }
      note={mail.email}
    >
      <p className="text-sm font-medium wrap-anywhere">{mail.subject}</p>
      <p className="mt-2 rounded-lg bg-ink/4 px-3 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
        {mail.body}
      </p>
    </Card>
  );
}
