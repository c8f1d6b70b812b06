import type { PlatformArea } from '../kernel/area.ts';
import { collaborationRoom } from './collaborations/index.ts';
import { crowdfundingRoom } from './crowdfunding/index.ts';
import { ideaRoom } from './ideas/index.ts';
import { imageRoom } from './images/index.ts';
import { projectRoom } from './projects/index.ts';
import { studioRoom } from './studio/index.ts';

const rooms: readonly PlatformArea[] = [
  imageRoom,
  ideaRoom,
  projectRoom,
  crowdfundingRoom,
  collaborationRoom,
  studioRoom,
];

export const designArea: PlatformArea = {
  implementations: rooms.flatMap((room) => room.implementations),
  records: rooms.flatMap((room) => room.records ?? []),
  jobs: rooms.flatMap((room) => room.jobs ?? []),
  feed: rooms.flatMap((room) => room.feed ?? []),
  demo: {
    async seedShared(tools) {
      for (const room of rooms) await room.demo?.seedShared?.(tools);
    },
    async seedStore(store, tools) {
      for (const room of rooms) await room.demo?.seedStore?.(store, tools);
    },
  },
};
