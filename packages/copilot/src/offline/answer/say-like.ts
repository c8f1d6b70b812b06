import { formatMoney } from '@brandwright/contract';
import type { Fact } from './facts.ts';

/** A figure said as another one is. */
export function sayLike(fact: Fact, value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (fact.kind === 'money') return formatMoney(Math.round(value), /^[A-Z]{3}/.exec(fact.said)?.[0] ?? 'USD');
  if (fact.kind === 'percent') return `${rounded}%`;
  if (fact.kind === 'days') return `${rounded} days`;
  return rounded.toLocaleString('en-US');
}
