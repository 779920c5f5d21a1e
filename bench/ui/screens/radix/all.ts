import '@radix-ui/themes/styles.css';
import * as components from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { components, createRoot });
