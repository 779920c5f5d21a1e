import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { honoPath, pathParameters } from './template.ts';

test.each([
  ['/me', '/me', {}],
  ['/api/subscription/{id}', '/api/subscription/s-1', { id: 's-1' }],
  ['/api/subscription/{id}/private-file', '/api/subscription/s-1/private-file', { id: 's-1' }],
  ['/api/subscription/pause/{id}', '/api/subscription/pause/a%20b', { id: 'a b' }],
  ['/get-{type}', '/get-measures', { type: 'measures' }],
])('template: %s matches %s', async (template, path, parameters) => {
  expect(pathParameters(template, path)).toEqual(parameters);
  const app = new Hono().get(honoPath(template), () => new Response('found'));
  expect((await app.request(path)).status).toBe(200);
});

test.each([
  ['/api/subscription/{id}', '/api/subscription/s-1/private-file'],
  ['/get-{type}', '/got-measures'],
  ['/api/products', '/api/productsX'],
])('template: %s does not match %s', async (template, path) => {
  expect(pathParameters(template, path)).toBeUndefined();
  const app = new Hono().get(honoPath(template), () => new Response('found'));
  expect((await app.request(path)).status).toBe(404);
});
