import { OperationError } from '@brandwright/contract';

/** A public web page as it was read. Everything in it was written by someone outside. */
export interface WebPage {
  /** As it was asked for, made whole. */
  url: string;
  /** Where it was found, after redirects. */
  finalUrl: string;
  html: string;
}

/** A file of the public web, as it was fetched. */
export interface WebFile {
  bytes: Uint8Array;
  /** Without parameters: `text/csv`. */
  contentType: string;
  /** Where it was found, after redirects. */
  finalUrl: string;
}

/** What may be fetched as a file. */
export interface FileLimits {
  types: readonly string[];
  largestBytes: number;
}

/** Reads pages of the public web, and nothing else. */
export interface WebPages {
  /**
   * Throws a PageRefused (bad_input) for an address that is not public, and OperationErrors: unsupported_file (no
   * HTML), too_large, timeout, upstream.
   */
  read(url: string, signal?: AbortSignal): Promise<WebPage>;
  /** The bytes of a picture, with the same refusals; what they are is for the reader to find out. */
  readPicture(url: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** A file of one of the types, with the same refusals. */
  readFile(url: string, limits: FileLimits, signal?: AbortSignal): Promise<WebFile>;
}

/** An address that is not fetched, whoever asks. */
export class PageRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}
