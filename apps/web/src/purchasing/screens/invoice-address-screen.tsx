import { Link, useNavigate } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { setInvoiceAddress } from '@brandwright/contract/purchasing/set-invoice-address.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DeniedState } from '#ui/states.tsx';
import { InvoiceRecord, invoiceList } from '../parts/invoice-record.tsx';
import { ShipToForm } from '../parts/ship-to-form.tsx';
import { ownerNames } from '#api/whom-to-ask.ts';

/** Where the goods of an invoice go. */
export default function InvoiceAddressScreen() {
  return (
    <InvoiceRecord waiting="Shipping address" does="Shipping address of">
      {(invoice) => <AddressOf key={invoice.invoiceId} invoice={invoice} />}
    </InvoiceRecord>
  );
}

function AddressOf({ invoice }: { invoice: SupplierInvoice }) {
  const navigate = useNavigate();
  const store = useStoreProfile().data;
  const back = payInvoiceAddress(invoice.invoiceId);
  const action = useAction(setInvoiceAddress, {
    failures: 'kept',
    onDone: () => void navigate(back),
  });
  const refused =
    action.error instanceof ApiError
      ? Object.fromEntries(
          action.error.details.map(({ path, message }) => [path.replace(/^shippingAddress\./, ''), message]),
        )
      : {};
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Shipping address"
        crumbs={[invoiceList, { label: invoice.invoiceNumber, to: back }]}
        note={`Where the goods of ${invoice.invoiceNumber} go. Its purchase orders that haven’t shipped go there too.`}
      />
      {store && !mayCall(setInvoiceAddress, store) ? (
        <DeniedState
          message="You need member access to change the address."
          who={`Ask ${ownerNames(store)}.`}
        />
      ) : (
        <ShipToForm
          initial={invoice.shippingAddress}
          refused={refused}
          failure={action.error && Object.keys(refused).length === 0 ? messageOf(action.error) : undefined}
          onSubmit={(shippingAddress) => void action.run({ invoiceId: invoice.invoiceId, shippingAddress })}
        >
          <div className="flex flex-wrap gap-2 pt-2">
            <Button look="accent" type="submit" busy={action.isRunning}>
              Save address
            </Button>
            <Button asChild look="quiet">
              <Link to={back}>Cancel</Link>
            </Button>
          </div>
        </ShipToForm>
      )}
    </div>
  );
}
