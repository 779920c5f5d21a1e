// The whole of it is what is measured here.
import * as pieces from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import './plain.css';

Object.assign(globalThis, { pieces, createRoot });
