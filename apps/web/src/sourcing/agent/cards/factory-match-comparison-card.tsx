import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

export function FactoryMatchComparisonCard({ output }: CardProps<OutputOfCard<'factory_match_comparison'>>) {
  return <Card label="Brief" title={output.title} note={`${Object.keys(output).length}`} />;
}
