import { formatMoney } from '@brandwright/contract';

/** A figure with what it is of, so that only what agrees is added, compared or shared out. */
export interface Amount {
  /** Cents of money, also parts of a cent; else as it is said. */
  value: number;
  unit: 'money' | 'count' | 'percent' | 'measure';
  /** The currency of money, the unit of a measure; empty else. */
  of: string;
  /** What it is called: "total", "Lume & Cera". Empty for what was said without a name. */
  name: string;
}

export const agree = (a: Amount, b: Amount): boolean => a.unit === b.unit && a.of === b.of;

export const money = (value: number, of: string, name = ''): Amount => ({ value, unit: 'money', of, name });
export const count = (value: number, name = ''): Amount => ({ value, unit: 'count', of: '', name });

/** An amount as it is said: a price of less than a cent with all its digits. */
export function say({ value, unit, of }: Amount): string {
  if (unit === 'money') {
    const isFine = Math.abs(value) < leastWhole && Math.abs(value - Math.round(value)) > 1e-6;
    return isFine
      ? `${(value / 100).toFixed(4).replace(/0+$/, '')} ${of}`
      : formatMoney(rounded(value, 0), of);
  }
  const said = rounded(value, 2).toLocaleString('en-US', { maximumFractionDigits: 2 });
  return unit === 'percent' ? `${said}%` : `${said}${of ? ` ${of}` : ''}`;
}
const leastWhole = 10;

/** "deposit $892.80", "$500.00". */
export const sayNamed = (amount: Amount): string =>
  amount.name === '' ? say(amount) : `${amount.name} ${say(amount)}`;

/** Half a cent goes up, whatever a computer makes of 1.005. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
}

export const percent = (part: number, whole: number): string => `${rounded((100 * part) / whole, 1)}%`;

/** The sum of amounts that agree, with its working: "$399.00 + $2,439.00 = $2,838.00". Null where they do not. */
export function addUp(amounts: readonly Amount[]): { sum: Amount; working: string } | null {
  const [first, ...others] = amounts;
  if (!first || others.length === 0 || others.some((other) => !agree(first, other))) return null;
  const sum = { ...first, name: '', value: amounts.reduce((all, { value }) => all + value, 0) };
  return { sum, working: `${amounts.map(say).join(' + ')} = ${say(sum)}` };
}

/** What lies between two amounts that agree, the larger first. */
export function between(a: Amount, b: Amount): { high: Amount; low: Amount; rest: Amount } | null {
  if (!agree(a, b)) return null;
  const [high, low] = a.value >= b.value ? [a, b] : [b, a];
  return { high, low, rest: { ...high, name: '', value: high.value - low.value } };
}
