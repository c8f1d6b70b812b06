import type { FieldSpec } from '../../fields.ts';

/** Takes a figure that names no record. */
export const takesFigures = ({ kind, meta }: FieldSpec) =>
  (kind === 'integer' || kind === 'number') && !meta.ref;

export const isMoney = ({ meta }: FieldSpec) => meta.sense === 'money_minor';
