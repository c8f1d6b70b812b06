import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4, LanguageModelV4Middleware } from '@ai-sdk/provider';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { Clock } from '@brandwright/platform';
import type { ReachableModel } from '@brandwright/platform/copilot/partner-model/choice.ts';
import {
  standardModel,
  type StandardModelSettings,
} from '@brandwright/providers/model-servers/standard-model.ts';
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai';
import { cassette } from './cassette.ts';
import { asPublished } from './compatible-servers.ts';
import type { GroundingServices } from '../offline/ground/conversation/services.ts';
import { createOfflineModel, type CalledInWords } from '../offline/model.ts';
import type { Explain } from '../offline/partner.ts';
import { readPrices, type ModelPrice } from './prices.ts';
import type { SchemaKind } from './strict-schema.ts';
import { steadyModel, type Steadiness } from './steady-model.ts';

export interface ChosenModel {
  /** The model for one turn. The offline one grounds what it reads in the store; a real one has tools for that. */
  forTurn: (services: GroundingServices, called?: CalledInWords) => LanguageModel;
  /** For traces and the account screen. */
  name: string;
  isOffline: boolean;
  /** How many tools it is offered in a turn. */
  toolLimit: number;
  /** Strict where its server holds it to the schemas of tools. */
  schemas: SchemaKind;
  /** Whether its answers cost AI credits: whoever runs the installation pays for it, not the store. */
  isMetered: boolean;
  /** Undefined where it is not known. */
  price: ModelPrice | undefined;
  /** Tokens that a request may have, where it was said for this model. */
  contextTokens?: number;
  /** Host of the server that the store chose, for its failures; undefined where whoever runs the installation chose. */
  storesOwn?: string;
}

export interface ModelSettings extends StandardModelSettings {
  /** JSON: US dollars for a million tokens by model name, added to the built-in list. */
  COPILOT_PRICES?: string | undefined;
}

/** A model that the store chose, and the way to it. */
export interface StoreModel extends ReachableModel {
  fetch: typeof globalThis.fetch;
}

export interface Models {
  /** What answers where the store chose nothing else. */
  standard: ChosenModel;
  /** What answers in the chats of a store. */
  ofStore(model: StoreModel): ChosenModel;
}

/** Open models think aloud between tags, where their server does not take that apart. */
const withoutThoughts = extractReasoningMiddleware({ tagName: 'think' });

/** Most tools that a real model tells apart. */
const toolLimit = 16;

/**
 * The installation's model (OpenAI or any server that speaks its protocol when a key or an address is set; the offline
 * model otherwise), and those that stores choose in its place.
 */
export function createModels(
  settings: ModelSettings,
  clock: Clock,
  steadiness: (isCompatible: boolean) => Steadiness,
  explain?: Explain,
): Models {
  const priceOf = readPrices(settings.COPILOT_PRICES);
  const offline: ChosenModel = {
    forTurn: (services, called) => createOfflineModel(services, () => clock.now(), explain, called),
    name: 'offline',
    isOffline: true,
    toolLimit: Number.POSITIVE_INFINITY,
    schemas: 'strict',
    isMetered: false,
    price: priceOf('offline'),
  };
  const real: MakeReal = ({ name, direct, isCompatible, schemas, around }) => {
    const middleware = [steadyModel(steadiness(isCompatible)), ...(isCompatible ? [withoutThoughts] : [])];
    const steady = wrapLanguageModel({ model: direct, middleware });
    const model = around ? wrapLanguageModel({ model: steady, middleware: around }) : steady;
    return {
      ...{ forTurn: () => model, name, isOffline: false, toolLimit, schemas },
      ...{ isMetered: true, price: priceOf(name) },
    };
  };
  const standard = standardOf(settings, real) ?? offline;

  return {
    standard,
    ofStore({ choice, apiKey, fetch }) {
      if (choice.address === null) return choice.source === 'BUILT_IN' ? offline : standard;
      const { address, model, contextTokens } = choice;
      // Servers without keys take any.
      const isCompatible = choice.source === 'COMPATIBLE';
      const openai = createOpenAI({
        apiKey: apiKey ?? 'none',
        baseURL: address,
        fetch: isCompatible ? asPublished(fetch) : fetch,
      });
      const direct = isCompatible ? openai.chat(model) : openai.responses(model);
      return {
        ...real({ name: model, direct, isCompatible, schemas: isCompatible ? 'loose' : 'strict' }),
        isMetered: false,
        storesOwn: hostWords(address),
        ...(contextTokens === null ? {} : { contextTokens }),
      };
    },
  };
}

interface RealModel {
  name: string;
  direct: LanguageModelV4;
  isCompatible: boolean;
  schemas: SchemaKind;
  around?: LanguageModelV4Middleware | undefined;
}

type MakeReal = (model: RealModel) => ChosenModel;

function standardOf(settings: ModelSettings, real: MakeReal): ChosenModel | undefined {
  const wanted = standardModel(settings);
  if (!wanted) return undefined;
  const { name, protocol, baseUrl, apiKey } = wanted;
  const openai = createOpenAI({
    apiKey: apiKey ?? 'none',
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(protocol === 'chat' ? { fetch: asPublished(globalThis.fetch) } : {}),
  });
  const direct = protocol === 'chat' ? openai.chat(name) : openai.responses(name);
  const folder = settings.COPILOT_CASSETTE;
  const around = folder ? cassette({ folder, records: Boolean(apiKey ?? baseUrl) }) : undefined;
  // Servers that only copy chat completions hold no model to a schema.
  const schemas = protocol === 'chat' ? 'loose' : 'strict';
  return real({ name, direct, isCompatible: baseUrl !== undefined, schemas, around });
}

/** A model that can't answer: what it says about why is told in the turn. Nothing else answers in its place. */
export function unusableModel(error: unknown): ChosenModel {
  return {
    forTurn: () => {
      throw error;
    },
    name: 'unusable',
    isOffline: false,
    toolLimit,
    schemas: 'strict',
    isMetered: false,
    price: undefined,
    storesOwn: 'the chosen server',
  };
}
