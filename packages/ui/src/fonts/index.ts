/**
 * Fonts of all brands. Headings use fallbacks of the same width until the font has loaded. Browsers fetch only the font that the
 * current brand uses.
 */
import './fonts.css.ts';
