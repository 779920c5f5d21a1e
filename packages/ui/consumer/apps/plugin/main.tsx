import '@patient/ui/styles';
import '@patient/ui/themes';
import { Button } from '@patient/ui/Button';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { page } from './main.css.ts';

const params = new URLSearchParams(location.search);
const brand = brands.find(({ id }) => id === params.get('brand')) ?? brands[0];
document.documentElement.dataset['brand'] = brand.id;
document.documentElement.dataset['scheme'] = 'light';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <UiProvider brand={brand} navigate={() => undefined}>
      <main className={page}>
        <h1>{brand.name}</h1>
        <Button variant="primary">Continue</Button>
      </main>
    </UiProvider>,
  );
}
