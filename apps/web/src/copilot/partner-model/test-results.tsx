import type { ModelTest } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { turnCostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { Badge } from '#ui/badge.tsx';
import { formatNumber, formatSeconds } from '#ui/format.ts';

const titles: Record<ModelTest['tasks'][number]['task'], string> = {
  ANSWER: 'Answers a plain question',
  TOOL: 'Looks up the right order',
  HONESTY: 'Does not invent what is missing',
};

/** How a model did on each task, and what a turn costs. */
export function TestResults({ test }: { test: ModelTest }) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      {test.failure && (
        <p role="alert" className="text-bad">
          {test.failure}
        </p>
      )}
      {test.tasks.length > 0 && (
        <ul aria-label="Tasks" className="flex flex-col gap-3">
          {test.tasks.map(({ task, passed, said, milliseconds, inputTokens, outputTokens }) => (
            <li key={task} className="flex flex-col gap-1">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="font-medium">{titles[task]}</span>
                <span className="flex items-center gap-3">
                  <span className="figures text-ink-soft">{formatSeconds(milliseconds)}</span>
                  <Badge tone={passed ? 'good' : 'bad'}>{passed ? 'Passed' : 'Failed'}</Badge>
                </span>
              </div>
              <p className="wrap-anywhere text-ink-soft">{said}</p>
              {inputTokens > 0 && (
                <p className="figures text-xs text-ink-soft">
                  {formatNumber(inputTokens)} tokens in, {formatNumber(outputTokens)} out
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {test.tasks.length > 0 && (
        <p className="border-t border-line pt-3">
          {test.turnCostMicros === null
            ? 'The cost of a chat turn is unknown: there’s no price for this model, or its server doesn’t count tokens.'
            : `A chat turn costs about ${turnCostWords(test.turnCostMicros)}.`}
        </p>
      )}
    </div>
  );
}
