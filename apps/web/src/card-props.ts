import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { z } from 'zod';
import type { callPart } from '@brandwright/contract/copilot/messages.ts';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { AnyOperation, CardName } from '@brandwright/contract/registry.ts';

/** One call of an operation as the chat knows it. */
export type CallState = z.output<typeof callPart>;

export interface CardProps<Output> {
  /** The operation's whole output. */
  output: Output;
  /** Which operation, with which input; whether it was undone. */
  call: CallState;
  /** `thread`: at most 760 px wide, the essentials. `panel`: the record in full, on a screen or in the right panel. */
  density: 'thread' | 'panel';
}

/** All outputs that show as this card. Usually one operation's; where several share a card, the union. */
export type OutputOfCard<C extends CardName> = OutputOf<Extract<AnyOperation, { card: C }>>;

export interface CardEntry<Output> {
  component: LazyExoticComponent<ComponentType<CardProps<Output>>>;
  /** Height in pixels that is kept free while the card's code loads. */
  height: number;
}

/** The card of each name; exhaustive, so an output without a card does not compile. */
export type CardMap = { [C in CardName]: CardEntry<OutputOfCard<C>> };

/** A card in a chunk of its own: `lazyCard(async () => (await import('./order-card.tsx')).OrderCard, 220)`. */
export function lazyCard<Output>(
  load: () => Promise<ComponentType<CardProps<Output>>>,
  height: number,
): CardEntry<Output> {
  return { component: lazy(async () => ({ default: await load() })), height };
}

/** The call of a card that stands on a classic screen. */
export function callByHand<D extends AnyDeclaration>(declaration: D, input: SendOf<D>): CallState {
  return {
    callId: declaration.name,
    operation: declaration.name,
    title: declaration.title,
    card: declaration.card,
    state: 'done',
    input,
  };
}
