import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { MeetingView } from '../parts/meeting-view.tsx';

/** A call with a supplier: when, how it stands, how to answer or join. */
export function MeetingCard({ output }: CardProps<OutputOfCard<'meeting'>>) {
  return <MeetingView {...output} namesSupplier />;
}
