import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { projectAddress } from '../addresses.ts';
import { ideationTabs } from '../parts/ideation-tabs.tsx';
import { ProjectDialog } from '../parts/project-dialog.tsx';
import { ProjectsList } from '../parts/projects-list.tsx';

/** My ideations: projects with their boards, ideas, pictures, and what was put away. */
export default function IdeationsScreen() {
  useScreenInView('My ideations');
  const navigate = useNavigate();
  const [query, change] = useQueryState();
  const mayAct = useMayAct();
  const [isNew, setNew] = useState(false);
  const asked = query.get('tab') ?? 'projects';
  const other = ideationTabs.find(({ value }) => value === asked);
  const tab = asked === 'archived' || other ? asked : 'projects';
  return (
    <Page>
      <PageHeader
        title="My ideations"
        note="Projects still taking shape, with their boards, ideas and pictures."
        actions={
          mayAct && (
            <Button look="accent" onClick={() => setNew(true)}>
              <Plus aria-hidden />
              New project
            </Button>
          )
        }
      />
      <Tabs
        label="My ideations"
        value={tab}
        onChange={(next) =>
          change({ tab: next === 'projects' ? null : next, page: null, searchTerm: null }, true)
        }
        items={[
          { value: 'projects', label: 'Projects' },
          ...ideationTabs.map(({ value, label }) => ({ value, label })),
          { value: 'archived', label: 'Archived' },
        ]}
      >
        {other ? (
          <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
            <other.Content key={other.value} keyword={query.get('searchTerm') ?? ''} />
          </Suspense>
        ) : (
          <ProjectsList key={tab} isArchived={tab === 'archived'} mayAct={mayAct} />
        )}
      </Tabs>
      {isNew && (
        <ProjectDialog
          project={null}
          onClose={() => setNew(false)}
          onMade={({ id }) => void navigate(projectAddress(id))}
        />
      )}
    </Page>
  );
}
