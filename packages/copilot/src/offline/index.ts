export { readDecision } from './decision.ts';
export { createOfflineModel, type OfflineModelOptions } from './model.ts';
export type { AskedQuestion, AttachedFile, Choice, EarlierCall, NamedRecord, PendingInView, TurnContext, TurnReport } from './turn-context.ts';
