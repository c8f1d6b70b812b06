/** What a form-encoded request of Stripe's says, with its brackets: `items[0][price]=x` is under `items`, `0`, `price`. */
export interface Form {
  text(...path: string[]): string | undefined;
  /** Undefined where it is not said; NaN where it is no whole number. */
  integer(...path: string[]): number | undefined;
  flag(...path: string[]): boolean;
  /** The values of a list, such as `expand[]` or `expand[0]`. */
  list(name: string): string[];
  /** What is under a name, as `metadata`. */
  under(name: string): Record<string, string>;
  has(name: string): boolean;
  /** The first name of each parameter. */
  names(): string[];
}

export function readForm(sent: string): Form {
  const pairs = [...new URLSearchParams(sent)].map(([name, value]) => ({
    path: name.split(/[[\]]+/).filter((part, at) => at === 0 || part !== ''),
    value,
  }));
  const text = (...path: string[]) => pairs.findLast((pair) => pair.path.join('/') === path.join('/'))?.value;
  return {
    text,
    integer(...path) {
      const said = text(...path);
      if (said === undefined) return undefined;
      return /^-?\d+$/.test(said) ? Number(said) : Number.NaN;
    },
    flag: (...path) => text(...path) === 'true',
    list: (name) => pairs.filter(({ path }) => path[0] === name).map(({ value }) => value),
    under: (name) =>
      Object.fromEntries(
        pairs.flatMap(({ path: [first, key], value }) => (first === name && key ? [[key, value]] : [])),
      ),
    has: (name) => pairs.some(({ path }) => path[0] === name),
    names: () => [...new Set(pairs.map(({ path }) => path[0] ?? ''))],
  };
}
