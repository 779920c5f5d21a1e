import '@radix-ui/themes/styles.css';
import { Badge, Card, Progress, Tabs, Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { deliverySpeeds } from '../content.ts';
import { Form } from './Form.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Theme>
      <Form />
      <Card>
        <Badge>New</Badge>
        <Progress aria-label="Order" value={40} />
      </Card>
      <Tabs.Root defaultValue="normal">
        <Tabs.List aria-label="Delivery speed">
          {deliverySpeeds.map(({ id, label }) => (
            <Tabs.Trigger key={id} value={id}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {deliverySpeeds.map(({ id, label }) => (
          <Tabs.Content key={id} value={id}>
            <p>{label}</p>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Theme>,
  );
