export { useAnnouncer } from './useAnnouncement.ts';
export { Alert, type AlertProps, type AlertStrings, type AlertTone } from './Alert.tsx';
