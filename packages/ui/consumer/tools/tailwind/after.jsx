import '@patient/ui/styles.css';
import '@patient/ui/themes/mens.css';
import './tailwind.css';
import { start } from './start.jsx';

start();
