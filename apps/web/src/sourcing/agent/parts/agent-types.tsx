import { setSourcingAgent } from '@brandwright/contract/sourcing/agent/set-sourcing-agent.ts';
import type { AgentType } from '@brandwright/contract/sourcing/agent/enums.ts';
import { useNavigate } from 'react-router';
import { useAction } from '#api/use-action.ts';
import { Chip } from '#ui/badge.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';

const types: readonly { value: AgentType; label: string }[] = [
  { value: 'default', label: 'Product' },
  { value: 'packaging', label: 'Packaging' },
  { value: 'tariff', label: 'Tariff rates' },
];

/** Which kind of agent works: a product, packaging alone, or duty (which has a screen of its own). */
export function AgentTypes({ value, techPackId }: { value: AgentType; techPackId?: string | undefined }) {
  const navigate = useNavigate();
  const mayChange = useMaySave();
  const set = useAction(setSourcingAgent, { announce: false });
  function choose(agentType: AgentType) {
    if (agentType === 'tariff') return void navigate('/tariff-rate-agent');
    if (mayChange && agentType !== value) void set.run({ agentType, ...(techPackId ? { techPackId } : {}) });
  }
  return (
    <div role="group" aria-label="Type of agent" className="flex flex-wrap gap-2" data-tour="agent-types">
      {types.map(({ value: one, label }) => (
        <Chip key={one} pressed={one === value} onClick={() => choose(one)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
