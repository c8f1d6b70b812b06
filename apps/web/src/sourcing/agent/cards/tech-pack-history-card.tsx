import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

export function TechPackHistoryCard({ output }: CardProps<OutputOfCard<'tech_pack_history'>>) {
  return <Card label="Brief" title={output.title} note={`${Object.keys(output).length}`} />;
}
