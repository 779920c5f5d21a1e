import * as pieces from '@mui/material';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { pieces, createRoot });
