import { Link } from 'react-router';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listFactoryMatches } from '@brandwright/contract/sourcing/agent/list-factory-matches.ts';
import { formatDay } from '#ui/format.ts';
import { OriginTable } from './origin-table.tsx';

/** What making it in each country costs landed, and what was assumed for it. */
export function OriginAside({
  origins,
  assumptions,
  tariff,
}: Pick<OutputOf<typeof listFactoryMatches>, 'origins' | 'assumptions' | 'tariff'>) {
  return (
    <aside aria-label="Landed cost per origin" className="min-w-0">
      <h2 className="pb-2 font-semibold">Landed cost per origin</h2>
      <OriginTable origins={origins} />
      <Assumptions lines={assumptions} tariff={tariff} />
    </aside>
  );
}

function Assumptions({
  lines,
  tariff,
}: {
  lines: readonly string[];
  tariff: { hts: string; name: string; entryDate: string } | null;
}) {
  return (
    <div className="flex flex-col gap-1 pt-3 text-xs text-ink-soft">
      {tariff && (
        <p>
          Duty for {tariff.name} (
          <Link
            to={`/tariff-rate-agent?query=${encodeURIComponent(tariff.hts)}`}
            className="underline underline-offset-4"
          >
            {tariff.hts}
          </Link>
          ), entering {formatDay(tariff.entryDate)}.
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
