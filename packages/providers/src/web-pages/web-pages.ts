import { OperationError } from '@brandwright/contract';

/** A public web page as it was read. Everything in it was written by someone outside. */
export interface WebPage {
  /** As it was asked for, made whole. */
  url: string;
  /** Where it was found, after redirects. */
  finalUrl: string;
  html: string;
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
}

/** An address that is not fetched, whoever asks. */
export class PageRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}
