import { setSourcingAgent } from '@brandwright/contract/sourcing/agent/set-sourcing-agent.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack } from './find-tech-pack.ts';
import { keepState, rowOf } from './keep-brief.ts';
import { setState, stateOf } from './state.ts';
import { show } from './agent-state.ts';

export default implement(setSourcingAgent, {
  async run(context, { agentType, unitPriceMinor, country, productMoq, ...named }) {
    const isNamed = named.techPackId !== undefined || named.techPackNumber !== undefined;
    const opened = isNamed ? await findTechPack(context, named) : undefined;
    await setState(context, {
      ...(opened ? { techPackId: opened.id, agentType: opened.agentType } : {}),
      ...(agentType === undefined ? {} : { agentType }),
      ...(unitPriceMinor === undefined ? {} : { tariffUnitPriceMinor: unitPriceMinor }),
      ...(country === undefined ? {} : { tariffCountry: country }),
      ...(productMoq === undefined ? {} : { productMoq }),
    });
    const state = await stateOf(context);
    const row =
      agentType === undefined || !state?.techPackId ? undefined : await rowOf(context, state.techPackId);
    if (row && row.status !== 'ARCHIVED' && agentType && row.agentType !== agentType) {
      const { brief, sources, attachments, question } = row;
      await keepState(
        context,
        row,
        { brief, sources, agentType, attachments, question },
        { why: `The agent type changed to ${agentType}`, said: `Use the ${agentType} agent` },
      );
    }
    return { output: await show(context) };
  },
});
