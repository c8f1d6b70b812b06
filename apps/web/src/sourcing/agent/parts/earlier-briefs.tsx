import { useState } from 'react';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { useOperation } from '#api/use-operation.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BriefRows } from './brief-rows.tsx';

const pageSize = 12;

/** All briefs of the store but those put away, with a search. */
export function EarlierBriefs() {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(0);
  const briefs = useOperation(
    listTechPacks,
    { page, size: pageSize, ...(keyword ? { keyword } : {}) },
    { keepPrevious: true },
  );
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label="Search briefs"
        className="max-w-xs"
        value={keyword}
        onSearch={(words) => {
          setKeyword(words);
          setPage(0);
        }}
      />
      <Load
        query={briefs}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ total }) => total === 0}
        empty={
          keyword ? (
            <EmptyState title={`No briefs with “${keyword}”`} text="Try fewer words." />
          ) : (
            <EmptyState
              title="No briefs yet"
              text="Say what you want made, and its brief is kept here."
              ask="I need 500 ceramic mugs under $4"
            />
          )
        }
      >
        {(data) => (
          <>
            <div className="overflow-hidden rounded-xl border border-line bg-raised">
              <BriefRows rows={data.rows} />
            </div>
            <PagesOf answer={data} noun="briefs" onPage={setPage} />
          </>
        )}
      </Load>
    </div>
  );
}
