/** Where something was found in a text, as it was written. */
export interface Place {
  start: number;
  end: number;
  text: string;
}

/** Which side of the figure is meant: `max` of "under 500", `min` of "at least 4.5". */
export type Bound = 'min' | 'max' | null;

/** A figure. `value` is in whole units as said: dollars for money, percentage points for percent, days for duration. */
export interface Quantity extends Place {
  kind: 'number' | 'money' | 'percent' | 'duration' | 'measure';
  value: number;
  /** The upper end of a range. */
  high: number | null;
  bound: Bound;
  /** "each", "per unit", "a piece", or after "at". */
  perUnit: boolean;
  /** Written with # before it, or bare with three digits and more: may be the number of a record. */
  mayName: boolean;
  /** Of a measure the unit (kg, cm, ml); of a number the noun that it counts ("5 mugs": mugs). */
  unit: string | null;
  /** ISO 4217 of money said with a currency; null for a bare figure. */
  currency: string | null;
}

/** Calendar days, YYYY-MM-DD; `to` equals `from` for one day. `bound` of "since June" is min, of "before June" max. */
export interface DateValue extends Place {
  kind: 'date';
  from: string;
  to: string;
  bound: Bound;
  /** A whole month, week, quarter or year was said. */
  period: boolean;
  /** Time of day, HH:MM, where one was said. */
  time: string | null;
}

/** A name from a list of the world's (a country, a state), or something written in a form of its own. */
export interface CodeValue extends Place {
  kind:
    | 'country'
    | 'region'
    | 'state'
    | 'email'
    | 'url'
    | 'uuid'
    | 'hts'
    | 'postal'
    | 'phone'
    | 'hex'
    | 'quoted'
    | 'code';
  value: string;
  /** "not in China". */
  negated: boolean;
}

/** A value found in a text before it is known what it is for. */
export type Value = Quantity | DateValue | CodeValue;

/** Whether two places share a character. */
export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
