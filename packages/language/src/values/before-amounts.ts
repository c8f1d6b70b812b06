/** What an amount without a sign follows: "she has paid 204", "make it 15". */
const lead =
  /\b(?:paid|pays|spent|spends|costs?|worth|charged|totals?|totaled|owes?|owed|make (?:it|that))\s+$/i;

/** Whether the words before a bare number say that it is an amount, and so the number of no record. */
export const leadsToAmount = (before: string): boolean => lead.test(before);

/** Whether they say that it is the number of an order: "ship 5747". */
export const leadsToOrder = (before: string): boolean =>
  /\b(?:ship|send|orders?|number|no\.?)\s+#?$/i.test(before);
