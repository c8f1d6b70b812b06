import type { Quantity } from '@brandwright/language/values/value.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import type { FieldSpec } from '../../fields.ts';

/** Takes a figure that names no record. */
export const takesFigures = ({ kind, meta }: FieldSpec) =>
  (kind === 'integer' || kind === 'number') && !meta.ref;

export const isMoney = ({ meta }: FieldSpec) => meta.sense === 'money_minor';

/** "Four suppliers quoted": so many of those that deal with a thing are no quantity of it. */
export const countsSuppliers = ({ meta, words }: FieldSpec, { end }: Quantity, text: string): boolean => {
  if (meta.sense !== 'quantity') return false;
  const noun =
    /^\s+(?:different |other |more |of the )?(?<noun>suppliers?|factor(?:y|ies)|makers?|vendors?|manufacturers?|quotes?|offers?|bids?)\b/i.exec(
      text.slice(end),
    )?.groups?.['noun'];
  return noun !== undefined && !words.has(stem(singular(noun.toLowerCase())));
};
