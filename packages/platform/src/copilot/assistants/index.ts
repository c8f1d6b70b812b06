import type { AreaModule } from '../../kernel/area.ts';
import { seedAssistants } from './demo.ts';
import { assistantFinder } from './find-assistant.ts';

/** Assistants: what is done by itself, when, by whose leave, and what it found. */
export const assistantModule: AreaModule = {
  records: [assistantFinder],
  demo: { seedStore: seedAssistants },
};
