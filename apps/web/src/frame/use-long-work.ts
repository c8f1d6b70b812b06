import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { getJob } from '@brandwright/contract/copilot/get-job.ts';
import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import { callOperation } from '#api/call-operation.ts';
import { onJob, type JobTold } from '#api/live-events.ts';
import { onSessionEnd } from '#api/session-end.ts';
import { toast } from '#ui/toast.ts';
import { readGroups, takeJob, type EndedWork, type WorkGroup, type WorkGroups } from './long-work-state.ts';
import { markTitle } from './title-mark.ts';

/** What runs outlives a reload: it is shown again at once, and asked for. */
const kept = 'brandwright.work';

const useWork = create<{ groups: WorkGroups }>(() => ({
  groups: readGroups(sessionStorage.getItem(kept)),
}));
useWork.subscribe(({ groups }) => sessionStorage.setItem(kept, JSON.stringify(groups)));
onSessionEnd(() => useWork.setState({ groups: {} }));

/** After this long without a word, how far a job is is asked for: its end may have been missed. */
const silenceMs = 20_000;

type Open = (path: string) => void | Promise<void>;

function take(told: JobTold, open: Open): void {
  const { groups, ended } = takeJob(useWork.getState().groups, told, Date.now());
  useWork.setState({ groups });
  if (ended) tellEnd(ended, open);
}

/** A notice for who looks elsewhere: at another screen, in another tab, at another program. */
function tellEnd({ name, error }: EndedWork, open: Open): void {
  const work = longWork[name];
  if (!work) return;
  const [screen = ''] = work.path.split('?');
  const isThere = window.location.pathname.startsWith(screen);
  if (isThere && !document.hidden && error === null) return;
  const words = error === null ? work.done : `${work.failed}${error ? ` ${error}` : ''}`;
  const show = error === null ? toast.done : toast.failed;
  show(words, isThere ? undefined : { label: 'Open', run: () => open(work.path) });
  if (!document.hidden) return;
  markTitle(error === null ? '✓' : '!');
  // Only where it was allowed before; nobody is asked for it here.
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification('Brandwright', { body: words, tag: name });
}

async function askAfterSilent(open: Open): Promise<void> {
  for (const { name, jobs, heardAt } of Object.values(useWork.getState().groups)) {
    if (Date.now() - heardAt < silenceMs) continue;
    for (const [jobId, job] of Object.entries(jobs))
      if (!job.isOver)
        await callOperation(getJob, { id: jobId })
          .then(({ status, percent, note, error }) =>
            take({ jobId, name, status, percent, note, error }, open),
          )
          .catch(() => undefined);
  }
}

/** Background work that runs now. Follows it, and tells when it is over. */
export function useLongWork(): WorkGroup[] {
  const groups = useWork((state) => state.groups);
  const navigate = useNavigate();
  useEffect(() => onJob((told) => take(told, navigate)), [navigate]);
  const isAny = Object.keys(groups).length > 0;
  useEffect(() => {
    if (!isAny) return;
    void askAfterSilent(navigate);
    const timer = setInterval(() => void askAfterSilent(navigate), silenceMs);
    return () => clearInterval(timer);
  }, [isAny, navigate]);
  return Object.values(groups);
}
