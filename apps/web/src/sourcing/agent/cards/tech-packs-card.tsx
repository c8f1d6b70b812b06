import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

export function TechPacksCard({ output }: CardProps<OutputOfCard<'tech_packs'>>) {
  return <Card label="Brief" title={'Briefs'} note={`${Object.keys(output).length}`} />;
}
