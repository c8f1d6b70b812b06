import { getSourcingAgent } from '@brandwright/contract/sourcing/agent/get-sourcing-agent.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { show } from './agent-state.ts';

export default implement(getSourcingAgent, {
  async run(context) {
    return { output: await show(context) };
  },
});
