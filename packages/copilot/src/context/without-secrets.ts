import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';
import { withoutCardNumbers } from '@brandwright/language/values/card-numbers.ts';

/**
 * Keys of model providers as they begin: OpenAI and those that copy it, Groq, xAI, Hugging Face, Google, NVIDIA, Perplexity.
 */
const keys = /(?<![A-Za-z0-9_-])(?:sk-|gsk_|xai-|hf_|AIza|nvapi-|pplx-)[A-Za-z0-9_-]{16,}/g;

/** Access tokens and client secrets of Shopify's apps as they begin. */
const shopTokens = /(?<![A-Za-z0-9_-])shp(?:at|ca|pa|ss|ua|tka)_[A-Za-z0-9_-]{8,}/g;

/** What stands in place of a key that someone typed, and of the number of a card. */
const keyPlace = '[key removed]';
const shopTokenPlace = '[shop token removed]';
const cardPlace = '[card number removed]';

/**
 * The words without keys, tokens and card numbers: what is typed into a chat is kept, searched, exported and shown to models, and none
 * must be.
 */
export const withoutSecrets = (text: string): string =>
  withoutCardNumbers(text.replace(keys, keyPlace).replace(shopTokens, shopTokenPlace), cardPlace);

/** A request of a chat without the keys and card numbers that someone typed into it. */
export function requestWithoutSecrets(request: ChatRequest): ChatRequest {
  const { say } = request;
  if (say.kind !== 'message' && say.kind !== 'edit') return request;
  return { ...request, say: { ...say, text: withoutSecrets(say.text) } };
}
