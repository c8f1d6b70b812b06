import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getCustomer, type CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { callByHand } from '../../card-props.ts';
import { CustomerCard } from '../cards/customer-card.tsx';
import { CustomerCredits } from '../parts/customer-credits.tsx';
import { CustomerMails } from '../parts/customer-mails.tsx';
import { CustomerNotes } from '../parts/customer-notes.tsx';
import { EmailDialog } from '../parts/email-dialog.tsx';
import { OrderSkeleton } from '../parts/order-skeleton.tsx';
import { Section } from '../parts/section.tsx';
import { usePermissions } from '../use-permissions.ts';

const list = { label: 'Customers', to: '/customers' };

/** One customer: how to reach them, what they ordered and paid, what the team notes and writes. */
export default function CustomerScreen() {
  const { customerId = '' } = useParams();
  const customer = useOperation(getCustomer, { customer: customerId });
  return (
    <RecordScreen
      record={customer}
      inView={{
        waiting: 'Customer',
        title: ({ name }) => name,
        record: ({ id, name }) => ({ kind: 'customer', id, label: name }),
      }}
      missing={{
        title: 'We can’t find that customer',
        text: 'The link may be mistyped, or the customer may belong to another store.',
        back: { label: 'All customers', to: list.to },
      }}
      skeleton={<OrderSkeleton />}
    >
      {(data) => <CustomerInFull key={data.id} customer={data} />}
    </RecordScreen>
  );
}

function CustomerInFull({ customer }: { customer: CustomerDetail }) {
  const { mayAct } = usePermissions();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="@container">
      <PageHeader
        title={customer.name}
        crumbs={[list]}
        actions={
          mayAct &&
          customer.email !== null && (
            <Button onClick={() => setWriting(true)}>
              <Mail aria-hidden />
              Email
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <CustomerCard
          output={customer}
          call={callByHand(getCustomer, { customer: customer.id })}
          density="panel"
        />
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Notes">
            <CustomerNotes customer={customer} mayAct={mayAct} />
          </Section>
          <CustomerCredits customer={customer} mayAct={mayAct} />
          <Section title="Emails">
            <CustomerMails mails={customer.mails} hasAddress={customer.email !== null} />
          </Section>
        </div>
      </div>
      {isWriting && <EmailDialog customer={customer} onClose={() => setWriting(false)} />}
    </div>
  );
}
