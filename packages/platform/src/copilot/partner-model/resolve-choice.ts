import { OperationError } from '@brandwright/contract';
import {
  standardOpenAiModel,
  type PartnerModelSource,
} from '@brandwright/contract/copilot/partner-model/entities.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { Context } from '../../kernel/request/context.ts';
import { ownChoice, type ModelChoice } from './choice.ts';
import { keyScreen, keyShownFor, readKey } from './keys.ts';

export interface WantedModel {
  source: PartnerModelSource;
  model?: string | undefined;
  address?: string | undefined;
  contextTokens?: number | undefined;
}

/**
 * What was asked for, made whole: the one local server where no address was given, the one model where none was named.
 * Throws conflict or not_found, with what there is to choose from, and upstream or timeout when the server does not answer.
 */
export async function resolveChoice(context: Context, wanted: WantedModel): Promise<ModelChoice> {
  if (wanted.source === 'SERVER' || wanted.source === 'BUILT_IN') return ownChoice(wanted.source);
  if (wanted.source === 'OPENAI') return openAiChoice(context, wanted);
  const { modelServers } = context.providers;
  const { signal } = context;
  const address = wanted.address
    ? await modelServers.check(wanted.address, { signal })
    : await onlyLocalServer(context, wanted.model);
  const models = await modelServers.listModels(address, await readKey(context, address), { signal });
  const model = modelOf(models, wanted.model, address);
  return { source: 'COMPATIBLE', address, model, contextTokens: wanted.contextTokens ?? null };
}

async function openAiChoice(context: Context, { model }: WantedModel): Promise<ModelChoice> {
  const address = context.providers.modelServers.openAiAddress;
  if (!(await keyShownFor(context, address)))
    throw new OperationError(
      'conflict',
      `No key for OpenAI is saved yet. Enter it under ${keyScreen}, never in the chat; then choose OpenAI there or ask me again.`,
    );
  return { source: 'OPENAI', address, model: model ?? standardOpenAiModel, contextTokens: null };
}

/** The local server that is meant where none was named. */
async function onlyLocalServer(context: Context, model: string | undefined): Promise<string> {
  const { modelServers } = context.providers;
  const servers = await modelServers.findLocal({ signal: context.signal });
  const offering = servers.filter(({ models }) =>
    model ? matches(models, model).length > 0 : models.length > 0,
  );
  const [only] = offering;
  if (only && offering.length === 1) return only.address;
  if (servers.length === 0)
    throw new OperationError(
      'not_found',
      `No local model server answered on the usual ports (${modelServers.localPorts.join(', ')}). Start Ollama, LM Studio, vLLM or llama.cpp, or give its address under ${keyScreen}.`,
    );
  const found = servers.map(({ software, address, models }) => {
    const offer = models.length > 0 ? models.slice(0, 5).join(', ') : 'no model';
    return `${software} at ${hostWords(address)} (${offer})`;
  });
  throw new OperationError(
    'conflict',
    `${model && offering.length === 0 ? `None offers ${model}.` : 'Which one?'} I found ${found.join('; ')}. Say the model’s name or the address.`,
  );
}

/** "llama3.1" means llama3.1:latest or the only model that begins so. */
function matches(models: readonly string[], said: string): string[] {
  const wanted = said.toLowerCase();
  const exact = models.filter((name) => [wanted, `${wanted}:latest`].includes(name.toLowerCase()));
  return exact.length > 0 ? exact : models.filter((name) => name.toLowerCase().startsWith(wanted));
}

function modelOf(models: readonly string[], said: string | undefined, address: string): string {
  const offered = said === undefined ? models : matches(models, said);
  const [only] = offered;
  if (only !== undefined && offered.length === 1) return only;
  const names = models.slice(0, 10).join(', ');
  if (models.length === 0)
    throw new OperationError(
      'not_found',
      `${hostWords(address)} runs but offers no model. Load one there (for Ollama: ollama pull qwen3:14b).`,
    );
  if (only === undefined)
    throw new OperationError('not_found', `${hostWords(address)} doesn’t offer ${said}. It has ${names}.`);
  throw new OperationError('conflict', `Which model at ${hostWords(address)}? It has ${names}.`);
}
