import { mostAssistants } from '@brandwright/contract/copilot/assistants/entities.ts';
import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { livingAssistants } from './find-assistant.ts';
import { described } from './read-assistants.ts';

export default implement(listAssistants, {
  async run(context, { isActive }) {
    const all = await livingAssistants(context);
    const rows = all
      .filter((row) => isActive === undefined || row.isActive === isActive)
      .sort((one, other) => Number(other.isActive) - Number(one.isActive));
    return {
      output: { assistants: await described(context, rows), total: rows.length, most: mostAssistants },
    };
  },
});
