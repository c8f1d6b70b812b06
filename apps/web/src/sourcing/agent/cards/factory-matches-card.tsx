import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

export function FactoryMatchesCard({ output }: CardProps<OutputOfCard<'factory_matches'>>) {
  return <Card label="Brief" title={output.title} note={`${Object.keys(output).length}`} />;
}
