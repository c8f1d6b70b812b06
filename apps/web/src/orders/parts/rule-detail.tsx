import { setOrderRuleEnabled } from '@brandwright/contract/orders/set-order-rule-enabled.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { RecordActivity } from './record-activity.tsx';
import { RuleHistory } from './rule-history.tsx';
import { RuleTry } from './rule-try.tsx';

export interface RuleDetailProps {
  rule: OrderRule;
  /** How many rules there are. */
  of: number;
  mayManage: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** One rule: what it does and when, tried on past orders, and what it did. */
export function RuleDetail({ rule, of, mayManage, onEdit, onClose }: RuleDetailProps) {
  const toggle = useAction(setOrderRuleEnabled);
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={rule.name}
      footer={
        mayManage && (
          <>
            <Button onClick={onEdit}>Edit</Button>
            <Button
              look={rule.enabled ? 'outline' : 'accent'}
              busy={toggle.isRunning}
              onClick={() => void toggle.run({ id: rule.id, enabled: !rule.enabled })}
            >
              {rule.enabled ? 'Turn off' : 'Turn on'}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-7">
        <div className="flex flex-col gap-2 text-sm">
          <p className="wrap-anywhere">{rule.words}</p>
          <p className="flex items-center gap-2 text-ink-soft">
            <Badge tone={rule.enabled ? 'good' : 'neutral'}>{rule.enabled ? 'On' : 'Off'}</Badge>
            <span>
              Runs {rule.position === 1 ? 'first' : `as number ${rule.position}`} of {of}
            </span>
          </p>
        </div>
        <RuleTry rule={{ id: rule.id }} />
        <section aria-labelledby="rule-history">
          <h3 id="rule-history" className="mb-3 border-b border-line pb-1.5 text-sm font-semibold">
            What it did
          </h3>
          <RuleHistory ruleId={rule.id} />
        </section>
        <section aria-labelledby="rule-changes">
          <h3 id="rule-changes" className="mb-3 border-b border-line pb-1.5 text-sm font-semibold">
            Changes
          </h3>
          <RecordActivity
            kind="order_rule"
            id={rule.id}
            stamp={rule}
            mayUndo={mayManage}
            none="No changes to this rule yet."
          />
        </section>
      </div>
    </Sheet>
  );
}
