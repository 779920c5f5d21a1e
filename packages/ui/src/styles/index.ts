import './layers.css.ts';
import './reset.css.ts';
import '../fonts/fallbacks.css.ts';
import './appearance.css.ts';
