export { createCopilot, type Copilot, type CopilotSettings } from './copilot.ts';
