import '@patient/ui/styles.css';
import '@patient/ui/themes/mens.css';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';

export default function App({ Component, pageProps }) {
  return (
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      <Component {...pageProps} />
    </UiProvider>
  );
}
