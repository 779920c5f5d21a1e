import { signInAs } from '../../hosts/signIn.ts';
import { withContract } from '../../http/contract/index.ts';
import { type Sandbox, type SandboxOptions, createSandbox } from '../../hosts/createSandbox.ts';
import type { Subscription } from '../../core/schema.ts';
import { createSeededStore } from '../../hosts/seededStore.ts';

/** Current time in tests: a Wednesday, not near the end of a month or year. */
export const NOW = Date.parse('2026-03-18T15:00:00.000Z');

const ORIGIN = 'http://sandbox.localhost/service';

/** Sandbox without latency, with a fixed clock and the scenarios in a memory store. */
export function quietSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const { clock = () => NOW } = options;
  return createSandbox({
    store: createSeededStore({ now: clock() }),
    clock,
    wait: async () => undefined,
    ...options,
  });
}

export interface ApiResponse<Item = Record<string, unknown>> {
  status: number;
  message: string | undefined;
  data: Item[];
  raw: Response;
}

/** A request to the sandbox like that of a browser. */
export function requestTo(
  path: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
) {
  if (body instanceof FormData) return new Request(`${ORIGIN}${path}`, { method, headers, body });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
    ...(text !== undefined && { body: text }),
  });
}

/** Signs in as a scenario's account and returns the access token. */
export const tokenOf = async (sandbox: Sandbox, scenario: string): Promise<string> =>
  (await signInAs(sandbox, scenario)).AccessToken;

export interface SignedIn {
  token: string;
  /** Sends a request with the token; requests and responses are validated against the description. */
  call<Item = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiResponse<Item>>;
  subscription(id: string): Promise<Subscription | undefined>;
}

async function parse<Item>(raw: Response): Promise<ApiResponse<Item>> {
  const isJson = raw.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) return { status: raw.status, message: undefined, data: [], raw };
  const body: { data?: Item[]; message?: string } = await raw.clone().json();
  return { status: raw.status, message: body.message, data: body.data ?? [], raw };
}

/** Calls with a token, validated against the description. */
export function callsWith(sandbox: Sandbox, token: string): SignedIn {
  const fetch = withContract(sandbox.fetch);
  const call: SignedIn['call'] = async (method, path, body, headers) =>
    parse(await fetch(requestTo(path, method, body, { authorization: `Bearer ${token}`, ...headers })));
  return {
    token,
    call,
    subscription: async (id) => (await call<Subscription>('GET', `/api/subscription/${id}`)).data[0],
  };
}

/** Signs in as a scenario's account; its calls are validated against the description. */
export async function signedIn(sandbox: Sandbox, scenario: string): Promise<SignedIn> {
  return callsWith(sandbox, await tokenOf(sandbox, scenario));
}
