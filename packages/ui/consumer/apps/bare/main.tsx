// Only the styles that the page needs, in place of styles.css.
import './styles.css';
// Written by the package's command, from a token file of the app.
import './third.css';
import { Button } from '@patient/ui/Button';
import { Logo } from '@patient/ui/Logo';
import { PlanCard } from '@patient/ui/PlanCard';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { third } from './third.ts';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider brand={third} navigate={() => undefined}>
      <Logo label="Third, home" />
      <main>
        <h1>{third.name}</h1>
        <PlanCard name="Finasteride" lines={[{ id: 'dose', label: 'Dose', value: '1 mg' }]} />
        <Button variant="primary">Continue</Button>
      </main>
    </UiProvider>,
  );
}
