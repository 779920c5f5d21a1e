import '@patient/ui/themes/mens.css';
import './styles.css';
import { Button } from '@patient/ui/Button';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(
  <UiProvider brand={brands[0]} navigate={() => undefined}>
    <main>
      <Button variant="primary">Continue</Button>
    </main>
  </UiProvider>,
);
