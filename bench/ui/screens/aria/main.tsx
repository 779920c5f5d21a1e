import './styles.css';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { start } from '../../page/start.tsx';
import type { Appearance } from '../library.ts';

const setAppearance = ({ brand, scheme }: Appearance) => {
  document.documentElement.dataset['brand'] = brand;
  document.documentElement.dataset['scheme'] = scheme;
};

start({
  setAppearance,
  Provider: ({ children }) => <I18nProvider locale="en-US">{children}</I18nProvider>,
  cards: async () => (await import('./Cards.tsx')).Cards,
  chat: async () => (await import('./Chat.tsx')).Chat,
  form: async () => (await import('./Form.tsx')).Form,
});
