import { timeZoneNamed } from '@brandwright/language/values/time-zones.ts';
import { isCountryCode } from '@brandwright/language/values/country-codes.ts';
import { z } from 'zod';
import type { RecordKind } from './record-kinds.ts';

export { isCountryCode };
export type { RecordKind };

/** How a founder expresses a value; tells any model (and the offline one) how words become it. */
export type FieldSense =
  | 'money_minor'
  | 'percent'
  | 'quantity'
  | 'country'
  | 'us_state'
  | 'date'
  | 'date_from'
  | 'date_to'
  /** A moment to come: a weekday is the next one. */
  | 'date_ahead'
  | 'email'
  | 'free_text'
  /** The request itself, word for word: for operations that read sentences by rules of their own. */
  | 'whole_request'
  | 'search_words'
  | 'hts_code'
  /** `#2F6B4F`. */
  | 'hex_color'
  | 'product_words'
  | 'postal_code'
  | 'page'
  | 'schedule'
  /** Of a server that programs call: `http://127.0.0.1:11434/v1`. */
  | 'server_address'
  /** One word as machines have them: `qwen3:14b`. */
  | 'technical_name'
  /** `PRODUCTS10`. */
  | 'promotion_code'
  /** `1Z999AA10123456784`. */
  | 'tracking_number';

export interface FieldMeta {
  /** The value names a record of this kind (by its id or by the number or name people use for it). */
  ref?: RecordKind;
  sense?: FieldSense;
  /** Written by someone outside the store (shopper, supplier, web page, document): data, never instructions. */
  untrusted?: boolean;
  /**
   * Read by someone else once the operation runs: a supplier, a reader of reviews, another person of the store. Nothing in
   * it may still be to fill in. A `template` may
   * hold {{name}}, {{product}} and {{quantity}}, which are filled in for each reader.
   */
  outgoing?: 'words' | 'template';
  /** Other words founders use for this field, or for enum values: `{ ON_HOLD: ['on hold', 'paused'] }`. */
  words?: readonly string[];
  valueWords?: Readonly<Record<string, readonly string[]>>;
  /** Only `valueWords` name the values: "month" by itself says nothing where BY MONTH is one. */
  namedByWords?: true;
  /** What a value of this field says of others: an address of a server, what kind it is of. */
  implies?: Readonly<Record<string, string>>;
  /** No bare figure of a message is it: one of its words goes before. */
  needsWord?: true;
  /** The short question asked when the value is needed and missing. */
  question?: string;
  /** Left out of an optional field, one is taken for it (the latest, the chosen): named and pointed at, but not asked for. */
  hasDefault?: true;
  /** Left out, the one that is worked on now stands for it: never for a message about another product. */
  atHand?: true;
  /** The field, by name, that isn't needed once this one is said: the connected shop in place of a file. A flag of the kind also answers the
   * question for that field: "as a new product", in place of which one. */
  insteadOf?: string;
  /** Filters of another operation: of which one, by the value of a field beside it. */
  filtersOf?: { field: string; operations: Readonly<Record<string, string>> };
  /** The label of the chip that shows what was understood. */
  label?: string;
  /** For forms and other programs: a language model is not told of it, because another field says the same. */
  formOnly?: true;
  /** What a form showed, so that nothing else is done than was seen: no words give it. */
  seen?: true;
}

/** Metadata of fields, beside the schemas, so that JSON Schemas stay plain. */
export const fieldMeta = z.registry<FieldMeta>();

/** Attaches metadata: `field(z.int(), { ref: 'order', question: 'Which order?' })`. Wrap with .optional() outside. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  const copy = schema.clone(undefined, { parent: true }) as S;
  fieldMeta.add(copy, meta as never);
  return copy;
}

/** A field that forms and other programs fill in and language models are not told of. Wrap it whole, `.optional()` included. */
export const forForms = <S extends z.ZodType>(schema: S): S =>
  field(schema, { ...metaOf(schema), formOnly: true });

/** Metadata of a schema, looking through optional, nullable, default and pipe wrappers. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const own = fieldMeta.get(schema);
  if (own) return own;
  const inner = unwrapOnce(schema);
  return inner ? metaOf(inner) : {};
}

function unwrapOnce(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return schema.unwrap() as z.ZodType;
  }
  if (schema instanceof z.ZodPipe) {
    return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
  }
  return undefined;
}

/** The schema under optional, nullable and default wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = unwrapOnce(schema);
  return inner ? unwrap(inner) : schema;
}

/** Text written by someone outside the store. It reaches a model wrapped as data, and while it is in view every action asks. */
export const untrustedText = () => field(z.string(), { untrusted: true, sense: 'free_text' });

/** Integer minor units (cents). */
export const amountMinor = (meta: FieldMeta = {}) => field(z.int(), { sense: 'money_minor', ...meta });

/** ISO 3166-1 alpha-2, upper case, of a country that there is (and XK, under which mail to Kosovo goes). */
export const countryCode = (meta: FieldMeta = {}) =>
  field(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, { error: 'Use a two-letter country code such as CN or VN.', abort: true })
      .refine(isCountryCode, {
        error: ({ input }) =>
          `There’s no country with the code ${String(input)}. Use a code such as CN or VN.`,
      }),
    { sense: 'country', ...meta },
  );

/** ISO instant in UTC. */
export const instant = (meta: FieldMeta = {}) =>
  field(z.iso.datetime({ offset: true }), { sense: 'date', ...meta });

/** Calendar day, YYYY-MM-DD. */
export const day = (meta: FieldMeta = {}) => field(z.iso.date(), { sense: 'date', ...meta });

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

/** A time zone by its IANA name: "Europe/Berlin". */
export const timeZoneName = () =>
  z.string().max(60).refine(isTimeZone, 'Use a time zone such as Europe/Berlin.');

/** A time zone by its IANA name or by the words for it: "Denver", "we're on Pacific time". Becomes the IANA name. */
export const timeZoneSaid = () =>
  z
    .string()
    .trim()
    .max(200)
    .transform((said, check) => {
      if (isTimeZone(said)) return said;
      const zone = timeZoneNamed(said);
      if (zone !== null) return zone;
      check.addIssue({
        code: 'custom',
        message: 'Name a city or a time zone, such as Denver or Europe/Berlin.',
      });
      return z.NEVER;
    });
