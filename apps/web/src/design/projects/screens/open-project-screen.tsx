import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { openLastIdeaProject } from '@brandwright/contract/design/projects/open-last-idea-project.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { projectAddress } from '../addresses.ts';
import { BoardSkeleton } from './project-screen.tsx';

/** Opens the project that was worked on last; makes one where there is none (brand-kit document §4). */
export default function OpenProjectScreen() {
  useScreenInView('Product ideation');
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayAct = useMayAct();
  const isKnown = useStoreProfile().data !== undefined;
  const projects = useOperation(listIdeaProjects, { size: 1 });
  const { run, error } = useAction(openLastIdeaProject, { announce: false });
  const isAsked = useRef(false);
  const last = projects.data?.rows[0]?.id;
  const isNone = projects.data?.total === 0;

  useEffect(() => {
    const go = (id: string) => void navigate(projectAddress(id) + search, { replace: true });
    if (last !== undefined) return go(last);
    if (!isNone || !mayAct || isAsked.current) return;
    isAsked.current = true;
    void run({}).then((made) => made && go(made.id));
  }, [last, isNone, mayAct, run, navigate, search]);

  const fault = projects.error ?? error;
  if (fault) return <ErrorState error={fault} onRetry={() => window.location.reload()} />;
  if (isNone && isKnown && !mayAct)
    return (
      <Page>
        <PageHeader title="Product ideation" />
        <EmptyState
          title="No projects yet"
          text="Boards for notes, ideas and pictures will appear here once a member of the store starts one."
        />
      </Page>
    );
  return <BoardSkeleton />;
}
