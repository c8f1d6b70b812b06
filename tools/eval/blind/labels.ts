/** The words that name each id, so that an id can be compared with the name people use. */
export type Labels = Map<string, string>;

const idField = /^(?:id|uuid|sid)$|(?:Id|Sid|Uuid)$/;
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
  // An invite is its address's, a reminder and a fact what they say.
  'email',
  'text',
  'fact',
  'product',
  'trackingNumber',
] as const;

/** Adds what an output tells about its ids, at every depth. */
export function learnLabels(labels: Labels, output: unknown): void {
  if (output === null || typeof output !== 'object') return;
  if (!Array.isArray(output)) learnRecord(labels, new Map<string, unknown>(Object.entries(output)));
  for (const inner of Object.values(output)) learnLabels(labels, inner);
}

/** A record's own id is called by all its names, the id of another record in it by what is told of that one: supplierId by supplierName. */
function learnRecord(labels: Labels, fields: ReadonlyMap<string, unknown>): void {
  const ids = [...fields].filter(([field, value]) => idField.test(field) && typeof value === 'string');
  const own = fields.has('id') ? 'id' : ids[0]?.[0];
  for (const [field, id] of ids) {
    const thing = field.replace(/(?:Id|Sid|Uuid)$/, '');
    const isNamedBy = (name: string) =>
      field === own
        ? (nameFields as readonly string[]).includes(name)
        : name === thing || (name.startsWith(thing) && name !== field && !idField.test(name));
    const words = [...fields].flatMap(([name, value]) =>
      isNamedBy(name) && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [],
    );
    if (words.length > 0) add(labels, String(id), words);
  }
}

function add(labels: Labels, id: string, words: readonly string[]): void {
  const known = labels.get(id) ?? '';
  const added = words.filter((word) => !known.includes(word));
  if (added.length > 0) labels.set(id, `${known} ${added.join(' ')}`);
}
