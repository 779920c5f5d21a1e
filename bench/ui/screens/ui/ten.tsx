import '@patient/ui/styles';
import '@patient/ui/themes';
import { Badge } from '@patient/ui/Badge';
import { Card } from '@patient/ui/Card';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { Tabs } from '@patient/ui/Tabs';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { deliverySpeeds } from '../content.ts';
import { Form } from './Form.tsx';

const tabs = deliverySpeeds.map(({ id, label }) => ({ id, label, content: <p>{label}</p> }));

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      <Form />
      <Card>
        <Badge>New</Badge>
        <ProgressBar label="Order" value={40} />
      </Card>
      <Tabs label="Delivery speed" tabs={tabs} />
    </UiProvider>,
  );
