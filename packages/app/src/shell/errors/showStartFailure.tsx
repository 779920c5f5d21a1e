import { createRoot } from 'react-dom/client';
import { Container } from '@patient/ui/Container';
import { ErrorPage } from '@patient/ui/ErrorPage';
import type { Brand } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { hideLoadTimeoutNotice } from '@patient/ui/Splash';
import { MESSAGES } from '#shared/messages.ts';

/**
 * Shows that the app can't start, and logs the reason for operators. Does not use an environment, which a wrong configuration
 * cannot create.
 */
export function showStartFailure(root: Element, brand: Brand, error: unknown): void {
  // oxlint-disable-next-line no-console -- there is no other way to report a wrong configuration
  console.error(error);
  createRoot(root).render(
    <UiProvider brand={brand} navigate={(path) => location.assign(path)}>
      <Container as="main" id="main" tabIndex={-1} width="column">
        <ErrorPage
          title={MESSAGES.failed}
          message={`We couldn't start this page. Your information is safe. Try again in a few minutes. If it keeps happening, write to ${brand.supportEmail}.`}
          onRetry={() => location.reload()}
        />
      </Container>
    </UiProvider>,
  );
  hideLoadTimeoutNotice();
}
