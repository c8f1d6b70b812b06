import { countSourcingAgentMembers } from '@brandwright/contract/sourcing/agent/count-sourcing-agent-members.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { membership } from './agent-state.ts';

export default implement(countSourcingAgentMembers, {
  async run(context) {
    return { output: await membership(context) };
  },
});
