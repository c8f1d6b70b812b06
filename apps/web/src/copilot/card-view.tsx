import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { CardProps, CallState } from '../card-props.ts';
import { cards } from '../cards.tsx';
import { FaultBoundary } from '#frame/fault-boundary.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';

/** The card of a finished call, its height kept free while its code loads. */
export function CardView({ call, density }: { call: CallState; density: CardProps<unknown>['density'] }) {
  const entry = Object.entries(cards).find(([name]) => name === call.card)?.[1];
  if (!entry || call.output === undefined || call.output === null) return null;
  // The output was made by the operation that declares this card, so its shape is the card's.
  const Card = entry.component as ComponentType<CardProps<unknown>>;
  return (
    <FaultBoundary resetKey={call.callId}>
      <Suspense fallback={<SkeletonCard height={entry.height} />}>
        <Card output={call.output} call={call} density={density} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Whether a call has a card to show. */
export function hasCard(call: CallState): boolean {
  return (
    call.state === 'done' &&
    call.card !== 'none' &&
    call.card in cards &&
    call.output !== undefined &&
    call.output !== null
  );
}
