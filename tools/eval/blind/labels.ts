/** The words seen next to each id in any output, so that an id can be compared with the name people use. */
export type Labels = Map<string, string>;

const idField = /^(id|uuid|sid)$|Id$|Sid$|Uuid$/;
const nameFields = [
  'name',
  'title',
  'companyName',
  'brandName',
  'label',
  'supplierName',
  'friendlyName',
  'subject',
  // What has a number, a code or digits is called by them.
  'invoiceNumber',
  'orderNumber',
  'handle',
  'sn',
  'customerName',
  'sku',
  'code',
  'variant',
  'brand',
  'last4',
  'place',
] as const;

/** Adds what an output tells about its ids, at every depth. */
export function learnLabels(labels: Labels, output: unknown): void {
  if (output === null || typeof output !== 'object') return;
  if (!Array.isArray(output)) learnRecord(labels, output);
  for (const inner of Object.values(output)) learnLabels(labels, inner);
}

function learnRecord(labels: Labels, record: object): void {
  const fields = new Map<string, unknown>(Object.entries(record));
  const words = nameFields
    .map((name) => fields.get(name))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
  for (const [field, value] of fields) {
    if (idField.test(field) && typeof value === 'string')
      labels.set(value, `${labels.get(value) ?? ''} ${words}`);
  }
}
