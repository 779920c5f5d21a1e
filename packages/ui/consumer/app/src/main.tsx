import '@patient/ui/styles';
import { Button } from '@patient/ui/Button';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { UiProvider, brands } from '@patient/ui/theme';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(location.search);
const brand = brands.find(({ id }) => id === asked.get('brand')) ?? brands[0];
document.documentElement.dataset['brand'] = brand.id;
document.documentElement.dataset['scheme'] = 'light';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider brand={brand} navigate={() => undefined}>
      <main>
        <h1>{brand.name}</h1>
        <PlanSummary name="Finasteride" facts={[{ term: 'Dose', detail: '1 mg' }]} />
        <Button variant="primary">Continue</Button>
      </main>
    </UiProvider>,
  );
}
