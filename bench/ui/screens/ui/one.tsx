import '@patient/ui/styles';
import '@patient/ui/themes';
import { Button } from '@patient/ui/Button';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      <Button variant="primary">Save</Button>
    </UiProvider>,
  );
