import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { compareTariffChange } from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { OpenDuty, TariffCandidate } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { callByHand } from '../../card-props.ts';
import { TariffChangeCard } from '../cards/tariff-change-card.tsx';
import { TariffCard } from '../cards/tariff-card.tsx';
import { TariffComparisonCard } from '../cards/tariff-comparison-card.tsx';
import { questionLabel } from '../labels.ts';
import { changeInput, compareInput, lookUpInput } from '../tariff-address.ts';
import type { TariffForm } from '../tariff-address.ts';
import { CandidateList } from './candidate-list.tsx';

interface ResultProps {
  form: TariffForm;
  /** Everything open, for a page to keep. */
  isFull?: boolean;
  onChoose?: (candidate: TariffCandidate) => void;
}

/** The duty from the first country. */
export function LookUpResult({ form, onChoose }: ResultProps) {
  const input = lookUpInput(form);
  const query = useOperation(lookUpTariff, input ?? { country: 'VN' }, {
    enabled: input !== null,
    keepPrevious: true,
  });
  if (input === null) return <NothingYet form={form} />;
  return (
    <Answer query={query}>
      {(output) => (
        <div className="flex flex-col gap-4" aria-busy={query.isPlaceholderData || undefined}>
          <Candidates
            candidates={output.candidates}
            duties={output.openDuty}
            question={questionLabel(output)}
            chosen={output.line.hts}
            onChoose={onChoose}
          />
          <TariffCard output={output} call={callByHand(lookUpTariff, input)} density="panel" />
        </div>
      )}
    </Answer>
  );
}

/** All countries side by side. */
export function CompareResult({ form, onChoose, isFull = false }: ResultProps) {
  const input = compareInput(form);
  const query = useOperation(compareTariffs, input ?? { countries: ['VN', 'CN'] }, {
    enabled: input !== null,
    keepPrevious: true,
  });
  if (input === null) return <NothingYet form={form} compares />;
  return (
    <Answer query={query}>
      {(output) => (
        <div className="flex flex-col gap-4" aria-busy={query.isPlaceholderData || undefined}>
          <Candidates
            candidates={output.candidates}
            question={output.decidingQuestion}
            chosen={output.line.hts}
            onChoose={onChoose}
          />
          <TariffComparisonCard
            output={output}
            call={callByHand(compareTariffs, input)}
            density="panel"
            isFull={isFull}
          />
        </div>
      )}
    </Answer>
  );
}

/** Now against after the change. */
export function ChangeResult({ form }: ResultProps) {
  const input = changeInput(form);
  const query = useOperation(compareTariffChange, input ?? { country: 'CN', toCountry: 'VN' }, {
    enabled: input !== null,
    keepPrevious: true,
  });
  if (input === null)
    return lookUpInput(form) === null ? (
      <NothingYet form={form} />
    ) : (
      <EmptyState
        title="The difference will appear here"
        text="Enter what changes above: the country, price, quantity or entry date."
        ask="What if I move my candles from China to Vietnam, 2,000 at $3.40?"
      />
    );
  return (
    <Answer query={query}>
      {(output) => (
        <div aria-busy={query.isPlaceholderData || undefined}>
          <TariffChangeCard output={output} call={callByHand(compareTariffChange, input)} density="panel" />
        </div>
      )}
    </Answer>
  );
}

/** A refusal that says what to do is no failure: it stands where the answer would. */
function Answer<Output>({
  query,
  children,
}: {
  query: UseQueryResult<Output>;
  children: (output: Output) => ReactNode;
}) {
  const refusal =
    query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400)
      ? query.error
      : null;
  if (refusal) return <EmptyState title="No answer for this yet" text={refusal.message} />;
  return (
    <Load query={query} skeleton={<SkeletonCard height={420} />}>
      {children}
    </Load>
  );
}

function Candidates({
  candidates,
  duties = null,
  question,
  chosen,
  onChoose,
}: {
  candidates: readonly TariffCandidate[];
  duties?: OpenDuty | null;
  question: string | null;
  chosen: string;
  onChoose: ResultProps['onChoose'];
}) {
  if (candidates.length < 2 || !onChoose) return null;
  return (
    <Card title={question ?? 'Other matching lines'} note="The first is used until you choose.">
      <CandidateList
        candidates={candidates.slice(0, 5)}
        duties={duties}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Card>
  );
}

function NothingYet({ form, compares = false }: { form: TariffForm; compares?: boolean }) {
  const missing =
    form.query.trim().length < 2
      ? 'Enter a product.'
      : form.countries.length === 0
        ? 'Choose where it is made.'
        : compares && form.countries.length < 2
          ? 'Add a second country to compare.'
          : 'Fix the fields marked on the left.';
  return (
    <EmptyState
      title={
        compares ? 'Countries side by side will appear here' : 'The duty will appear here, layer by layer'
      }
      text={missing}
      ask="What would I pay in duty on 2,000 scented candles at $3.40 from Vietnam versus China if they land next month?"
    />
  );
}
