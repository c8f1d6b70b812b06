import { useState } from 'react';
import { Link } from 'react-router';
import { listFactoryMatches } from '@brandwright/contract/sourcing/agent/list-factory-matches.ts';
import {
  matchFactories,
  matchSorts,
  type MatchSort,
} from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { ApiError } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { count, formatMomentFully } from '#ui/format.ts';
import { ContactButton } from '../../outreach/contact-button.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { agentAddress } from '../addresses.ts';
import { factoriesOf, toggled, type Chosen } from '../chosen.ts';
import { NothingMatched } from '../parts/nothing-matched.tsx';
import { ExpandedRows } from '../parts/expanded-rows.tsx';
import { MatchRow } from '../parts/match-row.tsx';
import { OriginTable } from '../parts/origin-table.tsx';

const pageSize = 12;
const everywhere = 'all';
const sortNames: Record<MatchSort, string> = {
  score: 'Best match',
  landed: 'Cheapest landed',
  price: 'Lowest factory price',
  leadTime: 'Soonest in hand',
  rating: 'Best rated',
  moq: 'Lowest MOQ',
};

/** What was matched to a brief: factories with score and reasons, landed cost per origin, the expanded network. */
export default function ReviewScreen() {
  const [query, change] = useQueryState();
  const techPackId = query.get('techPackId') ?? undefined;
  const isExpanded = query.get('tab') === 'expanded';
  const country = query.get('countryCode') ?? everywhere;
  const sort = matchSorts.find((one) => one === query.get('sort')) ?? 'score';
  const page = Math.max(0, Number(query.get('page') ?? 0) || 0);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const mayChange = useMaySave();
  const matches = useOperation(
    listFactoryMatches,
    {
      ...(techPackId ? { techPackId } : {}),
      network: isExpanded ? 'EXPANDED' : 'IN_NETWORK',
      sort,
      ...(country === everywhere ? {} : { countries: [country] }),
      page,
      size: pageSize,
    },
    { keepPrevious: true },
  );
  const again = useAction(matchFactories);
  const { data } = matches;
  useScreenInView(
    'Matched factories',
    data
      ? { kind: 'tech_pack', id: data.techPackId, label: `Brief ${data.techPackNumber}, ${data.title}` }
      : undefined,
  );
  const isUnmatched =
    matches.error instanceof ApiError && ['bad_transition', 'not_found'].includes(matches.error.code ?? '');
  const toggle = (factory: { supplierId: string; name: string }) => setChosen(toggled(chosen, factory));
  return (
    <Page>
      <PageHeader
        title="Matched factories"
        crumbs={[{ label: 'Sourcing agent', to: agentAddress(techPackId) }]}
        note={data && `For ${data.title}, matched ${formatMomentFully(data.matchedAt)}`}
        actions={
          data && (
            <>
              {mayChange && (
                <Button
                  busy={again.isRunning}
                  onClick={() => void again.run({ techPackId: data.techPackId })}
                >
                  Match again
                </Button>
              )}
              <ContactButton
                factories={factoriesOf(chosen)}
                techPackId={data.techPackId}
                look="accent"
                label={
                  chosen.size === 0 ? 'Contact' : `Contact ${count(chosen.size, 'factory', 'factories')}`
                }
              />
            </>
          )
        }
      />
      {data?.isStale && (
        <p role="status" className="mb-4 rounded-lg border border-warn/40 bg-warn/8 px-4 py-3 text-sm">
          The brief changed since these factories were matched. Match again for today’s figures.
        </p>
      )}
      {isUnmatched ? (
        <NothingMatched techPackId={techPackId} />
      ) : (
        <Tabs
          label="Networks"
          value={isExpanded ? 'expanded' : 'in-network'}
          onChange={(next) => change({ tab: next === 'expanded' ? next : null, page: null }, true)}
          items={[
            { value: 'in-network', label: 'Marketplace' },
            { value: 'expanded', label: 'Expanded network', count: data?.expandedTotal },
          ]}
        >
          <Load query={matches} skeleton={<SkeletonText lines={10} />}>
            {(shown) => (
              <div className="@container">
                <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_400px]">
                  <div className="flex min-w-0 flex-col gap-4">
                    <Filters
                      countries={shown.origins.map((origin) => ({
                        value: origin.country,
                        label: origin.countryName,
                      }))}
                      country={country}
                      sort={sort}
                      hasSort={!isExpanded}
                      onChange={change}
                    />
                    <div
                      data-tour="factory-matches"
                      className="overflow-hidden rounded-xl border border-line bg-raised"
                    >
                      {isExpanded ? (
                        <ExpandedRows rows={shown.expanded} chosen={chosen} onToggle={toggle} />
                      ) : (
                        <ol>
                          {shown.nothingFits !== null && (
                            <li className="px-4 py-3 text-sm">{shown.nothingFits}</li>
                          )}
                          {shown.rows.map((match) => (
                            <MatchRow
                              key={match.supplierId}
                              match={match}
                              isFull
                              choice={{
                                isChosen: chosen.has(match.supplierId),
                                onToggle: () => toggle(match),
                              }}
                            />
                          ))}
                        </ol>
                      )}
                      {shown.total === 0 && <Nothing isFiltered={country !== everywhere} />}
                    </div>
                    {shown.total > shown.size && (
                      <Pagination
                        page={shown.page}
                        size={shown.size}
                        total={shown.total}
                        noun="factories"
                        onPage={(next) => change({ page: next || null }, true)}
                      />
                    )}
                  </div>
                  {!isExpanded && shown.origins.length > 0 && (
                    <aside aria-label="Landed cost per origin" className="min-w-0">
                      <h2 className="pb-2 font-semibold">Landed cost per origin</h2>
                      <OriginTable origins={shown.origins} />
                      <Assumptions lines={shown.assumptions} tariff={shown.tariff} />
                    </aside>
                  )}
                </div>
              </div>
            )}
          </Load>
        </Tabs>
      )}
    </Page>
  );
}

interface FiltersProps {
  countries: readonly { value: string; label: string }[];
  country: string;
  sort: MatchSort;
  hasSort: boolean;
  onChange: ReturnType<typeof useQueryState>[1];
}

function Filters({ countries, country, sort, hasSort, onChange }: FiltersProps) {
  // A country that is chosen stays in the list, whatever the list then holds.
  const isThere = country === everywhere || countries.some(({ value }) => value === country);
  const options = [
    { value: everywhere, label: 'All countries' },
    ...countries,
    ...(isThere ? [] : [{ value: country, label: country }]),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label="Country"
        className="w-44"
        value={country}
        options={options}
        onChange={(next) => onChange({ countryCode: next === everywhere ? null : next, page: null }, true)}
      />
      {hasSort && (
        <Select
          aria-label="Sort by"
          className="w-48"
          value={sort}
          options={matchSorts.map((value) => ({ value, label: sortNames[value] }))}
          onChange={(next) => onChange({ sort: next === 'score' ? null : next, page: null }, true)}
        />
      )}
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
          ), entering {tariff.entryDate}.
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
