import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { useOperation } from '#api/use-operation.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ProjectTile } from './project-tile.tsx';

const pageSize = 12;
const pauseMs = 300;
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** Projects as tiles, searched and paged by the server; those at work or those in the archive. */
export function ProjectsList({
  isArchived,
  query,
  change,
  mayAct,
}: {
  isArchived: boolean;
  query: URLSearchParams;
  change: (change: QueryChange, push?: boolean) => void;
  mayAct: boolean;
}) {
  const search = query.get('searchTerm') ?? '';
  const page = Number(query.get('page') ?? 0) || 0;
  const projects = useOperation(
    listIdeaProjects,
    { isArchived, page, size: pageSize, ...(search ? { search } : {}) },
    { keepPrevious: true },
  );
  return (
    <div className="flex flex-col gap-5">
      <SearchField value={search} onSearch={(words) => change({ searchTerm: words, page: null })} />
      <Load
        query={projects}
        skeleton={
          <div role="status" aria-label="Reading projects" className={grid}>
            {[0, 1, 2].map((one) => (
              <Skeleton key={one} className="h-80 rounded-xl" />
            ))}
          </div>
        }
        isEmpty={({ total }) => total === 0}
        empty={<Nothing search={search} isArchived={isArchived} mayAct={mayAct} />}
      >
        {({ rows, total }) => (
          <div aria-busy={projects.isPlaceholderData || undefined}>
            <div className={grid}>
              {rows.map((project) => (
                <ProjectTile key={project.id} project={project} mayAct={mayAct} />
              ))}
            </div>
            {total > pageSize && (
              <Pagination
                page={page}
                size={pageSize}
                total={total}
                noun="projects"
                onPage={(next) => change({ page: next || null }, true)}
              />
            )}
          </div>
        )}
      </Load>
    </div>
  );
}

/** Searches once one pauses. */
function SearchField({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <div className="relative max-w-sm">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-ink-soft" />
      <Input
        type="search"
        aria-label="Search projects"
        value={typed}
        placeholder="Search projects"
        onChange={(event) => setTyped(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}

function Nothing({ search, isArchived, mayAct }: { search: string; isArchived: boolean; mayAct: boolean }) {
  if (search)
    return (
      <EmptyState
        title={`No ${isArchived ? 'archived ' : ''}projects with “${search}”`}
        text="Try fewer words."
      />
    );
  if (isArchived)
    return (
      <EmptyState
        title="Nothing in the archive"
        text="Projects that you archive wait here with their boards."
      />
    );
  return (
    <EmptyState
      title="Your projects will be here"
      text="Each has a board for notes, ideas and pictures."
      {...(mayAct ? { ask: 'Start an ideation project for a desk lamp' } : {})}
    />
  );
}
