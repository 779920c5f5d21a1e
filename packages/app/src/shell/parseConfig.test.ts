import { expect, test } from 'vitest';
import type { ConfigFile } from './config.ts';
import { parseConfig } from './parseConfig.ts';

const complete: ConfigFile = {
  serviceUrl: 'https://api.example/v1',
  socketUrl: 'wss://live.example/socket',
  identityUrl: 'https://identity.example/',
  userPoolId: 'us-east-1_AbC123',
  userPoolClientId: 'client',
  addressUrl: '/address',
  addressKey: 'key',
  cardProvider: 'stripe',
  pictureHosts: ['https://pictures.example'],
  testUsers: false,
  errorReports: { dsn: 'https://key@reports.example/7' },
  tags: { tagManagerId: 'GTM-ABC123', pixelId: '123456' },
  brands: { mens: ['mens.example', 'www.mens.example'], product: [] },
};

test.each<[string, ConfigFile]>([
  ['nothing', {}],
  ['everything', complete],
])('parseConfig: accepts %s', (_what, content) => {
  expect(parseConfig(JSON.stringify(content), true)).toEqual(content);
});

test.each<[json: string, problem: string]>([
  ['', 'the file is not JSON'],
  ['<!doctype html>', 'the file is not JSON'],
  ['null', 'the file must be an object'],
  ['[]', 'the file must be an object'],
  ['{"serviceUrl": 1}', 'serviceUrl must be a URL'],
  ['{"serviceUrl": ""}', 'serviceUrl must be a URL'],
  ['{"serviceUrl": "//api.example"}', 'serviceUrl must be a URL'],
  ['{"serviceUrl": "javascript:alert(1)"}', 'serviceUrl must be a URL'],
  ['{"identityUrl": null}', 'identityUrl must be a URL'],
  ['{"socketUrl": "ftp://live.example"}', 'socketUrl must be a URL'],
  ['{"userPoolId": "AbC123"}', 'userPoolId must be a pool with its region'],
  ['{"addressKey": " "}', 'addressKey must be a non-empty string'],
  ['{"cardProvider": "Stripe"}', 'cardProvider must be stripe'],
  ['{"pictureHosts": "https://a.example"}', 'pictureHosts must be a list'],
  ['{"pictureHosts": ["https://a.example", "b"]}', 'pictureHosts[1] must be a URL'],
  ['{"testUsers": "yes"}', 'testUsers must be true or false'],
  ['{"errorReports": {"dsn": "key"}}', 'errorReports.dsn must be a URL'],
  ['{"tags": {"tagManagerId": "\\"><script>"}}', 'tags.tagManagerId must be an id'],
  ['{"tags": []}', 'tags must be an object'],
  ['{"brands": {"mens": "mens.example"}}', 'brands.mens must be a list'],
  ['{"brands": {"mens": ["https://mens.example"]}}', 'brands.mens[0] must be a host name without port'],
])('parseConfig: rejects %s: %s', (json, problem) => {
  expect(() => parseConfig(json)).toThrow(`config.json: ${problem}`);
});

test.each([
  ['{"serviceURL": "https://api.example"}', 'serviceURL is unknown'],
  ['{"tags": {"id": "1"}}', 'tags.id is unknown'],
  ['{"constructor": 1}', 'constructor is unknown'],
])('only the server rejects the unknown field of %s', (json, problem) => {
  expect(() => parseConfig(json, true)).toThrow(problem);
  expect(() => parseConfig(json)).not.toThrow();
});
