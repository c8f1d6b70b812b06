import { ownerNames } from '#api/whom-to-ask.ts';
import { useStoreProfile } from './use-session.ts';

/** What someone whose role is too low is told to do: "Ask Nora Vale." */
export const useAskOwner = (): string => `Ask ${ownerNames(useStoreProfile().data)}.`;
