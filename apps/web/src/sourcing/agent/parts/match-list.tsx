import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listFactoryMatches } from '@brandwright/contract/sourcing/agent/list-factory-matches.ts';
import { EmptyState } from '#ui/states.tsx';
import type { Chosen } from '../chosen.ts';
import { ExpandedRows } from './expanded-rows.tsx';
import { MatchRow } from './match-row.tsx';

/** Matched factories of one network, each to be chosen. */
export function MatchList({
  matches,
  isExpanded,
  isFiltered,
  chosen,
  onToggle,
}: {
  matches: OutputOf<typeof listFactoryMatches>;
  isExpanded: boolean;
  isFiltered: boolean;
  chosen: Chosen;
  onToggle: (factory: { supplierId: string; name: string }) => void;
}) {
  return (
    <div data-tour="factory-matches" className="overflow-hidden rounded-xl border border-line bg-raised">
      {isExpanded ? (
        <ExpandedRows rows={matches.expanded} chosen={chosen} onToggle={onToggle} />
      ) : (
        <ol>
          {matches.nothingFits !== null && <li className="px-4 py-3 text-sm">{matches.nothingFits}</li>}
          {matches.rows.map((match) => (
            <MatchRow
              key={match.supplierId}
              match={match}
              isFull
              choice={{
                isChosen: chosen.has(match.supplierId),
                onToggle: () => onToggle(match),
              }}
            />
          ))}
        </ol>
      )}
      {matches.total === 0 && <Nothing isFiltered={isFiltered} />}
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? 'None in this country' : 'No matching factories yet'}
      text={
        isFiltered
          ? 'Choose all countries to see the others.'
          : 'Loosen the brief: require fewer certificates, or allow other countries or materials.'
      }
    />
  );
}
