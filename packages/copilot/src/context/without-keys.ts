import type { ChatRequest } from '@brandwright/contract/copilot/messages.ts';

/**
 * Keys of model providers as they begin: OpenAI and those that copy it, Groq, xAI, Hugging Face, Google, NVIDIA, Perplexity.
 */
const keys = /(?<![A-Za-z0-9_-])(?:sk-|gsk_|xai-|hf_|AIza|nvapi-|pplx-)[A-Za-z0-9_-]{16,}/g;

/** What stands in place of a key that someone typed. */
export const keyPlace = '[key removed]';

/** The words without keys: what is typed into a chat is kept, searched, exported and shown to models, and a key must not be. */
export const withoutKeys = (text: string): string => text.replace(keys, keyPlace);

/** A request of a chat without the keys that someone typed into it. */
export function requestWithoutKeys(request: ChatRequest): ChatRequest {
  const { say } = request;
  if (say.kind !== 'message' && say.kind !== 'edit') return request;
  return { ...request, say: { ...say, text: withoutKeys(say.text) } };
}
