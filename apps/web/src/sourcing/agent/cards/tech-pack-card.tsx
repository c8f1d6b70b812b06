import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

export function TechPackCard({ output }: CardProps<OutputOfCard<'tech_pack'>>) {
  return <Card label="Brief" title={output.title} note={`${Object.keys(output).length}`} />;
}
