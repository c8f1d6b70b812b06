import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CardSlotProps } from './slot.ts';
import { TestCardForm } from './test-card-form.tsx';

const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}));

/** The card form of the bank that the store pays through. */
export function CardForm({
  bank,
  publishableKey,
  ...slot
}: CardSlotProps & { bank: 'TEST_BANK' | 'STRIPE'; publishableKey: string }) {
  if (bank === 'TEST_BANK') return <TestCardForm {...slot} />;
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <StripeCardForm {...slot} publishableKey={publishableKey} />
    </Suspense>
  );
}
