import { z } from 'zod';

/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  /** Of input that the provider had in its cache; as `input` when not given. */
  cachedInput?: number | undefined;
  output: number;
}

/**
 * List prices for the standard tier, US dollars for a million tokens. Source: https://openai.com/api/pricing, as of
 * November 2025 (GPT-5.1) and June 2026 (the rest); prices change, so COPILOT_PRICES adds to and overrides them. A
 * dated name (`gpt-4.1-2025-04-14`) costs what its family does.
 */
const listed: Readonly<Record<string, ModelPrice>> = {
  'gpt-5.1': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
  'gpt-5-nano': { input: 0.05, cachedInput: 0.005, output: 0.4 },
  'gpt-4.1': { input: 2, cachedInput: 0.5, output: 8 },
  'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, cachedInput: 0.025, output: 0.4 },
  'gpt-4o': { input: 2.5, cachedInput: 1.25, output: 10 },
  'gpt-4o-mini': { input: 0.15, cachedInput: 0.075, output: 0.6 },
  // It runs in this process.
  offline: { input: 0, output: 0 },
};

const amount = z.number().min(0);
const given = z.record(
  z.string(),
  z.strictObject({ input: amount, cachedInput: amount.optional(), output: amount }),
);

/** Prices by model name. `settings` is COPILOT_PRICES, JSON such as `{"my-model":{"input":0.5,"output":1.5}}`. Throws when it is not that. */
export function readPrices(settings: string | undefined): (model: string) => ModelPrice | undefined {
  const prices = { ...listed, ...(settings ? parse(settings) : {}) };
  return (model) => prices[model] ?? prices[model.replace(/-\d{4}-\d\d-\d\d$/, '')];
}

function parse(settings: string): Record<string, ModelPrice> {
  try {
    return given.parse(JSON.parse(settings));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `COPILOT_PRICES must be JSON such as {"my-model":{"input":0.5,"cachedInput":0.05,"output":1.5}}, US dollars for a million tokens. ${why}`,
    );
  }
}

export interface TokenCount {
  inputTokens: number;
  /** Part of `inputTokens`. */
  cachedInputTokens: number;
  outputTokens: number;
}

/** What tokens cost, in whole millionths of a US dollar; null where the price is not known. */
export function costMicros(price: ModelPrice | undefined, tokens: TokenCount): number | null {
  if (!price) return null;
  const fresh = Math.max(0, tokens.inputTokens - tokens.cachedInputTokens);
  // A dollar for a million tokens is a millionth of a dollar for one.
  return Math.round(
    fresh * price.input +
      tokens.cachedInputTokens * (price.cachedInput ?? price.input) +
      tokens.outputTokens * price.output,
  );
}
