import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import type { RequestStep } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { draftInput, isWorthKeeping, type FormErrors, type RequestForm } from './request-form.ts';

const pauseMs = 700;

export type Keeping =
  | { state: 'idle' | 'saving' | 'saved' }
  | { state: 'failed'; error: unknown; message: string };

/**
 * Keeps the form on the server while one types: after a pause, one call at a time, the newest state last. `flush` keeps it
 * at once and answers the request, for going on to what needs it kept.
 */
export function useKeptDraft(
  form: RequestForm,
  step: RequestStep,
  errors: FormErrors,
  initial: ProjectRequest | null,
  onMade: (request: ProjectRequest) => void,
) {
  const [request, setRequest] = useState(initial);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const latest = useRef({ form, step, errors, onMade });
  const id = useRef(initial?.requestId);
  const shown = JSON.stringify([form, step]);
  const keptAs = useRef(shown);
  const [keptShown, setKeptShown] = useState(shown);
  const running = useRef<Promise<ProjectRequest | null> | null>(null);
  useEffect(() => {
    latest.current = { form, step, errors, onMade };
  });

  const flush = useCallback(async (): Promise<ProjectRequest | null> => {
    await running.current;
    const now = latest.current;
    const state = JSON.stringify([now.form, now.step]);
    const isNew = id.current === undefined;
    if ((state === keptAs.current && !isNew) || (isNew && !isWorthKeeping(now.form))) return null;
    setKeeping({ state: 'saving' });
    const work = callOperation(saveProjectDraft, draftInput(now.form, now.step, id.current, now.errors))
      .then((kept) => {
        keptAs.current = state;
        setKeptShown(state);
        id.current = kept.requestId;
        setRequest(kept);
        setKeeping({ state: 'saved' });
        invalidateOperations(['list_project_requests', 'get_project_request']);
        if (isNew) now.onMade(kept);
        return kept;
      })
      .catch((error: unknown) => {
        setKeeping({ state: 'failed', error, message: messageOf(error) });
        return null;
      });
    running.current = work;
    const kept = await work;
    running.current = null;
    return kept;
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [form, step, flush]);

  // Leaving the screen loses nothing.
  useEffect(() => () => void flush(), [flush]);

  // A window that is closed in between asks first.
  const isKept = keptShown === shown || (request === null && !isWorthKeeping(form));
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);

  return { request, keeping, isKept, flush };
}
