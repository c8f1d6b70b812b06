import type { AnyDeclaration } from '@brandwright/contract';
import { readCardNames } from '@brandwright/language/values/card-names.ts';
import { readInvoiceNumbers } from '@brandwright/language/values/written-codes.ts';
import { readShares } from '@brandwright/language/values/shares.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { figureFor } from '../values/convert.ts';
import { recordsOfKind } from '../refer/list-of-kind.ts';
import { valueFor, type SeenRecord } from '../records/records.ts';
import { byStore } from '../refer/refer-by-name.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { isLeft, type Work } from './work.ts';

/**
 * "With my amex", "visa 4242": the card that is said, whatever was marked. One that isn't on file goes on in its own words, so
 * that it is refused by its name and no other is charged.
 */
export async function fillCards(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const field = fields.find(({ meta }) => meta.ref === 'payment_card');
  if (!field) return;
  const said = readCardNames(text);
  work.used.push(...said);
  const named = said.filter(({ isRefused }) => !isRefused);
  const name = named.find(({ end }) => makesMain.test(text.slice(end))) ?? named.at(-1);
  if (!name && said.length > 0) await fillOtherCard(field, said, services, work);
  if (!name) return;
  if (work.unclear?.field === field) work.unclear = null;
  work.unknown = work.unknown.filter((one) => one.field !== field);
  const found = await byStore(name.text, 'payment_card', services);
  const [record] = found.kind === 'found' ? found.records : [];
  if (found.kind === 'several') work.unclear = { field, records: found.records };
  work.input[field.name] = (record && valueFor(record, 'payment_card', field)) ?? name.text;
  if (record && !work.named.some(({ label }) => label === record.label)) work.named.push(record);
}

/** "Make the mastercard the main one, the visa is mum's". */
const makesMain = /^\s+(?:card\s+)?(?:the|my|our)\s+(?:main|default|primary|usual|first|standard)\b/i;

/** "Don't use the visa": the one that is left, or the question which. */
async function fillOtherCard(
  field: FieldSpec,
  refused: readonly { text: string }[],
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const found = await Promise.all(refused.map(({ text }) => byStore(text, 'payment_card', services)));
  const valueOf = (record: SeenRecord) => valueFor(record, 'payment_card', field);
  const not = new Set(found.flatMap((one) => (one.kind === 'found' ? one.records.map(valueOf) : [])));
  const left = (await recordsOfKind('payment_card', services)).filter((record) => !not.has(valueOf(record)));
  const [only, ...more] = left;
  delete work.input[field.name];
  if (only && more.length === 0) work.input[field.name] = valueOf(only);
  else work.unclear = { field, records: left };
}

/** "Pay INV-9999": a number that no invoice has goes on as it was said, so that no other one is taken for it. */
export function fillInvoiceNumber(fields: readonly FieldSpec[], { text }: Utterance, work: Work): void {
  const field = fields.find(({ meta }) => meta.ref === 'supplier_invoice');
  const [said] = field && work.input[field.name] === undefined ? readInvoiceNumbers(text) : [];
  if (!field || !said || work.several || work.unclear?.field === field) return;
  work.input[field.name] = said.text;
  work.unknown = work.unknown.filter((one) => one.field !== field);
}

/** "Pay half of it", "30% of INV-2048", for what takes a share in place of an amount. */
export function fillShare(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ name }) => name === 'sharePercent');
  const shares = field && operation.effect === 'money' ? readShares(text) : [];
  // "That is 2.9 percent, no. Pay half of it": the one that is to be paid.
  const share = shares.find(({ start }) => leadsToPayment.test(text.slice(0, start))) ?? shares[0];
  if (!field || !share) return;
  work.input[field.name] = share.percent;
  work.used.push(share);
}

const leadsToPayment = /\b(?:pay|put|send|refund|return|give|take)\b[^.!?]{0,24}$/i;

/** "Pay 500 of INV-2048": a bare figure that a payment says first is its amount. */
export function fillAmount(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ name }) => name === 'amountMinor');
  if (!field || operation.effect !== 'money' || work.input[field.name] !== undefined) return;
  const said = values.find(
    (value) =>
      value.kind === 'number' &&
      isLeft(value, work.used) &&
      /\b(?:pay|paying|put|send)\s+(?:(?:only|just|them|about)\s+)*$/i.test(text.slice(0, value.start)) &&
      /^\s*(?:of|on|off|towards?|against|to)\b/i.test(text.slice(value.end)),
  );
  const amount = said && 'mayName' in said ? figureFor(field, said, said.text) : undefined;
  if (!said || amount === undefined) return;
  work.input[field.name] = amount;
  work.used.push(said);
}

/** "Only 100", "make it $250": the amount of a payment in a message that says nothing else. */
export function fillAmountAlone(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { values }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ name }) => name === 'amountMinor');
  if (!field || operation.effect !== 'money') return;
  const left = values.filter((value) => isLeft(value, work.used));
  const [only, ...more] = left;
  if (!only || more.length > 0 || !('mayName' in only)) return;
  if (only.kind !== 'money' && only.kind !== 'number') return;
  const amount = figureFor(field, only, only.text);
  if (amount === undefined) return;
  work.input[field.name] = amount;
  work.used.push(only);
}

/** "Pay a part of it", "some of it": how much is asked, where a payment would else be of all. */
export function partToAsk(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  input: Readonly<Record<string, unknown>>,
): FieldSpec[] {
  const amount = fields.find(({ name }) => name === 'amountMinor');
  if (!amount || operation.effect !== 'money' || !saysPart.test(text)) return [];
  const takesUnits = /^(?:amountMinor|sharePercent|percent|quantity|part|item|lineItemId)$/;
  return fields.some(({ name }) => takesUnits.test(name) && input[name] !== undefined) ? [] : [amount];
}

const saysPart =
  /\b(?:an?|only|just|some|one) (?:small |little |first )?(?:part|portion|chunk|bit|piece)(?: payment)?(?: of| off|\b)(?! order)|\bsome (?:of|off)\b|\bpartly\b|\bpartial(?:ly)?\b|\bsomething (?:towards?|off|on)\b|\b(?:a )?(?:little|lil|wee|small) (?:something|extra|money|cash|refund|back)\b|\b(?:something|summat) (?:back|extra|small|for (?:the|her|his|their|all))\b|\bsome money back\b|\ba (?:few|couple(?: of)?) (?:bucks|dollars|quid)\b/i;

/** Whether a payment leaves aside a figure or a day of the message: an amount that was said is never passed over. */
export function leavesFigure(
  operation: AnyDeclaration,
  left: readonly { kind: string; text: string }[],
): boolean {
  if (operation.effect !== 'money') return false;
  const takesDay = fieldsOf(operation).some(({ format }) => format === 'date');
  return left.some(
    ({ kind, text }) =>
      ['money', 'number', 'percent'].includes(kind) ||
      (kind === 'date' &&
        !takesDay &&
        !/^(?:today|now|right now|tonight|this (?:morning|afternoon))$/i.test(text)),
  );
}
