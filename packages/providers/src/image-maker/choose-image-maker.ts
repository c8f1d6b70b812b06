import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createOpenAI } from '@ai-sdk/openai';
import type { ProviderSettings } from '../providers.ts';
import { pictureSide } from '@brandwright/artwork/drawing/raster/rasterize.ts';
import type { ImageMaker } from '@brandwright/artwork/image-maker/image-maker.ts';
import { createLocalImageMaker } from '@brandwright/artwork/image-maker/local-image-maker.ts';
import { createModelImageMaker, type ImageEngine } from './model-image-maker.ts';

const openaiModel = 'gpt-image-1';
/** Nova Canvas (and Titan) take 1,024 characters, and seeds up to this (Amazon's user guide of Nova). */
const novaPrompt = 1024;
const novaSeed = 858_993_459;

/**
 * OPENAI with OPENAI_API_KEY (model IMAGE_MODEL, `local` for none), AMAZON with BEDROCK_IMAGE_MODEL; what is not
 * configured is drawn here, PICTURE_SIZE pixels wide. Throws a plain sentence when settings are incomplete.
 */
export function chooseImageMaker(settings: ProviderSettings): ImageMaker {
  const local = createLocalImageMaker(sideOf(settings));
  const [openai, amazon] = [openaiEngine(settings), amazonEngine(settings)];
  if (!openai && !amazon) return local;
  return createModelImageMaker(
    { ...(openai ? { OPENAI: openai } : {}), ...(amazon ? { AMAZON: amazon } : {}) },
    local,
  );
}

function sideOf({ PICTURE_SIZE: said }: ProviderSettings): number {
  if (!said) return pictureSide;
  const side = Number(said);
  if (!Number.isInteger(side) || side < 256 || side > 4096)
    throw new Error(
      'PICTURE_SIZE is the pixels of a side of a drawn picture: a whole number from 256 to 4096.',
    );
  return side;
}

function openaiEngine(settings: ProviderSettings): ImageEngine | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = settings;
  const name = settings.IMAGE_MODEL || openaiModel;
  if (!apiKey || name === 'local') return undefined;
  const openai = createOpenAI({ apiKey, ...(baseURL ? { baseURL } : {}) });
  return { name, settings: 'OPENAI_API_KEY', model: openai.image(name), longestPrompt: 4000 };
}

function amazonEngine(settings: ProviderSettings): ImageEngine | undefined {
  const name = settings.BEDROCK_IMAGE_MODEL;
  if (!name) return undefined;
  const { AWS_REGION: region, AWS_BEARER_TOKEN_BEDROCK: apiKey } = settings;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!region) throw new Error('BEDROCK_IMAGE_MODEL is set, so AWS_REGION is needed too.');
  if (!apiKey && !(accessKeyId && secretAccessKey))
    throw new Error(
      'BEDROCK_IMAGE_MODEL is set, so AWS_BEARER_TOKEN_BEDROCK is needed too, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  const bedrock = createAmazonBedrock({
    region,
    ...(apiKey ? { apiKey } : { accessKeyId, secretAccessKey }),
    ...(settings.BEDROCK_BASE_URL ? { baseURL: settings.BEDROCK_BASE_URL } : {}),
  });
  return {
    name,
    settings: 'the keys of Amazon Bedrock',
    model: bedrock.image(name),
    longestPrompt: novaPrompt,
    largestSeed: novaSeed,
    providerOptions: { amazonBedrock: { quality: 'standard' } },
  };
}
