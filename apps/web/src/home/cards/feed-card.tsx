import { FeedList } from '../parts/feed-list.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** What mattered when it was asked; what was put aside since says so. */
export function FeedCard({ output }: CardProps<OutputOfCard<'feed'>>) {
  return <FeedList feed={output} />;
}
