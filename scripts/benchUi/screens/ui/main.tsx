import '@patient/ui/styles';
import { brands, UiProvider } from '@patient/ui/theme';
import { start } from '../../page/start.tsx';
import type { Look } from '../library.ts';

const brandOf = ({ brand }: Look) => brands[brand === 'first' ? 0 : 1] ?? brands[0];

const wear = (look: Look) => {
  document.documentElement.dataset['brand'] = brandOf(look).id;
  document.documentElement.dataset['scheme'] = look.scheme;
};

start({
  wear,
  Around: ({ children }) => (
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      {children}
    </UiProvider>
  ),
  cards: async () => (await import('./Cards.tsx')).Cards,
  chat: async () => (await import('./Chat.tsx')).Chat,
  form: async () => (await import('./Form.tsx')).Form,
});
