import type { AnyDeclaration, ApprovalPreview, InputOf, OutputOf } from '@brandwright/contract';
import type { Context } from './context.ts';

/** What an implementation gives back: the output, and what undo will need where the operation can be undone. */
export interface Outcome<D extends AnyDeclaration> {
  output: OutputOf<D>;
  /** JSON kept in the journal for `undo`. */
  undo?: unknown;
  /** The record that the journal entry is about. */
  subject?: { kind: string; id: string };
}

/** A checked, exact input with the words of its approval card. */
export interface Prepared<D extends AnyDeclaration> {
  /** The input that will run, with names resolved to ids, so that what was shown is what runs. */
  input: InputOf<D>;
  preview: ApprovalPreview;
}

export interface Implementation<D extends AnyDeclaration = AnyDeclaration> {
  declaration: D;
  run(context: Context, input: InputOf<D>): Promise<Outcome<D>>;
  /** Needed for external, money and destructive effects; optional for writes (a plain preview is made otherwise). Reads only. */
  prepare?(context: Context, input: InputOf<D>): Promise<Prepared<D>>;
  /** Needed when the declaration says undoable. */
  undo?(context: Context, undo: unknown): Promise<void>;
}

/** Pairs a declaration with how it is done. */
export function implement<D extends AnyDeclaration>(
  declaration: D,
  how: Omit<Implementation<D>, 'declaration'>,
): Implementation<D> {
  return { declaration, ...how };
}
