import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { deliverySpeeds } from '../content.ts';
import { Form } from './Form.tsx';

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

function DeliveryTabs() {
  const [selected, setSelected] = useState<string>('normal');
  return (
    <>
      <Tabs aria-label="Delivery speed" value={selected} onChange={(_, value: string) => setSelected(value)}>
        {deliverySpeeds.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      {deliverySpeeds.map(({ id, label }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
        >
          <p>{label}</p>
        </div>
      ))}
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Form />
      <Card>
        <CardContent>
          <Chip label="New" />
          <LinearProgress variant="determinate" aria-label="Order" value={40} />
        </CardContent>
      </Card>
      <DeliveryTabs />
    </ThemeProvider>,
  );
