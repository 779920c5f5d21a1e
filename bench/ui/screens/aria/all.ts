// Imports the index on purpose: this page measures the whole library.
import * as components from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import './styles.css';

Object.assign(globalThis, { components, createRoot });
