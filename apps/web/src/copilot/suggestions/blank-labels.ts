import type { BlankKind } from '@brandwright/contract/copilot/suggestions/template.ts';

export const blankLabels: Readonly<Record<BlankKind, string>> = {
  order: 'Order number',
  customer: 'Customer',
  supplier: 'Supplier',
  product: 'Product',
  country: 'Country',
  money: 'Amount',
  percent: 'Percent',
  number: 'Number',
  email: 'Email',
  hts_code: 'HTS code',
  assistant: 'Assistant',
  text: 'Text',
};

/** Which keyboard a phone shows. */
export const blankModes: Partial<Record<BlankKind, 'numeric' | 'decimal' | 'email'>> = {
  order: 'numeric',
  money: 'decimal',
  percent: 'decimal',
  number: 'numeric',
  email: 'email',
};
