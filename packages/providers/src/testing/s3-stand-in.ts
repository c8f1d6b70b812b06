import { AwsV4Signer } from 'aws4fetch';
import type { IncomingMessage } from 'node:http';
import type { S3Settings } from '../files/s3-file-store.ts';
import { standIn, type StandIn } from './stand-in.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };

/** Few, so that a folder takes several lists. */
const listedAtOnce = 2;

/** Speaks as much of S3 as a file store needs, and checks every signature by making it again. */
export async function s3StandIn(): Promise<StandIn & { settings: S3Settings }> {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  const server = await standIn((request, body, response) => {
    void isSigned(request, body).then((signed) => {
      const path = request.url ?? '';
      if (!signed || !/^\/brand-files[/?]/.test(path))
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (request.method === 'PUT') {
        if (request.headers['if-none-match'] === '*' && objects.has(path))
          return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
        objects.set(path, { bytes: body, contentType: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        return response.writeHead(204).end();
      }
      if (path.startsWith('/brand-files?')) {
        const prefix = `/brand-files/${new URL(path, 'http://bucket').searchParams.get('prefix') ?? ''}`;
        const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).slice(0, listedAtOnce);
        const lines = keys.map(
          (key) => `<Contents><Key>${key.slice('/brand-files/'.length)}</Key></Contents>`,
        );
        return response.writeHead(200).end(`<ListBucketResult>${lines.join('')}</ListBucketResult>`);
      }
      const found = objects.get(path);
      if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return response
        .writeHead(200, { 'content-type': found.contentType, 'content-length': found.bytes.length })
        .end(found.bytes);
    });
  });
  return {
    ...server,
    settings: { endpoint: server.url, bucket: 'brand-files', region: 'eu-test-1', ...credentials },
  };
}

async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const given = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(
    names.filter((name) => name !== 'host').map((name) => [name, String(request.headers[name] ?? '')]),
  );
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    headers,
    body: request.headers['x-amz-content-sha256'] === 'UNSIGNED-PAYLOAD' ? null : new Uint8Array(body),
    ...credentials,
    region: 'eu-test-1',
    service: 's3',
    datetime: String(request.headers['x-amz-date']),
    allHeaders: true,
  });
  return (await signer.authHeader()) === given;
}
