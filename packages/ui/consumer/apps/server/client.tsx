import '@patient/ui/styles.css';
import '@patient/ui/themes/mens.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

hydrateRoot(document, <Page />, {
  onRecoverableError: (error) => {
    throw error;
  },
});
