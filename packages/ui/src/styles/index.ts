import './layers.css.ts';
import './reset.css.ts';
import './appearance.css.ts';
