import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/get-crowdfunding-plan.ts';
import { useOperation } from '#api/use-operation.ts';
import { OpenInChat } from '#design/projects/parts/open-in-chat.tsx';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BeginPlan } from '../parts/begin-plan.tsx';
import { PlanView } from '../parts/plan-view.tsx';

/** Takes an idea, reckons what its goal must cover, and sends the plan to oneself. */
export default function CrowdfundingScreen() {
  useScreenInView('Crowdfund your idea');
  const [query, change] = useQueryState();
  const mayAct = useMayAct();
  const found = useOperation(getCrowdfundingPlan, {});
  const asked = query.get('project');
  const [isBeginning, setBeginning] = useState(false);
  const plan = found.data?.plan ?? null;
  const close = () => {
    setBeginning(false);
    change({ project: null });
  };
  return (
    <Page>
      <PageHeader
        title="Crowdfund your idea"
        note="Work out what the goal must cover before you ask anyone for money."
        actions={
          <>
            <OpenInChat />
            {mayAct && plan && (
              <Button onClick={() => setBeginning(true)}>
                <Plus aria-hidden />
                New plan
              </Button>
            )}
          </>
        }
      />
      <Load
        query={found}
        skeleton={<SkeletonCard height={520} />}
        isEmpty={(data) => data.plan === null}
        empty={
          <EmptyState
            title="An idea, a goal, and what it must cover"
            text="Start from one of your projects or with a title. Your draft is saved as you type."
            {...(mayAct
              ? {
                  action: (
                    <Button look="accent" onClick={() => setBeginning(true)}>
                      Start a plan
                    </Button>
                  ),
                  ask: 'Crowdfund my desk lamp idea',
                }
              : {})}
          />
        }
      >
        {(data) => data.plan && <PlanView key={data.plan.planId} initial={data.plan} mayAct={mayAct} />}
      </Load>
      {(isBeginning || (asked !== null && mayAct && found.data !== undefined)) && (
        <BeginPlan current={plan} projectId={asked} onClose={close} onBegun={() => void found.refetch()} />
      )}
    </Page>
  );
}
