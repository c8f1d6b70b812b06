import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

/** Where the screen is on which the model is chosen and its key is entered. */
export const partnerModelPath = '/account-info/partner-model';

/** What is taken for OpenAI when no model is named. */
export const standardOpenAiModel = 'gpt-5.1';

export const partnerModelSources = ['SERVER', 'BUILT_IN', 'OPENAI', 'COMPATIBLE'] as const;

/**
 * Where the model runs that answers for a store. SERVER: whatever the installation is set up with; BUILT_IN: in this
 * process, offline; OPENAI: at OpenAI with a key of the store; COMPATIBLE: at an address that speaks OpenAI's chat protocol.
 */
export const partnerModelSource = z.enum(partnerModelSources);
export type PartnerModelSource = z.output<typeof partnerModelSource>;

export const sourceField = field(partnerModelSource, {
  words: ['model', 'language model'],
  valueWords: {
    SERVER: ['server default', 'standard model', 'default model', "server's own"],
    BUILT_IN: ['built-in', 'built in', 'builtin', 'offline', 'included'],
    OPENAI: ['openai', 'open ai', 'gpt', 'chatgpt'],
    COMPATIBLE: [
      'local',
      'ollama',
      'lm studio',
      'lmstudio',
      'vllm',
      'llama.cpp',
      'compatible',
      'my own server',
      'on my machine',
      'open model',
    ],
  },
  label: 'Model',
  question: 'Which model should answer: the built-in one, OpenAI, or a local server?',
});

/** As someone types it; made whole and checked where it is used. */
export const serverAddress = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\s\p{Cc}]+$/u, 'An address can’t have spaces. Use one such as http://127.0.0.1:11434/v1.');

export const modelName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[\w./:@+-]+$/, 'A model name can only have letters, digits and . / : -, such as qwen3:14b.');

/** Where the model to choose or to test is reached. */
export const chosenAddress = field(serverAddress, {
  sense: 'server_address',
  implies: { source: 'COMPATIBLE' },
  words: ['address', 'url', 'base url'],
  label: 'Address',
});

export const namedModel = field(modelName, {
  sense: 'technical_name',
  words: ['model name'],
  label: 'Model name',
});

/** Tokens that the server's model takes in one request. */
export const contextTokens = z.int().min(4_000).max(2_000_000);

export const savedKey = z.object({
  lastFour: z.string(),
  setAt: z.string(),
});

export const modelTaskNames = ['ANSWER', 'TOOL', 'HONESTY'] as const;

export const modelTaskResult = z.object({
  /** ANSWER: answers in words. TOOL: calls the right operation with the right input. HONESTY: does not invent what is missing. */
  task: z.enum(modelTaskNames),
  passed: z.boolean(),
  /** Why it did not pass, or what it did. */
  said: z.string(),
  milliseconds: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});

/** How a model did on the test tasks. */
export const modelTest = z.object({
  source: partnerModelSource,
  address: z.string().nullable(),
  model: z.string(),
  testedAt: z.string(),
  tasks: z.array(modelTaskResult),
  /** What the server refused, when the tasks could not be run to their end. */
  failure: z.string().nullable(),
  /** Of the tasks, on average: millionths of a US dollar; null where the price is not known. */
  turnCostMicros: z.int().nullable(),
});
export type ModelTest = z.output<typeof modelTest>;

/** The model that answers in a store's chats. */
export const partnerModel = z.object({
  source: partnerModelSource,
  /** Where it is reached; null for the built-in model and the server's own. */
  address: z.string().nullable(),
  /** Its name there; null for the built-in model and the server's own. */
  model: z.string().nullable(),
  contextTokens: z.int().nullable(),
  /** Name of the model that the installation is set up with; null means the built-in one. */
  serverModel: z.string().nullable(),
  /** Whether addresses on this machine and its network may be chosen. */
  localServers: z.boolean(),
  /** The key that is kept for the address in use. The key itself is never shown. */
  key: savedKey.nullable(),
  /** The key that is kept for OpenAI. */
  openAiKey: savedKey.nullable(),
  chosenAt: z.string().nullable(),
  chosenBy: z.string().nullable(),
  lastTest: modelTest.nullable(),
});
export type PartnerModel = z.output<typeof partnerModel>;

export const ownerOnly = { kind: 'private', role: 'owner', preview: false } as const;
export const partnerModelReads = ['get_partner_model'] as const;
