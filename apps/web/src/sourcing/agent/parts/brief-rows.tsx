import { Link } from 'react-router';
import type { TechPackSummary } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { count, formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { agentAddress } from '../addresses.ts';
import { BriefStatus } from './brief-status.tsx';

/** Briefs in their order, each with its figures. */
export function BriefRows({ rows }: { rows: readonly TechPackSummary[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.techPackId}
          className="flex items-start gap-3 border-t border-line px-4 py-3 first:border-t-0"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={agentAddress(row.techPackId)}
              className="font-medium hover:underline hover:underline-offset-4"
            >
              {row.title}
            </Link>
            <p className="figures text-sm text-ink-soft">{factsOf(row).join(' · ')}</p>
          </div>
          <BriefStatus status={row.status} />
        </li>
      ))}
    </ul>
  );
}

function factsOf(row: TechPackSummary): string[] {
  return [
    `Brief ${row.techPackNumber}`,
    ...(row.quantity === null ? [] : [`${formatNumber(row.quantity)} units`]),
    ...(row.targetPriceMinor === null ? [] : [`up to ${formatMoney(row.targetPriceMinor, row.currency)}`]),
    `${row.completePercent}% complete`,
    ...(row.matchCount > 0
      ? [`${count(row.matchCount, 'match', 'matches')}${row.matchesAreStale ? ', out of date' : ''}`]
      : []),
    formatDay(row.updatedAt.slice(0, 10)),
  ];
}
