import { useParams } from 'react-router';
import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Load } from '#ui/load.tsx';
import { Breadcrumb, Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { callByHand } from '../../card-props.ts';
import { CustomerCard } from '../cards/customer-card.tsx';
import { OrderSkeleton } from '../parts/order-skeleton.tsx';

/** One customer: how to reach them, and what they ordered. */
export default function CustomerScreen() {
  const { customerId = '' } = useParams();
  const customer = useOperation(getCustomer, { customer: customerId });
  const isMissing = customer.error instanceof ApiError && customer.error.status === 404;
  useScreenInView(
    customer.data?.name ?? 'Customer',
    customer.data && { kind: 'customer', id: customer.data.id, label: customer.data.name },
  );
  return (
    <Page>
      <Breadcrumb crumbs={[{ label: 'Orders', to: '/orders' }]} />
      {isMissing ? (
        <EmptyState
          title="We can’t find that customer"
          text="The link may be mistyped, or the customer may belong to another store."
        />
      ) : (
        <Load query={customer} skeleton={<OrderSkeleton />}>
          {(data) => (
            <>
              <PageHeader title={data.name} />
              <CustomerCard
                output={data}
                call={callByHand(getCustomer, { customer: customerId })}
                density="panel"
              />
            </>
          )}
        </Load>
      )}
    </Page>
  );
}
