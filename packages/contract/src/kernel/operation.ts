import type { z } from 'zod';
import type { CreditUse } from './credit-use.ts';
import type { ErrorCode } from './errors.ts';

/**
 * What an operation does to the world. There is no default, so an unclassified operation does not compile.
 * `external`, `money` and `destructive` never run from a conversation without approval.
 */
export type Effect = 'read' | 'write' | 'external' | 'money' | 'destructive';

export const effects = [
  'read',
  'write',
  'external',
  'money',
  'destructive',
] as const satisfies readonly Effect[];

export const areas = [
  'home',
  'copilot',
  'sourcing',
  'tariffs',
  'brand-kits',
  'design',
  'print-on-demand',
  'catalog',
  'purchasing',
  'orders',
  'returns',
  'fulfillment',
  'support',
  'inbox',
  'payments',
  'subscriptions',
  'team',
  'store',
  'storefront',
  'marketing',
  'insight',
  'common',
] as const;
export type Area = (typeof areas)[number];

/** Weakest to strongest; a role may do all that a weaker one may. */
export const roles = ['viewer', 'member', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Plan tiers: Free, Beginner, Scaling, Professional. */
export const planTiers = ['TIER_1', 'TIER_2', 'TIER_2_5', 'TIER_3'] as const;
export type PlanTier = (typeof planTiers)[number];

export const featureFlags = ['analytics', 'fulfillment_metrics', 'financial_report'] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** Who may. `public` needs no login; everything else names the weakest role that may and whether preview accounts may. */
export type Access =
  | { kind: 'public' }
  | {
      kind: 'private';
      role: Role;
      /** Whether preview accounts may; reads usually yes, anything that acts no. */
      preview: boolean;
      /** Weakest plan that includes the feature. */
      plan?: PlanTier;
      flag?: FeatureFlag;
      /** 2 where only a second-generation token will do. */
      tokenGeneration?: 2;
    };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface HttpAddress {
  method: HttpMethod;
  /** Under /rest/main, as in the call list; `{name}` segments fill input fields of that name. */
  path: string;
  /** Paths that stand at the host root instead (`/bk/{brandKitId}`). */
  root?: true;
  /** Success status; 200 unless said. */
  status?: 200 | 201 | 202;
  /** Other addresses at which the same operation answers (app versions). */
  aliases?: readonly { method: HttpMethod; path: string }[];
}

/** A call that generates: before it runs without an output, afterwards with it. */
export interface Generation<Input, Output> {
  input: Input;
  output: Output | undefined;
  /** A person at a screen, who may leave uncounted what the specification's client leaves so. */
  byHand: boolean;
}

/** The card that shows an output. `none` is a decision, not a gap: the reply's sentence says it all. */
export type CardDecision = string;

export interface Declaration<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Card extends CardDecision = CardDecision,
> {
  /** verb_noun in snake case; the same name in every gateway. */
  name: Name;
  area: Area;
  title: string;
  /** For the model: what it does, when to prefer a neighbor, where ids come from, what it changes. */
  description: string;
  /** What a founder says; the first test cases of understanding. At least one, for unoffered operations too. */
  examples: readonly [string, ...string[]];
  input: Input;
  output: Output;
  http: HttpAddress;
  access: Access;
  effect: Effect;
  card: Card;
  /**
   * Among the few that most conversations need: language models have it at hand in every turn, with these fields of its
   * input; with all of them where the turn is about it.
   */
  everyday?: readonly string[];
  /** Whether the copilot and MCP may call it. False for what only a client does (log in, uploads, the chat itself). */
  offered: boolean;
  /** Done by a language model in its reply: not suggested where none is connected. */
  needsModel?: true;
  /** Codes it may answer with, beyond bad_input, unauthenticated, forbidden and internal, which all may. */
  errors: readonly ErrorCode[];
  /** Operations that usually go with it (names). */
  related?: readonly string[];
  /** Names of reads that the client must read again after it. */
  invalidates?: readonly string[];
  /**
   * What it makes with AI, paid in AI credits by whoever calls it (never by jobs, nor where another operation calls it). Asked
   * before it runs, for the price, and afterwards, for what is charged; null where nothing is.
   */
  generates?: (call: Generation<z.output<Input>, z.output<Output>>) => CreditUse | null;
  /** Whether it can be undone; its implementation then supplies how. Only for `write`. */
  undoable?: boolean;
  /** It takes or answers a secret, such as a password: no answer is kept under a key, so a repeat runs again. */
  secret?: true;
  /** Said while a call takes longer than a moment, in place of the title: why, and what happens meanwhile. */
  whileSlow?: string;
  /** False for a mere counter, which is not worth a journal line. Only for a `write` that is not offered. */
  journal?: false;
  /** The short projection that a model sees. Says what was cut. Keep the field names of the output. Default: the whole output. */
  toModel?: (output: z.output<Output>) => unknown;
  /** One plain sentence or two that say the result with its figures: reply of the offline model, receipt, journal line. */
  summary: (output: z.output<Output>, input: z.output<Input>) => string;
}

/** Any declaration, with what it takes and gives unknown. */
export interface AnyDeclaration extends Omit<Declaration, 'toModel' | 'summary' | 'generates'> {
  generates?: (call: never) => CreditUse | null;
  toModel?: (output: never) => unknown;
  summary: (output: never, input: never) => string;
}

/** Declares an operation. Everything else (route, tool, typed call, journal, docs, tests) is derived from the value. */
export function declareOperation<
  const Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Card extends string,
>(declaration: Declaration<Name, Input, Output, Card>): Declaration<Name, Input, Output, Card> {
  return declaration;
}

export type InputOf<D extends AnyDeclaration> = z.output<D['input']>;
/** What a caller may send: defaults left out, strings where coerced. */
export type SendOf<D extends AnyDeclaration> = z.input<D['input']>;
export type OutputOf<D extends AnyDeclaration> = z.output<D['output']>;

/** Effects that a conversation or a token never runs without a founder's yes. */
export const effectsThatAsk: ReadonlySet<Effect> = new Set<Effect>(['external', 'money', 'destructive']);
