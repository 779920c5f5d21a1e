import type { Page } from 'playwright';
import type { RunningApp } from './startApp.ts';

/** Limits questionnaires to the questions whose ids start like this; questionnaires without one are unchanged. */
export const limitQuestions = (page: Page, app: RunningApp, start: string): Promise<unknown> =>
  page.route('**/service/api/questionnaires*', async (route) => {
    // Only the browser resolves the brand's host name, so this request goes to 127.0.0.1.
    const url = route
      .request()
      .url()
      .replace(/^.*?\/service/, app.serviceUrl);
    const response = await route.fetch({ url }).catch(() => undefined);
    // The page is already closed.
    if (response === undefined) return;
    if (!response.ok()) return route.fulfill({ response });
    const { data, ...rest }: { data: { _id: string }[] } = await response.json();
    const found = data.filter(({ _id }) => _id.startsWith(start));
    return route.fulfill({ response, json: { ...rest, data: found.length > 0 ? found : data } });
  });
