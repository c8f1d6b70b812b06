import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { useOperation } from '#api/use-operation.ts';
import { useListAddress } from '#kit/list-address.ts';
import { TilesSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/states.tsx';
import { ProjectTile } from './project-tile.tsx';

const pageSize = 12;
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** Projects as tiles, searched and paged by the server; those at work or those in the archive. */
export function ProjectsList({ isArchived, mayAct }: { isArchived: boolean; mayAct: boolean }) {
  const { query, narrow, page, turnTo } = useListAddress();
  const search = query.get('searchTerm') ?? '';
  const projects = useOperation(
    listIdeaProjects,
    { isArchived, page, size: pageSize, ...(search ? { search } : {}) },
    { keepPrevious: true },
  );
  return (
    <ListView
      list={projects}
      noun="projects"
      saved={{ list: 'ideation-projects', apart: ['tab'] }}
      turnTo={turnTo}
      toolbar={
        <SearchField
          label="Search projects"
          className="w-auto min-w-0 flex-1 sm:w-96 sm:flex-none"
          value={search}
          onSearch={(searchTerm) => narrow({ searchTerm })}
        />
      }
      onClear={() => narrow({ searchTerm: null })}
      isNarrowed={search !== ''}
      noMatch={{
        title: `No ${isArchived ? 'archived ' : ''}projects with “${search}”`,
        text: 'Try fewer words.',
        clearLabel: 'Clear search',
      }}
      empty={<NoProjects isArchived={isArchived} mayAct={mayAct} />}
      skeleton={<TilesSkeleton label="projects" tiles={3} grid={grid} face="aspect-3/2" />}
    >
      {({ rows }, isStale) => (
        <div aria-busy={isStale || undefined} className={cn(grid, isStale && 'opacity-60')}>
          {rows.map((project) => (
            <ProjectTile key={project.id} project={project} mayAct={mayAct} />
          ))}
        </div>
      )}
    </ListView>
  );
}

function NoProjects({ isArchived, mayAct }: { isArchived: boolean; mayAct: boolean }) {
  if (isArchived)
    return (
      <EmptyState title="No archived projects" text="Projects you archive are kept here with their boards." />
    );
  return (
    <EmptyState
      title="Your projects will appear here"
      text="Each has a board for notes, ideas and pictures."
      {...(mayAct ? { ask: 'Start an ideation project for a desk lamp' } : {})}
    />
  );
}
