import { formatMoney } from '@brandwright/contract';
import type { Goods, SupplierFacts } from '../facts.ts';
import type { Question } from '../questions.ts';

/** What an answer may be made of. */
export interface Asked {
  question: Question;
  facts: SupplierFacts;
  /** The goods that are spoken of, best first; empty where no product was named. */
  goods: readonly Goods[];
  now: Date;
}

export interface Topic {
  asked: RegExp;
  /** Topics of the same key are answered once in a sentence, by the first. */
  key: string;
  /** Null where the words mean something else. */
  answer(asked: Asked): string | null;
}

export const moneyOf = (amountMinor: number, { currency }: SupplierFacts) =>
  formatMoney(amountMinor, currency);
export const units = (quantity: number) => quantity.toLocaleString('en-US');

/** Goods are named where a few are meant; else the supplier speaks of all it makes. */
export const mostNamed = 3;
export const nameOf = ({ title }: Goods) => `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
