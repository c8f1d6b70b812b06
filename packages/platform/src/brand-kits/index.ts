import type { PlatformArea } from '../kernel/area.ts';
import { moduleRoom } from './modules/index.ts';

export const brandKitsArea: PlatformArea = {
  implementations: [...moduleRoom.implementations],
  jobs: [...(moduleRoom.jobs ?? [])],
  records: [...(moduleRoom.records ?? [])],
  demo: {
    async seedStore(store, tools) {
      await moduleRoom.demo?.seedStore?.(store, tools);
    },
  },
};
