import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { below, itemsOf } from '../../http/contract/description.ts';
import { type DocumentedOperation, documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { type RequestSpec, validRequests } from '../fuzz/requests.ts';
import { type Person, createPerson } from '../people.ts';
import { SEED } from '../scale.ts';
import { badJson, deep, maliciousSegments } from './maliciousInputs.ts';
import { rejectionProblems } from './rejections.ts';

let sandbox: Sandbox;
let person: Person;

beforeAll(async () => {
  sandbox = await quietSandbox();
  person = await createPerson(sandbox, 'demo');
});
afterAll(() => sandbox.store.close());

const withName = (operations: readonly DocumentedOperation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

const hasPath = ({ place }: DocumentedOperation) =>
  itemsOf(place, 'parameters').some(({ value }) => value['in'] === 'path');

const bodyOf = ({ place }: DocumentedOperation, type: string) => {
  const described = below(place, 'requestBody');
  const content = described && below(described, 'content');
  return content && below(content, type);
};

const fieldsOf = (operation: DocumentedOperation): readonly string[] => {
  const media = bodyOf(operation, 'application/json');
  const schema = media && below(media, 'schema');
  return Object.keys((schema && below(schema, 'properties'))?.value ?? {});
};

const validSpec = (operation: DocumentedOperation): RequestSpec => {
  const [spec] = fc.sample(validRequests(operation, person.dictionary), { seed: SEED, numRuns: 1 });
  if (spec === undefined) throw new Error(`No request for ${operation.operationId}`);
  return spec;
};

/** Sends requests that must be rejected; returns the problems of the responses. */
async function problemsOf(requests: readonly Request[], expected?: number): Promise<string[]> {
  const problems: string[] = [];
  for (const request of requests) {
    problems.push(...(await rejectionProblems(sandbox.fetch, request, expected)));
  }
  return problems;
}

const withBody = (operation: DocumentedOperation, body: string, type = 'application/json') => {
  const request = requestOf({ ...validSpec(operation), body }, person.token);
  request.headers.set('content-type', type);
  return request;
};

test.each(withName(documentedOperations.filter(hasPath)))(
  '%s rejects malicious path segments',
  async (_name, operation) => {
    const spec = validSpec(operation);
    const requests = maliciousSegments.map((segment) => {
      const url = operation.path.replaceAll(/\{\w+\}/g, () => segment);
      return requestOf({ ...spec, url }, person.token);
    });
    expect(await problemsOf(requests)).toEqual([]);
  },
);

const withJson = documentedOperations.filter((operation) => bodyOf(operation, 'application/json'));

describe.each(withName(withJson))('%s rejects a body', (_name, operation) => {
  test('that is not a JSON object', async () => {
    expect(await problemsOf(badJson.map((body) => withBody(operation, body)))).toEqual([]);
  });

  test('that is too large', async () => {
    const body = JSON.stringify({ more: 'x'.repeat(2_000_000) });
    expect(await problemsOf([withBody(operation, body)], 413)).toEqual([]);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('of type %s', async (type) => {
    expect(await problemsOf([withBody(operation, '{"any":"body"}', type)], 415)).toEqual([]);
  });

  test('that is deeply nested, or ignores the nested field', async () => {
    for (const name of fieldsOf(operation)) {
      const response = await sandbox.fetch(withBody(operation, `{"${name}":${deep(20_000)}}`));
      expect([name, response.status < 500]).toEqual([name, true]);
    }
  });
});

const part = (disposition: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}`;

const badForms: readonly string[] = [
  '',
  'no parts',
  `${part('name="file"', 'text')}\r\n--x--`,
  part('name="file"; filename="a.png"', ''),
  `${part('name="other"; filename="a.png"', 'text')}\r\n--x--`,
];

const withForm = documentedOperations.filter((operation) => bodyOf(operation, 'multipart/form-data'));

test.each(withName(withForm))('%s rejects a form without a valid file', async (_name, operation) => {
  const forms = badForms.map((form) => withBody(operation, form, 'multipart/form-data; boundary=x'));
  const others = [withBody(operation, '{}'), withBody(operation, 'x', 'multipart/form-data')];
  expect(await problemsOf([...forms, ...others])).toEqual([]);
});

const tokens = [
  undefined,
  'none',
  'null',
  'a.b.c',
  '..',
  // {"alg":"none"}, which a careless verifier accepts without a signature.
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLWRlbW8iLCJleHAiOjk5OTk5OTk5OTl9.',
  'x'.repeat(4000),
];

test.each(withName(documentedOperations.filter(({ open }) => !open)))(
  '%s rejects an invalid token',
  async (_name, operation) => {
    const requests = tokens.map((token) => requestOf(validSpec(operation), token));
    expect(await problemsOf(requests, 401)).toEqual([]);
  },
);

test.each(['post', 'put', 'patch', 'delete', 'options', 'propfind'])(
  '%s of an unknown path is a 404',
  async (method) => {
    const urls = ['/', '/api', '/api/', '//me', '/me/', '/api/subscriptions', '/__proto__', '/api/%2e%2e/me'];
    const requests = urls.map((url) => requestOf({ method: method.toUpperCase(), url }, person.token));
    expect(await problemsOf(requests, 404)).toEqual([]);
  },
);
