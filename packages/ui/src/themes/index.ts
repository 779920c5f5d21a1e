import '../theme/themes.css.ts';
