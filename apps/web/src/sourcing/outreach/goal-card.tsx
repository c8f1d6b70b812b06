import { useMutation } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { useState } from 'react';
import { deleteConversationGoal } from '@brandwright/contract/sourcing/outreach/delete-conversation-goal.ts';
import { getConversationGoal } from '@brandwright/contract/sourcing/outreach/get-conversation-goal.ts';
import { setConversationGoal } from '@brandwright/contract/sourcing/outreach/set-conversation-goal.ts';
import { validateGoal } from '@brandwright/contract/sourcing/outreach/validate-goal.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMaySave } from '../marketplace/use-may-save.ts';

/** The goal of one conversation, above its thread: seen, set, changed, removed. The supplier never sees it. */
export function GoalCard({ conversationSid }: { conversationSid: string }) {
  const goal = useOperation(getConversationGoal, { conversationSid });
  const mayWrite = useMaySave();
  const remove = useAction(deleteConversationGoal);
  const [isEditing, setEditing] = useState(false);
  if (goal.isPending) return <Skeleton className="h-10 w-full rounded-lg" />;
  if (goal.isError)
    return (
      <p role="alert" className="text-sm text-bad">
        {messageOf(goal.error)}{' '}
        <Button look="link" onClick={() => void goal.refetch()}>
          Try again
        </Button>
      </p>
    );
  if (isEditing)
    return (
      <GoalForm
        conversationSid={conversationSid}
        before={goal.data.goal ?? ''}
        onDone={() => setEditing(false)}
      />
    );
  if (goal.data.goal === null && !mayWrite) return null;
  return (
    <section
      aria-label="Goal of the conversation"
      className="flex flex-wrap items-start gap-x-2.5 gap-y-1 rounded-lg border border-line bg-raised px-3 py-2 text-sm"
    >
      <Target aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <p className="min-w-48 flex-1 wrap-anywhere">
        {goal.data.goal ?? <span className="text-ink-soft">No goal set. Only you will see it.</span>}
      </p>
      {mayWrite && (
        <div className="ml-auto flex shrink-0 gap-3">
          <Button look="link" onClick={() => setEditing(true)}>
            {goal.data.goal === null ? 'Set a goal' : 'Edit'}
          </Button>
          {goal.data.goal !== null && (
            <Button look="link" busy={remove.isRunning} onClick={() => void remove.run({ conversationSid })}>
              Remove
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function GoalForm({
  conversationSid,
  before,
  onDone,
}: {
  conversationSid: string;
  before: string;
  onDone: () => void;
}) {
  const [words, setWords] = useState(before);
  const check = useMutation({
    mutationFn: (agentGoal: string) => callOperation(validateGoal, { agentGoal }),
  });
  const action = useAction(setConversationGoal);

  /** What will not do is said with its reasons before anything is kept. */
  async function save() {
    const found = await check.mutateAsync(words).catch(() => null);
    if (found?.isValid && (await action.run({ conversationSid, agentGoal: words }))) onDone();
  }

  const reasons = check.data && !check.data.isValid ? check.data.reasons.join(' ') : undefined;
  const error = reasons ?? (check.error ? messageOf(check.error) : undefined);
  const proposal = check.data?.proposal ?? null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-3"
    >
      <Field
        label="Goal of the conversation"
        hint="One aim with a figure, a date or a condition. Only you see it."
        {...(error ? { error } : {})}
      >
        {(tie) => (
          <Textarea
            {...tie}
            rows={2}
            value={words}
            placeholder="Unit price under $4.00 at 500 units"
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      {proposal !== null && (
        <p className="text-sm">
          <span className="text-ink-soft">Better: </span>
          <Button look="link" onClick={() => setWords(proposal)} className="whitespace-normal">
            {proposal}
          </Button>
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" look="solid" size="small" busy={check.isPending || action.isRunning}>
          Save goal
        </Button>
      </div>
    </form>
  );
}
