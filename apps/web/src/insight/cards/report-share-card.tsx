import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ReportLink } from '../parts/report-link.tsx';
import { periodWords } from '../report-period.ts';

/** A public link that was just made. */
export function ReportShareCard({ output }: CardProps<OutputOfCard<'report_share'>>) {
  return (
    <Card label={`Link to ${output.title}`} title={output.title} note={periodWords(output)}>
      <ReportLink share={output} />
    </Card>
  );
}
