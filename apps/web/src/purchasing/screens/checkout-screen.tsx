import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import type { ShipTo } from '@brandwright/contract/purchasing/fields.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { payInvoiceAddress } from '#payments/labels.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { StepBar } from '../checkout/step-bar.tsx';
import { checkoutSteps, needsAddress, stepShown, type CheckoutStep } from '../checkout/steps.ts';
import { SuccessStep } from '../checkout/success-step.tsx';
import { useCartDrawer } from '../cart/use-cart-drawer.ts';
import { CartLines } from '../parts/cart-lines.tsx';
import { ShipToForm } from '../parts/ship-to-form.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';

/** Pays for the cart: order overview, shipping details, payment, purchase success. */
export default function CheckoutScreen() {
  useScreenInView('Checkout');
  const [query, change] = useQueryState();
  const invoiceId = query.get('invoice');
  const asked = readChoice(query, 'step', checkoutSteps);
  const code = query.get('code')?.trim().slice(0, 40) || null;
  const isOver = asked === 'success' && invoiceId !== null;
  const cart = useOperation(getCart, code ? { promotionCode: code } : {}, {
    enabled: !isOver,
    keepPrevious: true,
  });
  // A code of the address that isn’t good (any more) must not keep anybody from buying without it.
  const isCodeBad = code !== null && cart.error instanceof ApiError && cart.error.code === 'bad_input';
  const plain = useOperation(getCart, {}, { enabled: isCodeBad });
  return (
    <Page>
      <PageHeader title="Checkout" />
      {isOver ? (
        <div className="mx-auto max-w-3xl">
          <StepBar step="success" onStep={() => undefined} />
          <div className="pt-6">
            <SuccessStep invoiceId={invoiceId} />
          </div>
        </div>
      ) : (
        <Load
          query={isCodeBad ? plain : cart}
          skeleton={<SkeletonCard height={360} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyCart />}
        >
          {(data) => (
            <>
              {isCodeBad && (
                <p role="alert" className="pb-4 text-sm text-bad">
                  {messageOf(cart.error)}
                </p>
              )}
              <Steps
                cart={data}
                asked={asked}
                onStep={(step) => change({ step: step === 'overview' ? null : step }, true)}
                onCode={(next) => change({ code: next })}
              />
            </>
          )}
        </Load>
      )}
    </Page>
  );
}

function Steps({
  cart,
  asked,
  onStep,
  onCode,
}: {
  cart: Cart;
  asked: CheckoutStep | undefined;
  onStep: (step: CheckoutStep) => void;
  onCode: (code: string | null) => void;
}) {
  const navigate = useNavigate();
  const drawer = useCartDrawer();
  const [entered, setEntered] = useState<ShipTo | null>(null);
  const address = entered ?? cart.shippingAddress;
  const ships = needsAddress(cart);
  const step = stepShown(asked, { hasInvoice: false, hasAddress: address !== null, needsAddress: ships });
  return (
    <>
      <StepBar step={step} onStep={onStep} />
      <div className="grid items-start gap-x-10 gap-y-6 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {step === 'overview' && (
            <>
              <CartLines items={cart.items} />
              <div className="flex flex-wrap gap-2 pt-2">
                <Button look="accent" size="large" onClick={() => onStep(ships ? 'shipping' : 'payment')}>
                  {ships ? 'Continue to shipping' : 'Continue to payment'}
                </Button>
                <Button look="quiet" size="large" onClick={drawer.open}>
                  Edit cart
                </Button>
              </div>
            </>
          )}
          {step === 'shipping' && (
            <ShipToForm
              initial={address}
              onSubmit={(next) => {
                setEntered(next);
                onStep('payment');
              }}
            >
              <div className="flex flex-wrap gap-2 pt-2">
                <Button look="accent" size="large" type="submit">
                  Continue to payment
                </Button>
                <Button look="quiet" size="large" onClick={() => onStep('overview')}>
                  Back
                </Button>
              </div>
            </ShipToForm>
          )}
          {step === 'payment' && (
            <PayPanel
              // Another total is looked at anew.
              key={`${cart.totalMinor} ${cart.promotionCode}`}
              declaration={checkOut}
              currency={cart.currency}
              inputFor={(cardId, credit) => ({
                cardId,
                ...credit,
                ...(cart.promotionCode ? { promotionCode: cart.promotionCode } : {}),
                ...(entered ? { shippingAddress: entered } : {}),
              })}
              onAnswer={({ payment, invoice }) =>
                void navigate(
                  payment.status === 'COMPLETED'
                    ? `/checkout?step=success&invoice=${invoice.invoiceId}`
                    : payInvoiceAddress(invoice.invoiceId),
                  { replace: true },
                )
              }
              beside={
                <Button look="quiet" size="large" onClick={() => onStep(ships ? 'shipping' : 'overview')}>
                  Back
                </Button>
              }
            />
          )}
        </div>
        <OrderSummary
          cart={cart}
          address={ships && step !== 'overview' ? address : null}
          onCode={onCode}
          onAddress={step === 'payment' ? () => onStep('shipping') : undefined}
        />
      </div>
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="Put a sample or a production order in it first."
      action={
        <Button asChild>
          <Link to="/browse-suppliers?view=products">Browse products</Link>
        </Button>
      }
    />
  );
}
