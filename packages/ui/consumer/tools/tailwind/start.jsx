import { Button } from '@patient/ui/Button';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';

/** Page with a component and elements of the host. */
export const start = () =>
  createRoot(document.querySelector('#root')).render(
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      <main>
        <Button variant="primary">Continue</Button>
        <Button variant="primary" className="rounded-none">
          Save
        </Button>
        <ul className="m-4 list-disc p-4">
          <li>Dose</li>
        </ul>
      </main>
    </UiProvider>,
  );
