import { renderToStaticMarkup } from 'react-dom/server';
import { LoadTimeoutNotice, Splash } from '@patient/ui/Splash';
import { UiProvider } from '@patient/ui/UiProvider';
import type { Brand } from '@patient/ui/theme';

/** Content of the document before its script has loaded. */
export const documentBody = (brand: Brand): string =>
  renderToStaticMarkup(
    <UiProvider brand={brand} navigate={() => undefined}>
      <div id="root">
        <Splash />
      </div>
      <LoadTimeoutNotice />
    </UiProvider>,
  );
