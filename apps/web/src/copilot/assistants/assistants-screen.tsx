import { Plus } from 'lucide-react';
import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { AssistantLine } from './assistant-line.tsx';
import { AssistantSheet } from './assistant-sheet.tsx';
import { useMayKeep } from './use-may-keep.ts';

const firstSentence =
  'Make me an assistant that lists orders outstanding for more than a week every morning at 8';

/** Where the store has no assistant yet, the first is timed by whoever makes it. */
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Assistants: what is done by itself, when, and what it found. */
export default function AssistantsScreen() {
  const [query, change] = useQueryState();
  const mayKeep = useMayKeep();
  const assistants = useOperation(listAssistants, {});
  const unfolded = query.get('assistant');
  const changing = assistants.data?.assistants.find(({ id }) => id === query.get('change')) ?? null;
  const isMaking = mayKeep && assistants.data !== undefined && query.get('new') === '1';
  const timeZone = assistants.data?.assistants[0]?.timeZone ?? browserZone();
  useScreenInView('AI Assistants');
  const isFull = assistants.data !== undefined && assistants.data.total >= assistants.data.most;
  return (
    <Page width="narrow">
      <PageHeader
        title="AI Assistants"
        beside={<Badge>Beta</Badge>}
        note="They run on their own and report what they find to your feed. They never approve anything."
        actions={
          mayKeep && (
            <Button look="accent" disabled={isFull} onClick={() => change({ new: 1 }, true)}>
              <Plus aria-hidden />
              New assistant
            </Button>
          )
        }
      />
      <Load
        query={assistants}
        skeleton={<AssistantsSkeleton />}
        isEmpty={(data) => data.total === 0}
        empty={
          <EmptyState
            title="Your assistants will appear here"
            text="An assistant looks something up every day, every week or every few hours, so you don’t have to."
            ask={mayKeep ? firstSentence : undefined}
          />
        }
      >
        {(data) => (
          <ul aria-label="Assistants" className="flex flex-col gap-3">
            {data.assistants.map((assistant) => (
              <AssistantLine
                key={assistant.id}
                assistant={assistant}
                mayKeep={mayKeep}
                isUnfolded={unfolded === assistant.id}
                onUnfold={(isUnfolded) => change({ assistant: isUnfolded ? assistant.id : null })}
                onChange={() => change({ change: assistant.id }, true)}
              />
            ))}
          </ul>
        )}
      </Load>
      {isFull && mayKeep && (
        <p className="pt-4 text-sm text-ink-soft">
          A store can have up to {assistants.data.most} assistants. Delete one to add another.
        </p>
      )}
      {isMaking && (
        <AssistantSheet assistant={null} timeZone={timeZone} onClose={() => change({ new: null })} />
      )}
      {mayKeep && changing && (
        <AssistantSheet
          key={changing.id}
          assistant={changing}
          timeZone={timeZone}
          onClose={() => change({ change: null })}
        />
      )}
    </Page>
  );
}

function AssistantsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCard height={190} />
      <SkeletonCard height={190} />
      <SkeletonCard height={190} />
    </div>
  );
}
