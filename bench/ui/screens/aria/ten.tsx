import './styles.css';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { createRoot } from 'react-dom/client';
import { deliverySpeeds } from '../content.ts';
import { Form } from './Form.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <I18nProvider locale="en-US">
      <Form />
      <div className="card">
        <span className="badge">New</span>
        <ProgressBar value={40} className="field">
          {({ percentage, valueText }) => (
            <>
              <Label>Order</Label>
              <span>{valueText}</span>
              <div style={{ inlineSize: `${percentage}%`, blockSize: 8, background: 'var(--accent)' }} />
            </>
          )}
        </ProgressBar>
      </div>
      <Tabs>
        <TabList aria-label="Delivery speed" className="row">
          {deliverySpeeds.map(({ id, label }) => (
            <Tab key={id} id={id} className="button">
              {label}
            </Tab>
          ))}
        </TabList>
        {deliverySpeeds.map(({ id, label }) => (
          <TabPanel key={id} id={id}>
            <p>{label}</p>
          </TabPanel>
        ))}
      </Tabs>
    </I18nProvider>,
  );
