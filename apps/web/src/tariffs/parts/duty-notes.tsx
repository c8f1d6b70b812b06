import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { cn } from '#ui/cn.ts';
import { withDaysInWords } from '#ui/format.ts';
import { Fold } from './fold.tsx';

/** What lies outside the figures, what to find out, and what is taken for granted. */
export function DutyNotes({
  duty,
  stale,
  question,
  open = false,
}: {
  duty: CountryDuty;
  stale?: string | null;
  question?: string | null;
  open?: boolean;
}) {
  const questions = [
    ...new Set([question, ...duty.questions].filter((text): text is string => Boolean(text))),
  ];
  return (
    <div className="flex flex-col gap-2 text-sm">
      {duty.unknowns.length > 0 && (
        <Note icon={CircleHelp} tone="text-bad" title="No total yet" lines={duty.unknowns} />
      )}
      {questions.length > 0 && (
        <Note icon={CircleHelp} tone="text-info" title="Still to confirm" lines={questions} />
      )}
      {[...duty.warnings, ...(stale ? [stale] : [])].map((warning) => (
        <Note key={warning} icon={TriangleAlert} tone="text-warn" title={null} lines={[warning]} />
      ))}
      {duty.assumptions.length > 0 && (
        <Fold label={`${duty.assumptions.length} assumed`} open={open}>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
            {duty.assumptions.map((assumption) => (
              <li key={assumption}>{withDaysInWords(assumption)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

function Note({
  icon: Icon,
  tone,
  title,
  lines,
}: {
  icon: LucideIcon;
  tone: string;
  title: string | null;
  lines: readonly string[];
}) {
  return (
    <div className="flex gap-2">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tone)} />
      <div className="min-w-0">
        {title && <p className="font-medium">{title}</p>}
        {lines.map((line) => (
          <p key={line}>{withDaysInWords(line)}</p>
        ))}
      </div>
    </div>
  );
}
