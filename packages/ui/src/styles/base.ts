import './layers.css.ts';
import '../fonts/fallbacks.css.ts';
import './appearance.css.ts';
