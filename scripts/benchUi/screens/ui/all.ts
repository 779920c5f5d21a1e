import '@patient/ui/styles';
import * as pieces from '@patient/ui';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { pieces, createRoot });
