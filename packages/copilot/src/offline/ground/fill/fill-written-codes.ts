import {
  readPromotionCode,
  readTrackingNumber,
  type WrittenCode,
} from '@brandwright/language/values/written-codes.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { Work } from './work.ts';

const readers: Readonly<Record<string, (text: string) => WrittenCode | null>> = {
  promotion_code: readPromotionCode,
  tracking_number: readTrackingNumber,
};

/** "Check out with PRODUCTS10", "shipped, tracking 1Z999AA10123456784": what is written as a code goes before what was marked. */
export function fillWrittenCodes(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { input, used }: Work,
): void {
  for (const field of fields) {
    const read = readers[field.meta.sense ?? ''];
    if (!read) continue;
    const code = read(text);
    // Words that were marked and are no code, such as "with the visa", name none.
    if (code) used.push(code);
    if (code) input[field.name] = code.text;
    else if (!/[\d-]|^[A-Z]{3,}$/.test(String(input[field.name] ?? ''))) delete input[field.name];
  }
}
