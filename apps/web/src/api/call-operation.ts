import type { ErrorBody } from '@brandwright/contract/kernel/errors.ts';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { ApiError, toApiError, toConnectionError } from './api-error.ts';
import { buildRequest } from '@brandwright/contract/kernel/request.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { mayCall, roleRefusal } from './may-call.ts';
import { queryClient } from './query-client.ts';
import { endSessionAfter } from './session-end.ts';
import { saveToken, storedToken } from './token.ts';

/** Time limit of every call (overview §9). */
export const timeoutMs = 120_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Same key, same answer: sent with everything that is not a read. A new one is made when absent. */
  idempotencyKey?: string | undefined;
}

export interface CallResult<Output> {
  output: Output;
  /** Journal entry that undo takes back, when the call can be undone. */
  undoEntryId: string | null;
}

/** Calls an operation and answers its output. Throws ApiError. */
export async function callOperation<D extends AnyDeclaration>(
  declaration: D,
  input: SendOf<D>,
  options: CallOptions = {},
): Promise<OutputOf<D>> {
  return (await callOperationFully(declaration, input, options)).output;
}

/** As callOperation, with what the response headers say besides. */
export async function callOperationFully<D extends AnyDeclaration>(
  declaration: D,
  input: SendOf<D>,
  options: CallOptions = {},
): Promise<CallResult<OutputOf<D>>> {
  await refuseEarly(declaration);
  const request = buildRequest(declaration, input);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (declaration.effect !== 'read')
    headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
  const response = await send(
    request.url,
    {
      method: request.method,
      headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: options.signal ?? null,
    },
    declaration.access.kind === 'public',
  );
  const output = (await readJson(response)) as OutputOf<D>;
  return { output, undoEntryId: response.headers.get('X-Undo-Entry') };
}

/** A refusal by the server would cost the session (error catalog, overview §8): what the role is too low for is not sent. */
async function refuseEarly(declaration: AnyDeclaration): Promise<void> {
  const { access } = declaration;
  if (access.kind === 'public' || access.role === 'viewer' || !storedToken()) return;
  const profile = {
    queryKey: [getStore.name, {}],
    queryFn: () => callOperation(getStore, {}),
  };
  const known = await queryClient.ensureQueryData(profile).catch(() => null);
  if (!known || mayCall(declaration, known)) return;
  // The role may have been changed since it was read.
  const fresh = await queryClient.fetchQuery({ ...profile, staleTime: 0 }).catch(() => null);
  if (fresh && !mayCall(declaration, fresh)) throw roleRefusal(declaration, fresh);
}

/**
 * fetch with the session's token, the time limit, the token of the answer saved, and failures as ApiError.
 * A lost or denied session is ended here, once, whoever called.
 */
export async function send(
  url: string,
  init: RequestInit,
  isPublic = false,
  limitMs: number | null = timeoutMs,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const signals = [init.signal, limitMs === null ? null : AbortSignal.timeout(limitMs)].filter(
    (signal) => signal instanceof AbortSignal,
  );
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.any(signals) }).catch(
    (fault: unknown) => {
      if (init.signal?.aborted) throw fault;
      throw toConnectionError();
    },
  );
  const fresh = response.headers.get('Authorization');
  if (fresh) saveToken(fresh);
  if (response.ok) return response;
  const error = toApiError(response.status, await readErrorBody(response), isPublic);
  endSessionAfter(error);
  throw error;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError('network', toConnectionError().message, response.status);
  }
}

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === 'object' && value !== null ? value : {};
}
