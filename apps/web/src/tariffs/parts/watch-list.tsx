import { stopDutyWatch } from '@brandwright/contract/tariffs/stop-duty-watch.ts';
import type { DutyChange, DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { layerChangeWords } from '@brandwright/contract/tariffs/tariff-words.ts';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '#api/use-action.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay, formatPercent } from '#ui/format.ts';
import { rateLabel } from '../labels.ts';
import { screenAddress } from '../tariff-address.ts';

const sourceLabels = { WATCH: null, FAVORITE: 'Favorite', PURCHASE: 'Bought' } as const;

/** Watched duties with today's rate and the days on which they change. */
export function WatchList({ watches }: { watches: readonly DutyWatch[] }) {
  const mayAct = useMayAct();
  const stop = useAction(stopDutyWatch);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {watches.map((watch) => (
        <li
          key={`${watch.hts} ${watch.country}`}
          className="flex items-start gap-3 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                className="font-medium hover:underline"
                to={screenAddress('/tariff-rate-agent', { query: watch.hts, countries: [watch.country] })}
              >
                {watch.name} from {watch.countryName}
              </Link>
              {sourceLabels[watch.source] && <Badge>{sourceLabels[watch.source]}</Badge>}
            </p>
            <p className="figures text-xs text-ink-soft">{watch.hts}</p>
            {watch.changes.map((change) => (
              <ChangeLine key={change.day} change={change} />
            ))}
          </div>
          <span className="figures pt-0.5 text-right font-medium whitespace-nowrap">{rateLabel(watch)}</span>
          {watch.watchId !== null && mayAct && (
            <Button
              size="small"
              look="quiet"
              busy={stop.isRunning}
              aria-label={`Stop watching ${watch.name} from ${watch.countryName}`}
              onClick={() => void stop.run({ watch: watch.watchId ?? '' })}
            >
              Stop
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ change }: { change: DutyChange }) {
  const { beforePercent: was, afterPercent: is, day, isAhead } = change;
  const rises = was !== null && is !== null && is > was;
  const Icon = rises ? TrendingUp : TrendingDown;
  const hasRates = was !== null && is !== null && was !== is;
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${rises ? 'text-warn' : 'text-good'}`} />
      <span>
        {hasRates && `${formatPercent(was)} to ${formatPercent(is)} `}
        {isAhead ? 'on' : 'since'} {formatDay(day)}
        {change.layerChanges.length > 0 && (
          <span className="text-ink-soft"> · {change.layerChanges.map(layerChangeWords).join('; ')}</span>
        )}
      </span>
    </p>
  );
}
