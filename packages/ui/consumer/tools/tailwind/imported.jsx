import './imported.css';
import { start } from './start.jsx';

start();
