import {
  createAssistantHere,
  deleteAssistantHere,
  runAssistantNowHere,
  setAssistantActiveHere,
  updateAssistantHere,
} from './keep-assistants.ts';
import { getAssistantHere, listAssistantRunsHere, listAssistantsHere } from './read-assistants.ts';

export { assistantFinder } from './find-assistant.ts';
export { seedAssistants } from './demo.ts';

/** Assistants: what is done by itself, when, by whose leave, and what it found. */
export const assistantImplementations = [
  createAssistantHere,
  listAssistantsHere,
  getAssistantHere,
  updateAssistantHere,
  setAssistantActiveHere,
  runAssistantNowHere,
  deleteAssistantHere,
  listAssistantRunsHere,
];
