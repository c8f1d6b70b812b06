import { ChevronDown, Pencil, Play, Trash2 } from 'lucide-react';
import { deleteAssistant } from '@brandwright/contract/copilot/assistants/delete-assistant.ts';
import { runAssistantNow } from '@brandwright/contract/copilot/assistants/run-assistant-now.ts';
import { setAssistantActive } from '@brandwright/contract/copilot/assistants/set-assistant-active.ts';
import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { AssistantHistory } from './assistant-history.tsx';
import { leaveWords } from './leave-words.ts';
import { RunList } from './run-list.tsx';
import { isOpen } from './run-status.tsx';
import { ScheduleLine } from './schedule-line.tsx';

export interface AssistantLineProps {
  assistant: Assistant;
  mayKeep: boolean;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  onChange: () => void;
}

/** An assistant with its switch, its last run and, unfolded, all of them. */
export function AssistantLine({ assistant, mayKeep, isUnfolded, onUnfold, onChange }: AssistantLineProps) {
  const toggle = useAction(setAssistantActive);
  const run = useAction(runAssistantNow);
  const remove = useAction(deleteAssistant);
  const { id, name, isActive, lastRun, runCount } = assistant;
  return (
    <li className="rounded-xl border border-line bg-raised p-4 text-sm">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className={cn('text-base font-semibold wrap-anywhere', !isActive && 'text-ink-soft')}>
            {name}
          </h2>
          <p className="mt-0.5 wrap-anywhere">{assistant.instructions}</p>
          <div className="mt-1">
            <ScheduleLine assistant={assistant} />
          </div>
          <p className="mt-1 text-xs text-ink-soft">
            {leaveWords(assistant)} Works for {assistant.worksFor}.
          </p>
        </div>
        {mayKeep ? (
          <Switch
            aria-label={`Assistant ${name}`}
            checked={isActive}
            disabled={toggle.isRunning}
            onCheckedChange={(on) => void toggle.run({ id, isActive: on })}
          />
        ) : (
          <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'On' : 'Paused'}</Badge>
        )}
      </div>
      <div className="mt-4 border-t border-line pt-4">
        {isUnfolded ? (
          <AssistantHistory id={id} />
        ) : lastRun ? (
          <RunList runs={[lastRun]} />
        ) : (
          <p className="text-ink-soft">It hasn’t run yet.</p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {mayKeep && (
          <Button
            size="small"
            busy={run.isRunning}
            disabled={isOpen(lastRun)}
            onClick={() => void run.run({ id })}
          >
            <Play aria-hidden />
            Run now
          </Button>
        )}
        {runCount > 1 && (
          <Button size="small" look="quiet" aria-expanded={isUnfolded} onClick={() => onUnfold(!isUnfolded)}>
            <ChevronDown aria-hidden className={cn('transition-transform', isUnfolded && 'rotate-180')} />
            {count(runCount, 'run')}
          </Button>
        )}
        {mayKeep && (
          <IconButton label={`Edit the assistant ${name}`} className="ml-auto" onClick={onChange}>
            <Pencil aria-hidden />
          </IconButton>
        )}
        {mayKeep && (
          <IconButton
            label={`Delete the assistant ${name}`}
            disabled={remove.isRunning}
            onClick={() => void remove.run({ id })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
