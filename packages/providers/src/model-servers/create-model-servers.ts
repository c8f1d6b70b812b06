import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import { guardedFetch, localRefused, reachable, type Reach } from './guarded-fetch.ts';
import type { FoundModelServer, ModelServers } from './model-servers.ts';
import { serverAddressOf } from './server-address.ts';

export interface ModelServerSettings extends Reach {
  standardModel: string | null;
  openAiAddress?: string;
  localPorts?: readonly number[];
  /** For a list of models. */
  timeoutMs?: number;
}

/** Ports on which Ollama, LM Studio, vLLM and llama.cpp's server listen when nothing else is said. */
export const usualPorts: Readonly<Record<number, string>> = {
  11434: 'Ollama',
  1234: 'LM Studio',
  8000: 'vLLM',
  8080: 'llama.cpp',
};

const largestList = 2_000_000;
const mostModels = 500;

/** What `GET /v1/models` answers (https://platform.openai.com/docs/api-reference/models/list), as far as it is needed. */
const modelList = z.object({
  data: z.array(z.object({ id: z.string().min(1).max(300), owned_by: z.string().nullish() })),
});
type ModelList = z.output<typeof modelList>;

/** Servers that are reached over the network, and the way to them. */
export function createModelServers(settings: ModelServerSettings): ModelServers {
  const { allowsLocal, timeoutMs = 10_000, standardModel } = settings;
  const localPorts = settings.localPorts ?? Object.keys(usualPorts).map(Number);
  const openAiAddress = settings.openAiAddress ?? 'https://api.openai.com/v1';
  const readList = guardedFetch({ ...settings, largestBytes: largestList });

  async function modelsAt(address: string, apiKey: string | null, signal: AbortSignal): Promise<ModelList> {
    const answer = await readList(`${address}/models`, {
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      signal,
    });
    if (!answer.ok) await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403)
      throw new OperationError('upstream', `${hostOf(address)} refused the key, or asks for one.`);
    if (!answer.ok)
      throw new OperationError(
        'upstream',
        `${hostOf(address)} answered ${answer.status} instead of a list of models. Check the address; it usually ends in /v1.`,
      );
    const list = modelList.safeParse(parsed(await answer.text())).data;
    if (!list)
      throw new OperationError(
        'upstream',
        `${hostOf(address)} doesn’t use OpenAI’s protocol: there’s no list of models at ${address}/models.`,
      );
    return list;
  }

  return {
    openAiAddress,
    standardModel,
    allowsLocal,
    localPorts,
    fetch: guardedFetch(settings),
    async check(said) {
      const address = serverAddressOf(said);
      await reachable(new URL(address), settings);
      return address;
    },
    async listModels(said, apiKey, { signal } = {}) {
      const address = serverAddressOf(said);
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const { data } = await modelsAt(address, apiKey, signal ? AbortSignal.any([signal, limit]) : limit);
        return data.slice(0, mostModels).map(({ id }) => id);
      } catch (error) {
        throw asRefusal(error, address, limit, timeoutMs);
      }
    },
    async findLocal({ signal } = {}) {
      if (!allowsLocal) throw localRefused('127.0.0.1');
      const limit = AbortSignal.timeout(Math.min(timeoutMs, 2_000));
      const until = signal ? AbortSignal.any([signal, limit]) : limit;
      const found = await Promise.all(
        localPorts.map(async (port): Promise<FoundModelServer[]> => {
          const address = `http://127.0.0.1:${port}/v1`;
          const list = await modelsAt(address, null, until).catch(() => null);
          if (!list) return [];
          const models = list.data.slice(0, mostModels).map(({ id }) => id);
          return [{ software: softwareOf(list, port), address, models }];
        }),
      );
      return found.flat();
    },
  };
}

/** What the server says that it is, else what usually listens at the port. */
function softwareOf({ data }: ModelList, port: number): string {
  const owner = data[0]?.owned_by?.toLowerCase();
  if (owner === 'vllm') return 'vLLM';
  if (owner === 'llamacpp') return 'llama.cpp';
  return usualPorts[port] ?? 'Model server';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const hostOf = (address: string) => new URL(address).host;

function asRefusal(error: unknown, address: string, limit: AbortSignal, timeoutMs: number): unknown {
  if (error instanceof OperationError) return error;
  if (limit.aborted)
    return new OperationError(
      'timeout',
      `${hostOf(address)} didn’t answer within ${timeoutMs / 1000} seconds. Check that it’s running, then try again.`,
    );
  return new OperationError(
    'upstream',
    `${hostOf(address)} can’t be reached. Check the address, and that the server is running.`,
  );
}
