import { useEffect, useState } from 'react';
import type { PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { testPartnerModel } from '@brandwright/contract/copilot/partner-model/test-partner-model.ts';
import { modelWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { messageOf } from '#api/api-error.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/text.tsx';
import { isOver, useJob } from '../use-job.ts';
import { modelInput } from './model-form.ts';
import type { ModelForm } from './model-form.ts';
import { TestProgress } from './test-progress.tsx';
import { TestResults } from './test-results.tsx';

export interface TestPanelProps {
  known: PartnerModel;
  form: ModelForm;
  /** Checks the fields and saves a typed key. */
  isReady: () => Promise<boolean>;
}

/** The test of the model in the form: begun here, followed, and its results kept in sight. */
export function TestPanel({ known, form, isReady }: TestPanelProps) {
  const [jobId, setJobId] = useState<string | null>(null);
  const start = useAction(testPartnerModel, {
    announce: false,
    onDone: (started) => setJobId(started.jobId),
  });
  const job = useJob(jobId);
  const isRunning = start.isRunning || (jobId !== null && !isOver(job));
  const isEnded = job !== undefined && isOver(job);
  useEffect(() => {
    if (isEnded) invalidateOperations(['get_partner_model']);
  }, [isEnded]);
  const { lastTest } = known;
  const isBuiltIn = form.source === 'BUILT_IN';

  async function begin() {
    if (!(await isReady())) return;
    const { source, address, model } = modelInput(form);
    setJobId(null);
    await start.run({ source, address, model });
  }

  return (
    <Card
      title="Test"
      note={
        isBuiltIn
          ? 'The built-in model needs no test: it runs in this server and costs nothing.'
          : 'Sends three small tasks with made-up data to the model above. None of your store’s data is sent, and nothing changes.'
      }
      aside={
        <Button disabled={isBuiltIn} busy={isRunning} onClick={() => void begin()}>
          Test model
        </Button>
      }
    >
      {isRunning ? (
        <TestProgress job={job} />
      ) : start.error ? (
        <p role="alert" className="text-sm text-bad">
          {messageOf(start.error)}
        </p>
      ) : job?.status === 'FAILED' ? (
        <p role="alert" className="text-sm text-bad">
          {job.error}
        </p>
      ) : lastTest ? (
        <div aria-live="polite" className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">
            {modelWords({ ...lastTest, serverModel: lastTest.model })} · <Moment at={lastTest.testedAt} />
          </p>
          <TestResults test={lastTest} />
        </div>
      ) : isBuiltIn ? null : (
        <p className="text-sm text-ink-soft">Not tested yet.</p>
      )}
    </Card>
  );
}
