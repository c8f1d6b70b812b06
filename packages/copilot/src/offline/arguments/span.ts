/** A value found in a text, before it is known which field it is for. */
export type Span = NumberSpan | DateSpan | CodeSpan;

interface Place {
  start: number;
  end: number;
  text: string;
}

/** Which side of the value is meant: 'max' of "under 500", 'min' of "at least 4.5". */
export type Bound = 'min' | 'max' | null;

/** `value` as said: dollars for money, percent points for percent, days for duration. `high` closes a range. */
export interface NumberSpan extends Place {
  kind: 'number' | 'money' | 'percent' | 'duration';
  value: number;
  high: number | null;
  bound: Bound;
  /** "each", "per unit", "a piece", or after "at". */
  perUnit: boolean;
  /** Written with # before it or as a bare number of four digits and more: may be somebody's number. */
  label: boolean;
  /** A word that counts what follows: "5 mugs" → mugs. */
  unit: string | null;
}

/** Calendar days, YYYY-MM-DD; `to` equals `from` for one day. `bound` of "since June" is min, of "before June" max. */
export interface DateSpan extends Place {
  kind: 'date';
  from: string;
  to: string;
  bound: Bound;
  /** A whole month, week, quarter or year was said. */
  period: boolean;
  /** Time of day as HH:MM where one was said. */
  time: string | null;
}

export interface CodeSpan extends Place {
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
    | 'quoted'
    | 'code';
  value: string;
  /** "not in China". */
  negated: boolean;
}

/** Whether two places share a character. */
export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
