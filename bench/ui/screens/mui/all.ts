import * as components from '@mui/material';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { components, createRoot });
