import type { ModelTest, PartnerModel } from './entities.ts';

/** "gpt-5.1 at OpenAI", "the built-in model", "qwen3:14b at 127.0.0.1:11434". */
export function modelWords({
  source,
  address,
  model,
  serverModel,
}: Pick<PartnerModel, 'source' | 'address' | 'model'> & { serverModel?: string | null }): string {
  if (source === 'BUILT_IN') return 'the built-in model';
  if (source === 'SERVER')
    return serverModel ? `${serverModel}, the model of this server` : 'the built-in model';
  if (source === 'OPENAI') return `${model ?? 'a model'} at OpenAI`;
  return `${model ?? 'a model'} at ${hostWords(address)}`;
}

/** Host and port of an address: "127.0.0.1:11434". */
export function hostWords(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).host : (address ?? 'a server');
}

/** 2,480 millionths → "$0.0025"; under a hundredth of a cent: "less than $0.0001". */
export function turnCostWords(micros: number): string {
  if (micros === 0) return 'nothing';
  if (micros < 100) return 'less than $0.0001';
  const dollars = micros / 1_000_000;
  return `$${dollars < 0.1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
}

/** One or two sentences that say how a test went. */
export function testWords(test: ModelTest): string {
  if (test.failure !== null) return `${modelWords(test)} couldn’t be tested: ${test.failure}`;
  const passed = test.tasks.filter((task) => task.passed).length;
  const cost =
    test.turnCostMicros === null
      ? 'Its price isn’t known.'
      : `A turn costs about ${turnCostWords(test.turnCostMicros)}.`;
  return `${modelWords(test)} passed ${passed} of ${test.tasks.length} tasks. ${cost}`;
}

/** Whether a language model answers, and not the built-in one. */
export const isLanguageModel = ({
  source,
  serverModel,
}: Pick<PartnerModel, 'source' | 'serverModel'>): boolean =>
  source === 'SERVER' ? serverModel !== null : source !== 'BUILT_IN';
