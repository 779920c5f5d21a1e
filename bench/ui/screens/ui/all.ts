import '@patient/ui/styles';
import '@patient/ui/themes';
import * as components from '@patient/ui';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { components, createRoot });
