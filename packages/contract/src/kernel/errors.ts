/**
 * The one family of errors. A code is stable and is what clients match on; `message` says what happened
 * and what to do next and is fit to show to a founder.
 */
export const errorStatus = {
  bad_input: 400,
  bad_transition: 400,
  idempotency_mismatch: 400,
  unsupported_file: 400,
  unauthenticated: 401,
  forbidden: 403,
  feature_blocked: 403,
  preview_blocked: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  locked: 423,
  too_many_requests: 429,
  approval_required: 202,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Where an input was wrong: a path such as `items.0.quantity`, what is wrong, and the line of a file if it came from one. */
export interface ErrorDetail {
  path: string;
  message: string;
  line?: number;
}

/** What goes over the wire for every failed call. `message` equals `blockedFeatureCode` when a plan or flag blocks the feature. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: ErrorDetail[];
  requestId?: string;
}

/** The special 403 message by which the client knows that the feature, not the page, is blocked. */
export const blockedFeatureCode = 'FEATURE_BLOCKED';

/** The messages of the error catalog (overview §8). */
export const catalogMessages = {
  sessionExpired: 'Your session has expired. Please log in again.',
  noPermission: "This account doesn't have the permission to view this page.",
  network: 'Something is wrong with the network - please wait a few moments and try again.',
  generic: 'There was an error. Please try again later.',
  previewMode: "Preview mode can't take this action.",
} as const;

/** A typed refusal or fault. Thrown inside an operation it becomes a status over REST, words in the chat, a tool error in MCP. */
export class OperationError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetail[]) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(requestId?: string): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.details ? { details: this.details } : {}),
      ...(requestId ? { requestId } : {}),
    };
  }
}
