import type { TurnMemory } from './memory.ts';
import type { AttachedFile } from '../offline/ground/conversation/turn-context.ts';

/** A message as history needs it. */
export interface PastMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  files: AttachedFile[];
  memory: TurnMemory | null;
}
