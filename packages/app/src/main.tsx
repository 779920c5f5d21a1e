import '@patient/ui/fonts';
import '@patient/ui/styles';
import type { Brand } from '@patient/ui/theme';
import '@patient/ui/themes';
import { BRAND_ELEMENT } from './shell/brandElement.ts';
import { readPageConfig } from './shell/pageConfig.ts';
import { startApp } from './shell/startApp.tsx';

/** Starts the app with the configuration of the page. Not awaited at the top level, which turns off the bundler's merging of chunks. */
async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  // The document contains only its own brand.
  const data = document.querySelector(`#${BRAND_ELEMENT}`);
  if (!data) throw new Error('The page has no brand');
  const brand: Brand = JSON.parse(data.textContent);
  const content = await readPageConfig(root, brand);
  if (content) await startApp(root, brand, content);
}

void start();
