import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { trackOrder } from '@brandwright/contract/orders/track-order.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { callByHand } from '../../card-props.ts';
import { TrackedOrderCard } from '../cards/tracked-order-card.tsx';
import { storeOfPage } from '../store-of-page.ts';
import { trackFaults, trackInput } from '../track-input.ts';
import type { TrackValues } from '../track-input.ts';

/** For a shopper, without a login: where an order is. */
export default function TrackOrderScreen() {
  const [query] = useSearchParams();
  const [values, setValues] = useState<TrackValues>({ orderNumber: query.get('order') ?? '', proof: '' });
  const [isChecked, setChecked] = useState(false);
  const found = useMutation({
    mutationFn: (given: TrackValues) => callOperation(trackOrder, trackInput(given, storeOfPage(query))),
  });
  const result = useRef<HTMLDivElement>(null);
  const faults = isChecked ? trackFaults(values) : {};

  useEffect(() => {
    document.title = 'Track an order';
  }, []);
  useEffect(() => {
    if (found.data) result.current?.focus();
  }, [found.data]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(trackFaults(values)).length === 0) found.mutate(values);
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-4 py-12 sm:py-20">
      <h1 className="font-display text-xl tracking-tight">Track an order</h1>
      <p className="mt-2 mb-7 text-ink-soft">
        Enter the order number and the email or postal code used for the order.
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Order number" error={faults.orderNumber}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="numeric"
              autoComplete="off"
              placeholder="1042"
              value={values.orderNumber}
              onChange={(event) => setValues({ ...values, orderNumber: event.target.value })}
            />
          )}
        </Field>
        <Field label="Email or postal code" error={faults.proof}>
          {(tie) => (
            <Input
              {...tie}
              autoComplete="email"
              maxLength={200}
              value={values.proof}
              onChange={(event) => setValues({ ...values, proof: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" look="accent" size="large" busy={found.isPending}>
          Track
        </Button>
      </form>
      <div ref={result} tabIndex={-1} aria-live="polite" className="mt-8 outline-none">
        <h2 className="sr-only">Result</h2>
        {found.isPending && <SkeletonCard height={240} />}
        {found.isError && <NoMatch error={found.error} />}
        {found.data && (
          <TrackedOrderCard
            output={found.data}
            call={callByHand(trackOrder, { orderNumber: found.data.orderNumber })}
            density="panel"
          />
        )}
      </div>
    </main>
  );
}

function NoMatch({ error }: { error: Error }) {
  const isMissing = error instanceof ApiError && error.code === 'not_found';
  return (
    <p role="alert" className="rounded-xl border border-line bg-raised px-4 py-3.5 text-sm">
      {isMissing ? (
        <>
          <span className="block font-medium">No order matches both.</span>
          <span className="text-ink-soft">
            Check the number in your confirmation, and use the email or postal code given with the order.
          </span>
        </>
      ) : (
        messageOf(error)
      )}
    </p>
  );
}
