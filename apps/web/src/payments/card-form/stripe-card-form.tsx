import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FormFoot } from './form-foot.tsx';
import { loadStripe, type StripeLoader } from './load-stripe.ts';
import type { CardSlotProps } from './slot.ts';

const notLoaded =
  'The card form couldn’t be loaded. Check your connection, then try again. Nothing was charged.';

type Loaded = { stripe: Stripe; card: StripeCardElement };

/** The card form of Stripe: its fields are frames of Stripe’s own, so a card number never reaches this page. */
export function StripeCardForm({
  publishableKey,
  load = loadStripe,
  ...slot
}: CardSlotProps & { publishableKey: string; load?: StripeLoader }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <StripeFields
      key={attempt}
      {...slot}
      publishableKey={publishableKey}
      load={load}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function StripeFields({
  verb,
  isBusy,
  failure,
  onToken,
  onCancel,
  publishableKey,
  load,
  onRetry,
}: CardSlotProps & { publishableKey: string; load: StripeLoader; onRetry: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    let card: StripeCardElement | undefined;
    let isGone = false;
    void load(publishableKey)
      .then((stripe) => {
        if (isGone || !host.current) return;
        if (!stripe) return setFailed(true);
        // A frame of another origin knows none of our styles.
        const { color, fontFamily, fontSize } = getComputedStyle(host.current);
        card = stripe.elements().create('card', { style: { base: { color, fontFamily, fontSize } } });
        card.on('change', ({ error }) => setFault(error?.message));
        card.mount(host.current);
        setLoaded({ stripe, card });
      })
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      card?.destroy();
    };
  }, [load, publishableKey]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!loaded || isBusy || isMaking) return;
    setMaking(true);
    const made = await loaded.stripe
      .createPaymentMethod({ type: 'card', card: loaded.card })
      .catch(() => undefined);
    setMaking(false);
    if (made?.paymentMethod) return onToken(made.paymentMethod.id);
    setFault(made?.error?.message ?? notLoaded);
  }

  if (hasFailed)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm">
        <p className="text-bad">{notLoaded}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  return (
    <form
      noValidate
      aria-label="Card"
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {!loaded && <Skeleton className="h-10 w-full" />}
      <div
        ref={host}
        className={
          loaded
            ? 'rounded-lg border border-line bg-raised px-3 py-2.5 text-sm text-ink'
            : 'h-0 text-sm text-ink'
        }
      />
      <FormFoot
        verb={verb}
        isBusy={isBusy || isMaking}
        canSubmit={loaded !== null}
        failure={fault ?? failure}
        onCancel={onCancel}
      />
    </form>
  );
}
