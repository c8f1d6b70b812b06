import type { PlatformArea } from '../kernel/area.ts';
import { feedNoteOperations } from './feed-notes.ts';

export const homeArea: PlatformArea = {
  implementations: [...feedNoteOperations],
};
