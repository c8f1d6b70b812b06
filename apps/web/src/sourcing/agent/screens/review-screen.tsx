import { useState } from 'react';
import { listFactoryMatches } from '@brandwright/contract/sourcing/agent/list-factory-matches.ts';
import { matchFactories, matchSorts } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { ApiError } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readPage } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { count, formatMomentFully } from '#ui/format.ts';
import { useMomentZone } from '#ui/zone.ts';
import { ContactButton } from '../../outreach/contact-button.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { agentAddress } from '../addresses.ts';
import { factoriesOf, toggled, type Chosen } from '../chosen.ts';
import { everywhere, MatchFilters } from '../parts/match-filters.tsx';
import { MatchList } from '../parts/match-list.tsx';
import { NothingMatched } from '../parts/nothing-matched.tsx';
import { OriginAside } from '../parts/origin-aside.tsx';

const pageSize = 12;
/** What was matched to a brief: factories with score and reasons, landed cost per origin, the expanded network. */
export default function ReviewScreen() {
  const [query, change] = useQueryState();
  const techPackId = query.get('techPackId') ?? undefined;
  const isExpanded = query.get('tab') === 'expanded';
  const country = query.get('countryCode') ?? everywhere;
  const sort = matchSorts.find((one) => one === query.get('sort')) ?? 'score';
  const page = readPage(query);
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
  const timeZone = useMomentZone();
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
        note={data && `For ${data.title}, matched ${formatMomentFully(data.matchedAt, timeZone)}`}
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
                    <MatchFilters
                      countries={shown.origins.map((origin) => ({
                        value: origin.country,
                        label: origin.countryName,
                      }))}
                      country={country}
                      sort={sort}
                      hasSort={!isExpanded}
                      onChange={change}
                    />
                    <MatchList
                      matches={shown}
                      isExpanded={isExpanded}
                      isFiltered={country !== everywhere}
                      chosen={chosen}
                      onToggle={toggle}
                    />
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
                    <OriginAside
                      origins={shown.origins}
                      assumptions={shown.assumptions}
                      tariff={shown.tariff}
                    />
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
