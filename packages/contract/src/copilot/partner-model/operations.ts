export * from './find-local-models.ts';
export * from './get-partner-model.ts';
export * from './model-key.ts';
export * from './set-partner-model.ts';
export * from './test-partner-model.ts';
