import { Trash2 } from 'lucide-react';
import { deleteOrderRule } from '@brandwright/contract/orders/delete-order-rule.ts';
import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

/** Every rule in words, with its switch. */
export function RuleList({ rules, mayManage }: { rules: readonly OrderRule[]; mayManage: boolean }) {
  return (
    <ul aria-label="Order rules" className="flex flex-col gap-3">
      {rules.map((rule) => (
        <RuleLine key={rule.id} rule={rule} mayManage={mayManage} />
      ))}
    </ul>
  );
}

function RuleLine({ rule, mayManage }: { rule: OrderRule; mayManage: boolean }) {
  const toggle = useAction(setOrderRuleEnabled);
  const remove = useAction(deleteOrderRule);
  return (
    <li className="flex items-start gap-4 rounded-xl border border-line bg-raised p-4 text-sm">
      <div className={cn('min-w-0 flex-1', !rule.enabled && 'text-ink-soft')}>
        <h2 className="font-semibold wrap-anywhere">{rule.name}</h2>
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
        <div className="flex shrink-0 items-center gap-2">
          <Switch
            aria-label={`Rule ${rule.name}`}
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
