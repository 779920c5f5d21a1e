import type { Page } from 'playwright';
import type { RunningApp } from './startApp.ts';

const PREFIX = 'CognitoIdentityServiceProvider.';

/** Keys of the identity library in local storage. */
export const identityKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), PREFIX);

/** Refresh token of the patient signed in on a page. */
export async function refreshTokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'));
    return key === undefined ? undefined : localStorage.getItem(key);
  });
  if (!token) throw new Error('No refresh token on the device');
  return token;
}

/** Returns whether the identity service still accepts a refresh token. */
export async function canRefresh({ serviceUrl }: RunningApp, token: string): Promise<boolean> {
  const response = await fetch(`${serviceUrl}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: 'patient-web',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  });
  return response.ok;
}
