import { useNavigate } from 'react-router';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { CandidateList } from '../parts/candidate-list.tsx';
import { screenAddress } from '../tariff-address.ts';

type Output = OutputOfCard<'tariff_codes'>;

/** Codes that a product may have, with the question that decides between them. */
export function TariffCodesCard({ output }: CardProps<Output>) {
  const navigate = useNavigate();
  return (
    <Card
      label={`HTS codes for ${output.product}`}
      title={`HTS codes for “${output.product}”`}
      note={output.decidingQuestion ?? undefined}
    >
      <CandidateList
        candidates={output.candidates}
        onChoose={({ hts }) => void navigate(screenAddress('/tariff-rate-agent', { query: hts }))}
      />
      <p className="mt-3 text-xs text-ink-soft">
        {output.scheduleRevision}. The rate shown is the base rate; duties by country come on top.
      </p>
    </Card>
  );
}
