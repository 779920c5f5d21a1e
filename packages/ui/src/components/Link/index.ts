export { BackLink, type BackLinkProps } from './BackLink.tsx';
export { EmergencyText, type EmergencyTextProps } from './EmergencyText.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export { safeHref } from './safeHref.ts';
export { secureUrl } from '../../picture/secureUrl.ts';
