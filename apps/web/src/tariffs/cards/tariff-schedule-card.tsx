import { TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** Which revision the duties are reckoned with, how old it is, and what is loaded. */
export function TariffScheduleCard({ output }: CardProps<OutputOfCard<'tariff_schedule'>>) {
  const { scheduleRevision, scheduleDate, ageDays, isStale, lineCount, isImported, sources } = output;
  return (
    <Card
      label="Tariff schedule"
      title={scheduleRevision}
      note={isImported ? 'Full schedule' : 'Schedule included with Brandwright'}
      aside={<Badge tone={isStale ? 'warn' : 'good'}>{isStale ? 'Out of date' : 'Up to date'}</Badge>}
    >
      <div className="flex flex-col gap-3">
        <Details
          columns={2}
          items={[
            { label: 'Date', value: scheduleDate ? formatDay(scheduleDate) : 'Not known' },
            { label: 'Age', value: ageDays === null ? 'Not known' : `${ageDays} days` },
            { label: 'Lines with a rate', value: lineCount.toLocaleString('en-US') },
            ...sources.map(({ title, rows }) => ({
              label: title,
              value: `${rows.toLocaleString('en-US')} rows`,
            })),
          ]}
        />
        {output.staleWarning && (
          <p className="flex gap-2 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            {output.staleWarning}
          </p>
        )}
      </div>
    </Card>
  );
}
