import '@radix-ui/themes/styles.css';
import * as pieces from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { pieces, createRoot });
