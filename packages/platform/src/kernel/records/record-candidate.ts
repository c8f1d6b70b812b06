import type { RecordKind } from '@brandwright/contract';

/** A record of the store whose name or number occurs in someone's words. */
export interface RecordCandidate {
  kind: RecordKind;
  /** What an input field with `ref` of this kind takes: the id, or the number that people use. */
  value: string | number;
  /** The record's id, for links. */
  id: string;
  /** As a person would name it: "Order #1042, Maya Chen". */
  label: string;
  /** The words that named it. */
  matched: string;
  /** 1 = named exactly; lower = similar. */
  score: number;
}
