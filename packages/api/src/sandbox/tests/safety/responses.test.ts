import { expect, test } from 'vitest';
import { createAddressClient, type AddressClient } from '../../../client/address/index.ts';
import { ApiError, createClient, unwrapEnvelope } from '../../../index.ts';
import {
  addressOperations,
  documentedOperations,
  type DocumentedOperation,
} from '../../http/contract/index.ts';
import { type Place, below } from '../../http/contract/description.ts';
import { bodyViolations } from '../../http/contract/validator.ts';
import { sampleOf } from '../support/sampleOf.ts';
import { variantsOf } from '../support/variantsOf.ts';

/** JSON schema of the successful response; undefined for files. */
function responseSchemaOf({ place }: DocumentedOperation): Place | undefined {
  const responses = below(place, 'responses');
  const status = Object.keys(responses?.value ?? {}).find((each) => each.startsWith('2'));
  const response = responses && below(responses, status ?? '');
  const content = response && below(response, 'content');
  const media = content && below(content, 'application/json');
  return media && below(media, 'schema');
}

/** Violations of types only: the client accepts unknown values and formats. */
const typeViolations = (schema: Place, body: unknown): readonly string[] =>
  bodyViolations(schema, body).filter((violation) =>
    /must be (string|number|integer|boolean|object|array)|must have required/.test(violation),
  );

/** Parts of error messages of JavaScript engines, which must not be shown. */
const ENGINE = /undefined|null|token|JSON|is not|property|function|object|iterable|fetch/;

/** Why the result of a call can't be used or its error can't be shown; undefined if it can. */
async function problemOf(call: () => Promise<unknown>, schema: Place): Promise<string | undefined> {
  try {
    const [first] = typeViolations(schema, await call());
    return first;
  } catch (error) {
    if (!(error instanceof ApiError)) return `throws ${String(error)}`;
    if (error.kind !== 'malformed') return `throws an error of kind ${error.kind}`;
    return ENGINE.test(error.message) ? `has the message ${error.message}` : undefined;
  }
}

/** Runs a call for every variant of its response; returns the problems. */
async function problemsOf(
  schema: Place,
  call: (send: () => Promise<Response>) => Promise<unknown>,
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const body = sampleOf(schema);
  expect(await problemOf(() => call(async () => Response.json(body)), schema)).toBeUndefined();
  let count = 0;
  for (const { name, value } of variantsOf({ body })) {
    count += 1;
    const variant = value && typeof value === 'object' && 'body' in value ? value.body : undefined;
    const send = async () => (variant === undefined ? new Response('') : Response.json(variant));
    // oxlint-disable-next-line no-await-in-loop -- thousands of responses at once would need too much memory
    const problem = await problemOf(() => call(send), schema);
    if (problem !== undefined) problems.push(`${name}: ${problem}`);
  }
  return { count, problems };
}

const operations = documentedOperations.flatMap((operation) => {
  const schema = responseSchemaOf(operation);
  return schema === undefined ? [] : [{ operation, schema }];
});

test('a response with one value that is missing, null or of another type is tested for every operation with a JSON response', () => {
  const rest = documentedOperations.filter((operation) => responseSchemaOf(operation) === undefined);
  expect(rest.map(({ operationId }) => operationId)).toEqual(['getPrivateFile', 'getFile']);
});

test.each(operations)(
  'a response with one value that is missing, null or of another type: $operation.operationId has the described types, or fails with a readable message',
  async (each) => {
    const { path, method } = each.operation;
    const { count, problems } = await problemsOf(each.schema, async (send) => {
      const client = createClient({ baseUrl: 'http://service.test', fetch: send });
      // The typed methods need a literal path.
      return unwrapEnvelope(Reflect.apply(client.request, client, [method, path, { params: { path: {} } }]));
    });
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(5);
  },
);

const addressCalls: Readonly<Record<string, (client: AddressClient) => Promise<unknown>>> = {
  suggestAddresses: (client) => client.suggest('418'),
  verifyAddress: (client) => client.verify({ street: '418 Maple St' }),
  lookupZipcode: (client) => client.lookUp('97205'),
};

/** Fields of the vendor's responses that the app does not use; they may have any type. */
const UNUSED =
  /input_index|candidate_index|delivery_line|last_line|components|dpv_footnotes|active|status|reason|county|mailable|zipcode_type|\/state\b/;

test.each(addressOperations)(
  '$operationId of the address services has usable results or a malformed error',
  async (operation) => {
    const schema = responseSchemaOf(operation);
    const call = addressCalls[operation.operationId];
    if (schema === undefined || call === undefined) throw new Error('Operation not covered');
    const wrap = (result: unknown): unknown => {
      if (operation.operationId === 'suggestAddresses') return { suggestions: result };
      return operation.operationId === 'lookupZipcode' ? [result] : result;
    };
    const { problems } = await problemsOf(schema, async (send) =>
      wrap(await call(createAddressClient({ baseUrl: 'http://vendor.test', key: 'key', fetch: send }))),
    );
    expect(problems.filter((problem) => !UNUSED.test(problem))).toEqual([]);
  },
);
