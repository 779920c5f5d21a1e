import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { below, itemsOf } from '../../http/contract/description.ts';
import { type DocumentedOperation, documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { quietSandbox } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { type RequestSpec, validRequests } from '../fuzz/requests.ts';
import { type Person, learn } from '../people.ts';
import { SEED } from '../scale.ts';
import { badJson, deep, maliciousSegments } from './maliciousInputs.ts';
import { rejectionFaults } from './rejections.ts';

let sandbox: Sandbox;
let person: Person;

beforeAll(async () => {
  sandbox = await quietSandbox();
  person = await learn(sandbox, 'demo');
});
afterAll(() => sandbox.store.close());

const named = (operations: readonly DocumentedOperation[]) =>
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

const valid = (operation: DocumentedOperation): RequestSpec => {
  const [spec] = fc.sample(validRequests(operation, person.dictionary), { seed: SEED, numRuns: 1 });
  if (spec === undefined) throw new Error(`No request for ${operation.operationId}`);
  return spec;
};

/** Sends requests that have to be refused, and collects what is wrong with how they were. */
async function faultsOf(requests: readonly Request[], wanted?: number): Promise<string[]> {
  const faults: string[] = [];
  for (const request of requests) faults.push(...(await rejectionFaults(sandbox.fetch, request, wanted)));
  return faults;
}

const withBody = (operation: DocumentedOperation, body: string, type = 'application/json') => {
  const request = requestOf({ ...valid(operation), body }, person.token);
  request.headers.set('content-type', type);
  return request;
};

test.each(named(documentedOperations.filter(hasPath)))(
  '%s refuses every trick in its path',
  async (_name, operation) => {
    const spec = valid(operation);
    const requests = maliciousSegments.map((segment) => {
      const address = operation.path.replaceAll(/\{\w+\}/g, () => segment);
      return requestOf({ ...spec, address }, person.token);
    });
    expect(await faultsOf(requests)).toEqual([]);
  },
);

const withJson = documentedOperations.filter((operation) => bodyOf(operation, 'application/json'));

describe.each(named(withJson))('%s refuses a body', (_name, operation) => {
  test('that is not a JSON object', async () => {
    expect(await faultsOf(badJson.map((body) => withBody(operation, body)))).toEqual([]);
  });

  test('that is far too large', async () => {
    const body = JSON.stringify({ more: 'x'.repeat(2_000_000) });
    expect(await faultsOf([withBody(operation, body)], 413)).toEqual([]);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('of type %s', async (type) => {
    expect(await faultsOf([withBody(operation, '{"any":"body"}', type)], 415)).toEqual([]);
  });

  test('that is nested without end, or overlooks what is nested in vain', async () => {
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

test.each(named(withForm))('%s refuses what is no form with a file', async (_name, operation) => {
  const forms = badForms.map((form) => withBody(operation, form, 'multipart/form-data; boundary=x'));
  const others = [withBody(operation, '{}'), withBody(operation, 'x', 'multipart/form-data')];
  expect(await faultsOf([...forms, ...others])).toEqual([]);
});

const tokens = [
  undefined,
  'none',
  'null',
  'a.b.c',
  '..',
  // {"alg":"none"}, which an unwary reader of tokens takes as signed.
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLWRlbW8iLCJleHAiOjk5OTk5OTk5OTl9.',
  'x'.repeat(4000),
];

test.each(named(documentedOperations.filter(({ open }) => !open)))(
  '%s refuses a token that is none',
  async (_name, operation) => {
    const requests = tokens.map((token) => requestOf(valid(operation), token));
    expect(await faultsOf(requests, 401)).toEqual([]);
  },
);

test.each(['post', 'put', 'patch', 'delete', 'options', 'propfind'])(
  'an unknown operation by %s is 404',
  async (method) => {
    const addresses = [
      '/',
      '/api',
      '/api/',
      '//me',
      '/me/',
      '/api/subscriptions',
      '/__proto__',
      '/api/%2e%2e/me',
    ];
    const requests = addresses.map((address) =>
      requestOf({ method: method.toUpperCase(), address }, person.token),
    );
    expect(await faultsOf(requests, 404)).toEqual([]);
  },
);
