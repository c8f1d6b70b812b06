import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import type { Piece } from '../rules.ts';

/** What a reader got out of a file. */
export interface Extracted {
  pieces: Piece[];
  pages: number;
  /** Of pictures, in pixels. */
  width: number | null;
  height: number | null;
}

/** A file that cannot be read. The message says why and what to do. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}

export type ReportPages = (done: number, all: number) => void;

/** Reads one kind of file. Throws UnreadableFile for what it cannot read. */
export type Reader = (bytes: Uint8Array, contentType: VaultType, report: ReportPages) => Promise<Extracted>;

/** Bounds of what one file may become. */
export const bounds = {
  pages: 1_000,
  characters: 2_000_000,
  /** Of a Word or Excel file, which is a zip archive. */
  unpackedBytes: 120 * 1024 * 1024,
  entries: 5_000,
  cells: 400_000,
  /** Longest side and area of a picture, in pixels. */
  side: 20_000,
  pixels: 100_000_000,
} as const;

/** Counts characters and stops a text that would never end. */
export function checkLength(characters: number): void {
  if (characters > bounds.characters)
    throw new UnreadableFile(
      'It has more text than a document can have. Split it into several files and add each.',
    );
}
