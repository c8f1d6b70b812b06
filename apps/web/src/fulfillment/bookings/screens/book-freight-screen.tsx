import { useNavigate } from 'react-router';
import { serverNowMs } from '#api/server-clock.ts';
import { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { blankFreight, freightFormFaults, freightInput } from '../freight-form.ts';
import { bookingAddress } from '../labels.ts';
import { FreightFields } from '../parts/freight-fields.tsx';
import { useRequestForm } from '../use-request-form.ts';

const today = () => new Date(serverNowMs()).toISOString().slice(0, 10);

/** Books freight at the fulfillment partner: cartons or pallets. */
export default function BookFreightScreen() {
  const { mayAct } = usePermissions();
  useScreenInView('Book freight');
  return (
    <Page>
      <PageHeader
        title="Book freight"
        crumbs={[{ label: 'Fulfillment', to: '/fulfillment-services' }]}
        note="The fulfillment partner picks up your goods. You see the message before it goes out."
      />
      {mayAct ? (
        <FreightForm />
      ) : (
        <EmptyState title="You need member access" text="Ask an owner or admin of the store." />
      )}
    </Page>
  );
}

function FreightForm() {
  const navigate = useNavigate();
  const form = useRequestForm(bookFreight, {
    initial: blankFreight,
    toInput: freightInput,
    check: (values) => freightFormFaults(values, today()),
  });
  return (
    <form
      noValidate
      aria-label="Book freight"
      className="flex max-w-2xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FreightFields form={form} />
      <div className="flex justify-end">
        <Button look="accent" type="submit">
          Review the booking
        </Button>
      </div>
      <OperationDialog
        declaration={bookFreight}
        input={form.asked}
        title="Book this freight"
        onClose={form.back}
        onDone={({ id }) => void navigate(bookingAddress(id))}
      />
    </form>
  );
}
