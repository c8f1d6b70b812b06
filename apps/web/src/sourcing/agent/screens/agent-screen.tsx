import { getSourcingAgent } from '@brandwright/contract/sourcing/agent/get-sourcing-agent.ts';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AgentActions } from '../parts/agent-actions.tsx';
import { AgentTypes } from '../parts/agent-types.tsx';
import { BriefDesk } from '../parts/brief-desk.tsx';
import { BriefStart } from '../parts/brief-start.tsx';
import { EarlierBriefs } from '../parts/earlier-briefs.tsx';

/** The sourcing agent: the brief is the main surface, by hand and while the partner refines it. */
export default function AgentScreen() {
  const [query, change] = useQueryState();
  const opened = query.get('techPackId');
  const tab = query.get('tab') === 'earlier' ? 'earlier' : 'brief';
  const state = useOperation(getSourcingAgent, {});
  const other = useOperation(getTechPack, { techPackId: opened ?? '' }, { enabled: opened !== null });
  const pack: TechPack | null = opened === null ? (state.data?.techPack ?? null) : (other.data ?? null);
  useScreenInView(
    'Sourcing agent',
    pack
      ? { kind: 'tech_pack', id: pack.techPackId, label: `Brief ${pack.techPackNumber}, ${pack.title}` }
      : undefined,
  );
  return (
    <Page>
      <PageHeader
        title="Sourcing agent"
        note="Say what you want made. The brief stays here while you refine it, in the form or in chat."
        actions={<AgentActions pack={pack} onCleared={() => change({ techPackId: null, tab: null })} />}
      />
      <Tabs
        label="Sourcing agent"
        value={tab}
        onChange={(next) => change({ tab: next === 'earlier' ? next : null }, true)}
        items={[
          { value: 'brief', label: 'Brief' },
          { value: 'earlier', label: 'Earlier briefs' },
        ]}
      >
        {tab === 'earlier' ? (
          <EarlierBriefs />
        ) : (
          <Load query={state} skeleton={<SkeletonText lines={8} />}>
            {(now) => (
              <div className="flex flex-col gap-6">
                <AgentTypes value={pack?.agentType ?? now.agentType} techPackId={pack?.techPackId} />
                {opened !== null ? (
                  <Load query={other} skeleton={<SkeletonText lines={8} />}>
                    {(shown) => <BriefDesk key={shown.techPackId} pack={shown} />}
                  </Load>
                ) : now.techPack ? (
                  <BriefDesk key={now.techPack.techPackId} pack={now.techPack} />
                ) : (
                  <BriefStart agentType={now.agentType} onBegun={() => change({ techPackId: null })} />
                )}
              </div>
            )}
          </Load>
        )}
      </Tabs>
    </Page>
  );
}
