import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

/** Whether a goal will do, why not, and better words. */
export function GoalCheckCard({ output }: CardProps<OutputOfCard<'goal_check'>>) {
  return (
    <Card
      label="Goal check"
      title={output.agentGoal.trim() || 'No goal'}
      aside={
        <Badge tone={output.isValid ? 'good' : 'warn'}>{output.isValid ? 'Clear goal' : 'Needs work'}</Badge>
      }
    >
      {output.reasons.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {output.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {output.proposal !== null && (
        <p className="mt-3 text-sm">
          <span className="text-ink-soft">Better: </span>
          {output.proposal}
        </p>
      )}
    </Card>
  );
}
