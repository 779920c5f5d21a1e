import { describe, expect, test } from 'vitest';
import { configFor, type ConfigFile } from './config.ts';

describe('the configuration of a page', () => {
  const origin = 'https://mens.example';

  test('the configuration of a page defaults to the sandbox on the same host', () => {
    expect(configFor(origin)).toMatchObject({
      serviceUrl: 'https://mens.example/service',
      identityUrl: 'https://mens.example/service/identity',
      userPoolId: 'us-east-1_sandbox',
      testUsers: false,
    });
  });

  test('the configuration of a page has the values of the file', () => {
    const content: ConfigFile = {
      serviceUrl: 'https://api.example/v1',
      socketUrl: 'wss://live.example/socket',
      identityUrl: 'https://identity.example/',
      errorReports: { dsn: 'https://key@reports.example/7' },
      tags: { tagManagerId: 'GTM-ABC123', pixelId: '123456' },
    };
    expect(configFor(origin, content)).toMatchObject(content);
  });

  test.each<[string, ConfigFile, string]>([
    [
      "the cloud service of the pool's region",
      { userPoolId: 'eu-west-1_a' },
      'https://cognito-idp.eu-west-1.amazonaws.com/',
    ],
    ["a path on the page's host", { identityUrl: '/identity' }, 'https://mens.example/identity'],
  ])('the configuration of a page signs in at %s', (_what, content, url) => {
    expect(configFor(origin, content).identityUrl).toBe(url);
  });

  test('the configuration of a page removes trailing slashes of base URLs', () => {
    expect(configFor(origin, { serviceUrl: 'https://api.example/', addressUrl: '/a/' })).toMatchObject({
      serviceUrl: 'https://api.example',
      addressUrl: '/a',
    });
  });
});
