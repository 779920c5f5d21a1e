import '@patient/ui/styles';
import { Button } from '@patient/ui/Button';
import { PlanCard } from '@patient/ui/PlanCard';
import { UiProvider, brands } from '@patient/ui/theme';
import { createRoot } from 'react-dom/client';

const params = new URLSearchParams(location.search);
const brand = brands.find(({ id }) => id === params.get('brand')) ?? brands[0];
document.documentElement.dataset['brand'] = brand.id;
document.documentElement.dataset['scheme'] = 'light';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider brand={brand} navigate={() => undefined}>
      <main>
        <h1>{brand.name}</h1>
        <PlanCard name="Finasteride" lines={[{ id: 'dose', label: 'Dose', value: '1 mg' }]} />
        <Button variant="primary">Continue</Button>
      </main>
    </UiProvider>,
  );
}
