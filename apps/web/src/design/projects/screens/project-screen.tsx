import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { IdeaProjectDetail } from '@brandwright/contract/design/projects/entities.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { projectAddress } from '../addresses.ts';
import { BoardView } from '../parts/board-view.tsx';
import { OpenInChat } from '../parts/open-in-chat.tsx';
import { ProjectDialog } from '../parts/project-dialog.tsx';
import { ProjectMenu } from '../parts/project-menu.tsx';

const ReviewPanel = lazy(() => import('#design/collaborations/parts/review-panel.tsx'));

/** An ideation project: its board, its plan, its pictures in review. */
export default function ProjectScreen() {
  const { projectId = '' } = useParams();
  const [query, change] = useQueryState();
  const found = useOperation(getIdeaProject, { projectId });
  const collaboration = query.get('collaboration');
  return (
    <>
      <Load query={found} skeleton={<BoardSkeleton />}>
        {(project) => (
          <Project
            key={project.id}
            project={project}
            onReview={(id) => change({ collaboration: id }, true)}
          />
        )}
      </Load>
      {collaboration && (
        <Suspense>
          <ReviewPanel
            collaborationId={collaboration}
            onClose={() => change({ collaboration: null })}
            onOther={(id) => change({ collaboration: id })}
          />
        </Suspense>
      )}
    </>
  );
}

function Project({ project, onReview }: { project: IdeaProjectDetail; onReview: (id: string) => void }) {
  const navigate = useNavigate();
  const mayAct = useMayAct();
  const [isForm, setForm] = useState(false);
  const [isNew, setNew] = useState(false);
  useScreenInView(project.title, { kind: 'idea_project', id: project.id, label: project.title });
  const { quantity, launchDate } = project.meta;
  const facts = [
    quantity === null ? '' : `${formatNumber(quantity)} units`,
    launchDate === null ? '' : `launch ${formatDay(launchDate)}`,
  ].filter(Boolean);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-[1600px] flex-col px-4 pt-6 pb-4 sm:px-6">
      <PageHeader
        title={project.title}
        crumbs={[{ label: 'My ideations', to: '/your-ideations' }]}
        beside={
          <>
            <ProjectSwitch current={project} mayAct={mayAct} onNew={() => setNew(true)} />
            {project.isArchived && <Badge>Archived</Badge>}
          </>
        }
        note={
          <div className="max-w-2xl">
            {project.description && <p>{project.description}</p>}
            {facts.length > 0 && <p className="figures">{facts.join(', ')}</p>}
            {!project.description && facts.length === 0 && <p>No description yet.</p>}
          </div>
        }
        actions={
          <>
            <OpenInChat />
            {mayAct && (
              <ProjectMenu
                project={project}
                onForm={() => setForm(true)}
                onArchived={() => void navigate('/product-ideation')}
              />
            )}
          </>
        }
      />
      <BoardView project={project} mayAct={mayAct} onReview={onReview} />
      {isForm && <ProjectDialog project={project} onClose={() => setForm(false)} />}
      {isNew && (
        <ProjectDialog
          project={null}
          onClose={() => setNew(false)}
          onMade={({ id }) => void navigate(projectAddress(id))}
        />
      )}
    </div>
  );
}

/** All projects that are not archived, to go from one to another. */
function ProjectSwitch({
  current,
  mayAct,
  onNew,
}: {
  current: IdeaProjectDetail;
  mayAct: boolean;
  onNew: () => void;
}) {
  const navigate = useNavigate();
  const all = useOperation(listIdeaProjects, { size: 100 });
  const others = (all.data?.rows ?? []).filter(({ id }) => id !== current.id);
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="Other projects" look="quiet">
          <ChevronDown aria-hidden />
        </IconButton>
      }
      heading={<span className="text-xs text-ink-soft">Projects</span>}
      entries={[
        ...others.slice(0, 12).map(({ id, title }) => ({
          label: title,
          onSelect: () => void navigate(projectAddress(id)),
        })),
        ...(mayAct ? [{ label: 'New project', apart: others.length > 0, onSelect: onNew }] : []),
        { label: 'My ideations', apart: !mayAct, onSelect: () => void navigate('/your-ideations') },
      ]}
    />
  );
}

export function BoardSkeleton() {
  return (
    <div
      role="status"
      aria-label="Opening the project"
      className="flex h-full flex-col gap-4 px-4 pt-6 pb-4 sm:px-6"
    >
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-[65dvh] rounded-xl" />
    </div>
  );
}
