/** What is made with AI and paid in AI credits. */
export const creditKinds = [
  'PARTNER_TURN',
  'PICTURE',
  'LOGO',
  'BRAND_KIT',
  'BRAND_KIT_PART',
  'BRAND_PICTURES',
  'BRAND_MODULE',
  'AI_IDEA',
  'AI_PRODUCT',
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** What is made by one call. */
export interface CreditUse {
  kind: CreditKind;
  /** How many of the kind; more than 0. */
  units: number;
}
