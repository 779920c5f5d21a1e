import './base.ts';
import './reset.css.ts';
