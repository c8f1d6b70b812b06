import type { PlatformRoom } from '../../kernel/area.ts';
import { crowdfundingDemo } from './demo.ts';

export const crowdfundingRoom: PlatformRoom = {
  demo: crowdfundingDemo,
};
