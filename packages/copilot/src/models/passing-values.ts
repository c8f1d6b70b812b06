/**
 * Values that differ from run to run: UUIDs, instants, and long tokens such as signatures and hashes. Dates without a
 * time stay: they are what people speak of.
 */
const passing =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}/g;

/** Numbers passing values by their first appearance in a request, and puts them back into its answer. */
export class PassingValues {
  readonly #places = new Map<string, string>();

  /** The request with each passing value as its number: the same for every run. */
  number(request: string): string {
    return request.replace(passing, (value) => {
      const place = this.#places.get(value) ?? `⟦${this.#places.size}⟧`;
      this.#places.set(value, place);
      return place;
    });
  }

  /** An answer with the numbers in place of the values that the request held. Values of its own stay. */
  put(answer: string): string {
    return answer.replace(passing, (value) => this.#places.get(value) ?? value);
  }

  /** An answer with the values of this run's request in place of their numbers. */
  restore(answer: string): string {
    const values = new Map([...this.#places].map(([value, place]) => [place, value]));
    return answer.replace(/⟦\d+⟧/g, (place) => values.get(place) ?? place);
  }
}
