/**
 * Fonts of all brands. Import it after the page has loaded; headings use fallbacks of the same width until
 * then. Browsers fetch only the font that the current brand uses.
 */
import './fonts.css.ts';
