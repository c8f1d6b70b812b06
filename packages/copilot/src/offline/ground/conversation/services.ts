import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import type { NamedRecord } from './turn-context.ts';

/** How a read that was only tried came out. `result` is what a model would see of it. */
export type Trial =
  | { ok: true; result: unknown; summary: string }
  | { ok: false; code: string; message: string };

/** What grounding may ask while it reads a message. Nothing of it changes anything or is shown. */
export interface GroundingServices {
  find(name: string): AnyDeclaration | undefined;
  /** Operations that this turn may call. */
  offered: readonly AnyDeclaration[];
  /** Runs a read quietly. */
  tryRead(operation: string, input: Readonly<Record<string, unknown>>): Promise<Trial>;
  /** Records of some kinds in the store that words name. */
  findRecords(words: string, kinds: readonly RecordKind[]): Promise<readonly NamedRecord[]>;
  /** Unit vectors: the dot product of two says how alike the texts are. */
  likeness(text: string): Promise<Float32Array>;
}
