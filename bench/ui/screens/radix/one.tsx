import '@radix-ui/themes/styles.css';
import { Button, Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Theme>
      <Button>Save</Button>
    </Theme>,
  );
