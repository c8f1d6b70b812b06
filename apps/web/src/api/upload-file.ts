import { toApiError, toConnectionError } from './api-error.ts';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { timeoutMs } from './call-operation.ts';
import { endSessionAfter } from './session-end.ts';
import { storedToken } from './token.ts';

export interface UploadedFile {
  id: string;
  url: string;
  name: string;
  contentType: string;
}

/** Uploads a file and reports progress from 0 to 1. Throws ApiError. (fetch has no upload progress.) */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiBase}/upload`);
    request.timeout = timeoutMs;
    request.responseType = 'json';
    const token = storedToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Idempotency-Key', crypto.randomUUID());
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && isUploaded(body)) return resolve(body);
      const error = toApiError(request.status, typeof body === 'object' && body !== null ? body : {});
      endSessionAfter(error);
      reject(error);
    };
    request.onerror = () => reject(toConnectionError());
    request.ontimeout = () => reject(toConnectionError());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function isUploaded(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'url' in value;
}
