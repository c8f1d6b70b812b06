/**
 * Examples that are clear only in a conversation and so are no ready questions: the offline model, asked out of the
 * blue, takes them for something else.
 */
const leftOut: ReadonlySet<string> = new Set(["Maya's order"]);

export const isLeftOut = (sentence: string): boolean => leftOut.has(sentence);
