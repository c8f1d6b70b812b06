import { OperationError } from '@brandwright/contract';
import { largestUpload } from '@brandwright/contract/store/files.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Face, ServerEnv } from '../face.ts';
import { apiBase } from '../rest/addresses.ts';
import { receiveForm } from './receive-form.ts';
import { receiveLarge } from './receive-large.ts';
import { serveFile } from './serve.ts';

/** What a form adds around its file. */
const formOverhead = 64 * 1024;

export function fileRoutes(face: Face): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limited = bodyLimit({
    maxSize: largestUpload + formOverhead,
    onError: () => {
      throw new OperationError('too_large', 'The file is larger than 25 MB. Ask for a signed address with /upload-large-file.');
    },
  });
  app.post(`${apiBase}/upload`, limited, (call) => receiveForm(face, call));
  app.put('/files/:storeId/:file', (call) => receiveLarge(face, call, call.req.param('storeId'), call.req.param('file')));
  app.get('/files/:storeId/:file/:size?', (call) => serveFile(face, call));
  return app;
}
