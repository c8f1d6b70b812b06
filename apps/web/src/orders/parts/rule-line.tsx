import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { useAction } from '#api/use-action.ts';
import { dragTo, MoveButton } from '#kit/reorder.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

export interface RuleLineProps {
  rule: OrderRule;
  mayManage: boolean;
  mayMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  onDrag: (isDragged: boolean) => void;
  onDrop: () => void;
}

/** One rule of the list: its place, what it does, how often it did, its switch. */
export function RuleLine(props: RuleLineProps) {
  const { rule, mayManage, mayMove, isFirst, isLast, isDragged, onOpen, onMove, onDrag, onDrop } = props;
  const toggle = useAction(setOrderRuleEnabled);
  const remove = useAction(deleteOrderRule);
  return (
    // Dragging is the pointer's way; the buttons do the same for everybody.
    <li
      draggable={mayMove}
      {...dragTo(rule.name, onDrag, onDrop)}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-xl border border-line bg-raised p-4 text-sm sm:flex-nowrap',
        isDragged && 'opacity-50',
      )}
    >
      <span className="flex items-center gap-1 text-ink-soft">
        {mayMove && <GripVertical aria-hidden className="size-4 cursor-grab max-sm:hidden" />}
        <span className="figures w-4 text-right">{rule.position}</span>
      </span>
      <div className={cn('min-w-0 flex-1', !rule.enabled && 'text-ink-soft')}>
        <h2 className="font-semibold wrap-anywhere">
          <button
            type="button"
            className="rounded-sm text-left underline decoration-transparent underline-offset-4 hover:decoration-ink"
            onClick={onOpen}
          >
            {rule.name}
          </button>
        </h2>
        <p className="mt-0.5 wrap-anywhere">{rule.words}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {rule.timesRun === 0 ? 'Not applied yet' : `Applied ${count(rule.timesRun, 'time')}`}
          {rule.lastRunAt && (
            <>
              , last <Moment at={rule.lastRunAt} />
            </>
          )}
        </p>
      </div>
      {mayManage ? (
        <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end">
          {mayMove && (
            <>
              <MoveButton label={`Move the rule ${rule.name} up`} may={!isFirst} onClick={() => onMove(-1)}>
                <ChevronUp aria-hidden />
              </MoveButton>
              <MoveButton label={`Move the rule ${rule.name} down`} may={!isLast} onClick={() => onMove(1)}>
                <ChevronDown aria-hidden />
              </MoveButton>
            </>
          )}
          <Switch
            aria-label={`Rule ${rule.name}`}
            className="mx-2"
            checked={rule.enabled}
            disabled={toggle.isRunning}
            onCheckedChange={(enabled) => void toggle.run({ id: rule.id, enabled })}
          />
          <IconButton
            label={`Delete the rule ${rule.name}`}
            disabled={remove.isRunning}
            onClick={() => void remove.run({ id: rule.id })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ) : (
        <Badge tone={rule.enabled ? 'good' : 'neutral'}>{rule.enabled ? 'On' : 'Off'}</Badge>
      )}
    </li>
  );
}
