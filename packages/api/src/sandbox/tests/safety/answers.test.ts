import { describe, expect, test } from 'vitest';
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

/** Schema of a successful answer in JSON; undefined for files. */
function answerOf({ place }: DocumentedOperation): Place | undefined {
  const responses = below(place, 'responses');
  const status = Object.keys(responses?.value ?? {}).find((each) => each.startsWith('2'));
  const answer = responses && below(responses, status ?? '');
  const content = answer && below(answer, 'content');
  const media = content && below(content, 'application/json');
  return media && below(media, 'schema');
}

/** Of what the description says, the types: the client takes unknown words and odd formats as they come, and nobody reads a null. */
const typeViolations = (schema: Place, body: unknown): readonly string[] =>
  bodyViolations(schema, body).filter((violation) =>
    /must be (string|number|integer|boolean|object|array)|must have required/.test(violation),
  );

/** Words of JavaScript engines. */
const ENGINE = /undefined|null|token|JSON|is not|property|function|object|iterable|fetch/;

/** Why an end of a call could not be shown to a patient; undefined for one that can. */
async function faultOf(call: () => Promise<unknown>, schema: Place): Promise<string | undefined> {
  try {
    const [first] = typeViolations(schema, await call());
    return first;
  } catch (error) {
    if (!(error instanceof ApiError)) return `throws ${String(error)}`;
    if (error.kind !== 'malformed') return `is of the kind ${error.kind}`;
    return ENGINE.test(error.message) ? `says ${error.message}` : undefined;
  }
}

/** Runs a call over every variant of its answer; lists those that end badly. */
async function faultsOf(
  schema: Place,
  call: (send: () => Promise<Response>) => Promise<unknown>,
): Promise<{ readonly tried: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  const body = sampleOf(schema);
  expect(await faultOf(() => call(async () => Response.json(body)), schema)).toBeUndefined();
  let tried = 0;
  for (const { name, value } of variantsOf({ body })) {
    tried += 1;
    const odd = value && typeof value === 'object' && 'body' in value ? value.body : undefined;
    const send = async () => (odd === undefined ? new Response('') : Response.json(odd));
    // oxlint-disable-next-line no-await-in-loop -- thousands at once would hold as many answers in memory
    const fault = await faultOf(() => call(send), schema);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  }
  return { tried, faults };
}

const operations = documentedOperations.flatMap((operation) => {
  const schema = answerOf(operation);
  return schema === undefined ? [] : [{ operation, schema }];
});

describe('an answer with one value that is missing, null or of another type', () => {
  test('is tried for every operation that answers in JSON', () => {
    const rest = documentedOperations.filter((operation) => answerOf(operation) === undefined);
    expect(rest.map(({ operationId }) => operationId)).toEqual(['getPrivateFile', 'getFile']);
  });

  test.each(operations)(
    '$operation.operationId has the described types, or fails in plain words',
    async (each) => {
      const { path, method } = each.operation;
      const { tried, faults } = await faultsOf(each.schema, async (send) => {
        const client = createClient({ baseUrl: 'http://service.test', fetch: send });
        // The typed methods want a pattern that is spelled out.
        return unwrapEnvelope(
          Reflect.apply(client.request, client, [method, path, { params: { path: {} } }]),
        );
      });
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(5);
    },
  );
});

const addressCalls: Readonly<Record<string, (client: AddressClient) => Promise<unknown>>> = {
  suggestAddresses: (client) => client.suggest('418'),
  verifyAddress: (client) => client.verify({ street: '418 Maple St' }),
  lookupZipcode: (client) => client.lookUp('97205'),
};

/** What the app reads of the vendor's answers; the rest may be of any type. */
const UNREAD =
  /input_index|candidate_index|delivery_line|last_line|components|dpv_footnotes|active|status|reason|county|mailable|zipcode_type|\/state\b/;

test.each(addressOperations)('$operationId of the address services, too', async (operation) => {
  const schema = answerOf(operation);
  const call = addressCalls[operation.operationId];
  if (schema === undefined || call === undefined) throw new Error('Not tried');
  const wrap = (answer: unknown): unknown => {
    if (operation.operationId === 'suggestAddresses') return { suggestions: answer };
    return operation.operationId === 'lookupZipcode' ? [answer] : answer;
  };
  const { faults } = await faultsOf(schema, async (send) =>
    wrap(await call(createAddressClient({ baseUrl: 'http://vendor.test', key: 'key', fetch: send }))),
  );
  expect(faults.filter((fault) => !UNREAD.test(fault))).toEqual([]);
});
