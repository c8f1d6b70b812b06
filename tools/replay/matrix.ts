import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const dollars = z.number().min(0);

const model = z
  .strictObject({
    /** As it is called in the table and in the folders of the report. */
    name: z.string().regex(/^[\w. -]{1,60}$/, 'has letters, digits, spaces, dots and dashes'),
    /** As its provider calls it, `chat:` or `responses:` before it for the protocol; `name` when not given. `offline` is the built-in model. */
    model: z.string().optional(),
    /** Address of a server that speaks OpenAI's protocol; OpenAI's own when not given. */
    baseUrl: z.url().optional(),
    /** The environment variable that holds the key. Keys stay out of the file. */
    keyVariable: z.string().default('OPENAI_API_KEY'),
    /** Folder in which its answers are recorded once and then replayed, beside the matrix. */
    cassette: z.string().optional(),
    /** US dollars for a million tokens; the built-in list when not given. */
    price: z.strictObject({ input: dollars, cachedInput: dollars.optional(), output: dollars }).optional(),
    /** Tokens that a request may have; the server's usual number when not given. */
    contextTokens: z.int().optional(),
  })
  .transform((one) => ({ ...one, model: one.model ?? one.name }));

const matrixSchema = z.strictObject({
  models: z
    .array(model)
    .min(1)
    .refine((models) => new Set(models.map(({ name }) => name)).size === models.length, 'two have one name'),
});

export type MatrixModel = z.output<typeof model>;

/** Reads a model matrix (YAML). Throws with the file's name when it is not right. */
export function readMatrix(path: string): MatrixModel[] {
  const read = matrixSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}:\n${z.prettifyError(read.error)}`);
  return read.data.models.map((one) => ({
    ...one,
    ...(one.cassette ? { cassette: resolve(dirname(path), one.cassette) } : {}),
  }));
}

/**
 * The settings of a server that speaks with a model; what the others need is emptied. A model whose key is not set
 * answers from its cassette alone; with neither, or with no address, there is nobody to ask and it throws.
 */
export function settingsOf(
  { name, model: id, baseUrl, keyVariable, cassette, price, contextTokens }: MatrixModel,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const none = {
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    COPILOT_CASSETTE: '',
    COPILOT_PRICES: '',
    COPILOT_CONTEXT_TOKENS: '',
  };
  if (id === 'offline') return { ...none, COPILOT_MODEL: 'offline' };
  const key = environment[keyVariable] ?? '';
  if (!key && !cassette)
    throw new Error(`${name} cannot be asked: ${keyVariable} is not set and there is no cassette.`);
  return {
    ...none,
    COPILOT_MODEL: id,
    // Without a key only what is recorded is replayed, and no server is asked in vain.
    ...(key ? { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl ?? '' } : {}),
    ...(cassette ? { COPILOT_CASSETTE: cassette } : {}),
    ...(price ? { COPILOT_PRICES: JSON.stringify({ [id.replace(/^(chat|responses):/, '')]: price }) } : {}),
    ...(contextTokens ? { COPILOT_CONTEXT_TOKENS: String(contextTokens) } : {}),
  };
}
