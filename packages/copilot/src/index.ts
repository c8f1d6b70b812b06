export { createCopilot, type Copilot, type CopilotSettings } from './copilot.ts';
export { shorten } from './context/shorten.ts';
export { untrustedTexts, wrapUntrusted } from './context/untrusted.ts';
