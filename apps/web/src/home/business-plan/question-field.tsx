import type { PlanQuestion } from '@brandwright/contract/store/business-plan/questions.ts';
import { longestAnswer } from '@brandwright/contract/store/business-plan/questions.ts';
import { Chip } from '#ui/badge.tsx';
import { Field, Textarea } from '#ui/input.tsx';

/** One question of the quiz: its text box, and answers that many give. */
export function QuestionField({
  question: { question, hint, choices },
  value,
  onChange,
  disabled,
  error,
}: {
  question: PlanQuestion;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  error?: string | undefined;
}) {
  return (
    <Field label={question} hint={hint} error={error}>
      {(tie) => (
        <>
          {choices.length > 0 && (
            <div role="group" aria-label={`Answers to: ${question}`} className="flex flex-wrap gap-2">
              {choices.map((choice) => (
                <Chip
                  key={choice}
                  pressed={value === choice}
                  {...(disabled ? {} : { onClick: () => onChange(value === choice ? '' : choice) })}
                >
                  {choice}
                </Chip>
              ))}
            </div>
          )}
          <Textarea
            {...tie}
            rows={choices.length > 0 ? 2 : 3}
            className={choices.length > 0 ? 'min-h-15' : undefined}
            value={value}
            disabled={disabled}
            maxLength={longestAnswer}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
