import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button variant="contained">Save</Button>
    </ThemeProvider>,
  );
