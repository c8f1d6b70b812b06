import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createOpenAI } from '@ai-sdk/openai';
import type { BrandEngine } from '@brandwright/artwork/wording/brand-engine.ts';
import { createLocalBrandEngine } from '@brandwright/artwork/wording/local-engine.ts';
import { createModelBrandEngine, type Models } from './model-engine.ts';

interface BrandEngineSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  /** Name of OpenAI's model; `chat:` or `responses:` before it chooses the protocol, `local` the tables. */
  BRAND_MODEL?: string | undefined;
  /** Name of Amazon's model; its engine is there when this and a region are set. */
  BEDROCK_BRAND_MODEL?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_BEARER_TOKEN_BEDROCK?: string | undefined;
  /** For a server that speaks Bedrock's protocol. */
  BEDROCK_BASE_URL?: string | undefined;
}

const defaultModel = 'gpt-5.1';

/** The engine that the settings ask for: language models where a key or an address is set, the tables otherwise. */
export function chooseBrandEngine(settings: BrandEngineSettings): BrandEngine {
  if (settings.BRAND_MODEL === 'local') return createLocalBrandEngine();
  const openai = openaiModel(settings);
  const amazon = amazonModel(settings);
  const models: Models = { ...(openai ? { OPENAI: openai } : {}), ...(amazon ? { AMAZON: amazon } : {}) };
  if (!openai && !amazon) return createLocalBrandEngine();
  return createModelBrandEngine(models, openai ? 'OPENAI' : 'AMAZON');
}

function openaiModel({
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseURL,
  BRAND_MODEL,
}: BrandEngineSettings): Models['OPENAI'] {
  if (!apiKey && !baseURL) return undefined;
  const openai = createOpenAI({ apiKey: apiKey || 'none', ...(baseURL ? { baseURL } : {}) });
  const wanted = BRAND_MODEL || defaultModel;
  const name = wanted.replace(/^(chat|responses):/, '');
  // Compatible servers rarely speak /responses, so chat completions are the default when the address is configured.
  const chats = wanted.startsWith('chat:') || (Boolean(baseURL) && !wanted.startsWith('responses:'));
  return { model: chats ? openai.chat(name) : openai.responses(name), name };
}

function amazonModel(settings: BrandEngineSettings): Models['AMAZON'] {
  const { BEDROCK_BRAND_MODEL: name, AWS_REGION: region } = settings;
  if (!name || !region) return undefined;
  const bedrock = createAmazonBedrock({
    region,
    ...(settings.AWS_BEARER_TOKEN_BEDROCK ? { apiKey: settings.AWS_BEARER_TOKEN_BEDROCK } : {}),
    ...(settings.BEDROCK_BASE_URL ? { baseURL: settings.BEDROCK_BASE_URL } : {}),
    ...(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY
      ? { accessKeyId: settings.AWS_ACCESS_KEY_ID, secretAccessKey: settings.AWS_SECRET_ACCESS_KEY }
      : {}),
  });
  return { model: bedrock(name), name };
}
