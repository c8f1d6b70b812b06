import type { AreaModule } from '../../kernel/area.ts';
import { aiCreditsDemo } from './demo.ts';
import { lowCredits } from './feed.ts';
import { renewCredits } from './renew.ts';

/** What is made with AI and what it costs: balance, book, caps. Charging is the kernel's (`kernel/credits`). */
export const aiCreditsModule: AreaModule = {
  rounds: [renewCredits],
  feed: [lowCredits],
  demo: aiCreditsDemo,
};
