import { useCallback, useEffect, useRef, useState } from 'react';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { getCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/get-crowdfunding-plan.ts';
import { saveCrowdfundingDraft } from '@brandwright/contract/design/crowdfunding/save-crowdfunding-draft.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { queryClient } from '#api/query-client.ts';
import { draftOf, type PlanForm } from './plan-form.ts';

const pauseMs = 600;

export type Keeping = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; message: string };

/** Keeps the form on the server while one types: after a pause, one call at a time, the newest last. */
export function useKeptPlan(form: PlanForm, initial: CrowdfundingPlan | null) {
  const [plan, setPlan] = useState(initial);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const latest = useRef(form);
  const kept = useRef(JSON.stringify(form));
  const running = useRef<Promise<void> | null>(null);
  useEffect(() => {
    latest.current = form;
  });

  const flush = useCallback(async (): Promise<void> => {
    await running.current;
    const shown = JSON.stringify(latest.current);
    if (shown === kept.current) return;
    setKeeping({ state: 'saving' });
    running.current = callOperation(saveCrowdfundingDraft, draftOf(latest.current))
      .then((output) => {
        kept.current = shown;
        setPlan(output.plan);
        queryClient.setQueryData([getCrowdfundingPlan.name, {}], output);
        setKeeping({ state: 'saved' });
      })
      .catch((error: unknown) => setKeeping({ state: 'failed', message: messageOf(error) }));
    await running.current;
    running.current = null;
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [form, flush]);
  // Leaving the screen loses nothing.
  useEffect(() => () => void flush(), [flush]);

  return { plan, setPlan, keeping, flush };
}
