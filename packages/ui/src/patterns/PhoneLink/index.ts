export { PhoneLink, type PhoneLinkProps, type PhoneLinkStrings } from './PhoneLink.tsx';
