import { createOpenAI } from '@ai-sdk/openai';
import type { Clock } from '@brandwright/platform';
import { wrapLanguageModel, type LanguageModel } from 'ai';
import { cassette } from './cassette.ts';
import type { GroundingServices } from './offline/ground/services.ts';
import { createOfflineModel } from './offline/model.ts';
import type { Explain } from './offline/partner.ts';
import { readPrices, type ModelPrice } from './prices.ts';
import { steadyModel, type Steadiness } from './steady-model.ts';

export interface ChosenModel {
  /** The model for one turn. The offline one grounds what it reads in the store; a real one has tools for that. */
  forTurn: (services: GroundingServices) => LanguageModel;
  /** For traces and the account screen. */
  name: string;
  isOffline: boolean;
  /** How many tools it is offered in a turn. */
  toolLimit: number;
  /** Undefined where it is not known. */
  price: ModelPrice | undefined;
}

export interface ModelSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  /** Model name; `chat:` before it speaks chat completions instead of responses. */
  COPILOT_MODEL?: string | undefined;
  /** Folder in which a real model's answers are recorded once and replayed afterwards. */
  COPILOT_CASSETTE?: string | undefined;
  /** JSON: US dollars for a million tokens by model name, added to the built-in list. */
  COPILOT_PRICES?: string | undefined;
}

const defaultModel = 'gpt-5.1';

/** OpenAI, or any server that speaks its protocol, when a key or an address is set; the offline model otherwise. */
export function chooseModel(
  settings: ModelSettings,
  clock: Clock,
  steadiness: Steadiness,
  explain?: Explain,
): ChosenModel {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, COPILOT_MODEL: wanted } = settings;
  const priceOf = readPrices(settings.COPILOT_PRICES);
  const isReachable = Boolean(apiKey ?? baseURL);
  if ((!isReachable && !settings.COPILOT_CASSETTE) || wanted === 'offline') {
    return {
      forTurn: (services) => createOfflineModel(services, () => clock.now(), explain),
      name: 'offline',
      isOffline: true,
      toolLimit: Number.POSITIVE_INFINITY,
      price: priceOf('offline'),
    };
  }
  const openai = createOpenAI({ apiKey: apiKey ?? 'none', ...(baseURL ? { baseURL } : {}) });
  const name = wanted ?? defaultModel;
  // Compatible servers rarely speak /responses, so with an address of one's own chat completions are the default.
  const chat = name.startsWith('chat:') || (baseURL !== undefined && !name.startsWith('responses:'));
  const id = name.replace(/^(chat|responses):/, '');
  const direct = wrapLanguageModel({
    model: chat ? openai.chat(id) : openai.responses(id),
    middleware: steadyModel(steadiness),
  });
  const model = settings.COPILOT_CASSETTE
    ? wrapLanguageModel({
        model: direct,
        middleware: cassette({ folder: settings.COPILOT_CASSETTE, records: isReachable }),
      })
    : direct;
  return { forTurn: () => model, name: id, isOffline: false, toolLimit: 20, price: priceOf(id) };
}
