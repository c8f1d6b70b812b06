import { TriangleAlert } from 'lucide-react';
import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import { cn } from './cn.ts';

/** The four lines and the exact values. */
export function PreviewLines({ preview, quiet = false }: { preview: ApprovalPreview; quiet?: boolean }) {
  const lines = [
    ['What', withoutVerb(preview)],
    ['To', preview.toWhom],
    ['Cost', preview.cost],
    ['Final', preview.irreversible],
  ].filter((line): line is [string, string] => Boolean(line[1]));
  return (
    <div className={cn('flex flex-col gap-3 px-4 py-3.5 text-sm', quiet && 'text-ink-soft')}>
      <dl className="flex flex-col gap-1.5">
        {lines.map(([label, value]) => (
          <div key={label} className="flex gap-3">
            <dt className="w-11 shrink-0 text-ink-soft">{label}</dt>
            <dd className="figures min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
      {preview.warnings.length > 0 && !quiet && (
        <ul className="flex flex-col gap-1 rounded-lg bg-warn/8 px-3 py-2 text-warn">
          {preview.warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      {preview.values.length > 0 && (
        <dl className="flex flex-col gap-1 border-t border-line pt-3 text-xs">
          {preview.values.map((entry) =>
            // A letter is read as it will be: with its lines.
            entry.value.includes('\n') ? (
              <div key={entry.label} className="flex flex-col gap-1.5">
                <dt className="text-ink-soft">{entry.label}</dt>
                <dd className="rounded-lg bg-ink/4 px-3 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
                  {entry.value}
                </dd>
              </div>
            ) : (
              <div key={entry.label} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{entry.label}</dt>
                <dd className="figures min-w-0 text-right wrap-anywhere">{entry.value}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </div>
  );
}

/** The heading says what is done already: "Move stock between places: Bud vase, Garage". */
const withoutVerb = ({ what, verb }: ApprovalPreview): string =>
  what.startsWith(`${verb}: `) ? what.slice(verb.length + 2) : what;
