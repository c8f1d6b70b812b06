import { errorStatus, operations, type AnyDeclaration } from '@brandwright/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addresses } from './addresses.ts';
import { describeApi } from './openapi.ts';

// As a client reads it.
const document = JSON.parse(JSON.stringify(describeApi('http://127.0.0.1:8787'))) as {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: { name: string; in: string }[];
        responses: Record<string, unknown>;
        requestBody?: unknown;
        security: unknown[];
      }
    >
  >;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
};

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('refers to nothing that is not there', () => {
    const references = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? ''),
    );
    const missing = [...references].filter((reference) => {
      const parts = reference.replace(/^#\//, '').split('/');
      return (
        parts.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document) ===
        undefined
      );
    });
    expect(missing).toEqual([]);
  });

  it('has schemas that compile', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
    ajv.addSchema({ $id: 'api', components: document.components });
    for (const item of Object.values(document.paths)) {
      for (const call of Object.values(item)) {
        const text = JSON.stringify(
          call.responses['200'] ?? call.responses['201'] ?? call.responses['202'] ?? {},
        ).replaceAll('"#/components', '"api#/components');
        const response = JSON.parse(text) as { content?: { 'application/json': { schema: object } } };
        expect(
          () => ajv.compile(response.content?.['application/json'].schema ?? {}),
          call.operationId,
        ).not.toThrow();
      }
    }
  });

  it('describes every operation at every address, once', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      addresses.map(({ method, path }) => `${method} ${path.replace(/\?\}/g, '}')}`).sort(),
    );
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((call) => call.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const operation of operations as readonly AnyDeclaration[]) expect(ids).toContain(operation.name);
  });

  it('tells every error, who may call, and where a key may be sent', () => {
    expect(Object.keys(document.components.responses).sort()).toEqual(Object.keys(errorStatus).sort());
    const logIn = document.paths['/rest/main/login']?.['post'];
    expect(logIn?.security).toEqual([]);
    expect(Object.keys(logIn?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '429', '500', '504']),
    );
    const profile = document.paths['/rest/main/web/stores/me/profile']?.['put'];
    expect(profile?.security).toEqual([{ bearer: [] }]);
    expect(profile?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(JSON.stringify(document.paths['/rest/main/upload']?.['post']?.requestBody)).toContain(
      'multipart/form-data',
    );
  });
});
