import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { KnownPrivate } from './privacy.ts';
import { hideCustomers, hideSuppliers } from './redact-names.ts';
import { hideMoney } from './redact-money.ts';
import { hideQuantities } from './redact-quantities.ts';

/** Takes private things out of words. */
export type Redactor = (text: string) => string;

/** What signs look like that nobody sees, or that look like others: they must not hide a figure from being found. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');

/** The redactor for what a link hides. What cannot be told apart for sure is hidden too. */
export function redactor(hidden: readonly PrivateKind[], known: KnownPrivate): Redactor {
  const steps: Redactor[] = [
    ...(hidden.includes('CUSTOMERS') ? [hideCustomers(known.customers)] : []),
    ...(hidden.includes('SUPPLIERS') ? [hideSuppliers(known.suppliers)] : []),
    ...(hidden.includes('MONEY') ? [hideMoney(known.amounts)] : []),
    ...(hidden.includes('QUANTITIES') ? [hideQuantities] : []),
  ];
  if (steps.length === 0) return (text) => text;
  return (text) => steps.reduce((left, step) => step(left), plain(text));
}
