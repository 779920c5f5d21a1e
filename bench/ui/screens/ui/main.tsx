import '@patient/ui/styles';
import '@patient/ui/themes';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { start } from '../../page/start.tsx';
import type { Appearance } from '../library.ts';

const brandOf = ({ brand }: Appearance) => brands[brand === 'first' ? 0 : 1] ?? brands[0];

const setAppearance = (appearance: Appearance) => {
  document.documentElement.dataset['brand'] = brandOf(appearance).id;
  document.documentElement.dataset['scheme'] = appearance.scheme;
};

start({
  setAppearance,
  Provider: ({ children }) => (
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      {children}
    </UiProvider>
  ),
  cards: async () => (await import('./Cards.tsx')).Cards,
  chat: async () => (await import('./Chat.tsx')).Chat,
  form: async () => (await import('./Form.tsx')).Form,
});
