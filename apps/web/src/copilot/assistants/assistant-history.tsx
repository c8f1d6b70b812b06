import { useState } from 'react';
import { listAssistantRuns } from '@brandwright/contract/copilot/assistants/list-assistant-runs.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { RunList } from './run-list.tsx';

const shownAtFirst = 5;
const mostShown = 100;

/** The runs of an assistant, newest first. */
export function AssistantHistory({ id }: { id: string }) {
  const [size, setSize] = useState(shownAtFirst);
  const runs = useOperation(listAssistantRuns, { id, page: 0, size }, { keepPrevious: true });
  return (
    <Load
      query={runs}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={(data) => data.total === 0}
      empty={<p className="text-sm text-ink-soft">It hasn’t run yet.</p>}
    >
      {(data) => (
        <>
          <RunList runs={data.runs} />
          {data.total > data.runs.length && size < mostShown && (
            <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={() => setSize(mostShown)}>
              Show all {data.total}
            </Button>
          )}
        </>
      )}
    </Load>
  );
}
