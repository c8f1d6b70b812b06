/** How records of a kind are called in a sentence. */
export interface RecordNoun {
  noun: string;
  plural: string;
}

/** Every kind of record. Each area adds its own in its `record-kinds.ts`; the kernel knows none. */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas merge into it
export interface RecordKinds {}

/** Kinds of records that a field can name and that words of a message can be matched against. */
export type RecordKind = keyof RecordKinds;
