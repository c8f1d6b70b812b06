import { modelTest } from '@brandwright/contract/copilot/partner-model/entities.ts';
import type { testPartnerModel } from '@brandwright/contract/copilot/partner-model/test-partner-model.ts';
import { modelWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import type { CardProps } from '../../card-props.ts';
import { isOver, useJob } from '../use-job.ts';
import { TestProgress } from './test-progress.tsx';
import { TestResults } from './test-results.tsx';

/** A test of a model: how far it is, then how it went. */
export function PartnerModelTestCard({ output }: CardProps<OutputOf<typeof testPartnerModel>>) {
  const job = useJob(output.jobId);
  const test = modelTest.safeParse(job?.result).data;
  return (
    <Card
      title={`Test of ${modelWords({ ...output, serverModel: output.model })}`}
      label="Test of the language model"
    >
      {test ? (
        <TestResults test={test} />
      ) : job?.status === 'FAILED' ? (
        <p role="alert" className="text-sm text-bad">
          {job.error}
        </p>
      ) : isOver(job) ? (
        <p className="text-sm text-ink-soft">The test is finished.</p>
      ) : (
        <TestProgress job={job} />
      )}
    </Card>
  );
}
