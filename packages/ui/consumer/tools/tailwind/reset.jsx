import './reset.css';
import '@patient/ui/styles.css';
import '@patient/ui/themes/mens.css';
import { start } from './start.jsx';

start();
