import './styles.css';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <I18nProvider locale="en-US">
      <Button className="button primary">Save</Button>
    </I18nProvider>,
  );
