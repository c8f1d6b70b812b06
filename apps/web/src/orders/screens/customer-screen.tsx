import { useParams } from 'react-router';
import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { callByHand } from '../../card-props.ts';
import { CustomerCard } from '../cards/customer-card.tsx';
import { OrderSkeleton } from '../parts/order-skeleton.tsx';

const list = { label: 'Orders', to: '/orders' };

/** One customer: how to reach them, and what they ordered. */
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
        back: list,
      }}
      skeleton={<OrderSkeleton />}
    >
      {(data) => (
        <>
          <PageHeader title={data.name} crumbs={[list]} />
          <CustomerCard
            output={data}
            call={callByHand(getCustomer, { customer: customerId })}
            density="panel"
          />
        </>
      )}
    </RecordScreen>
  );
}
