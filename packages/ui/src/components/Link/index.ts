export { Link, type LinkProps } from './Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export { safeHref } from './safeHref.ts';
