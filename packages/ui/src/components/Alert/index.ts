export { useAnnouncer } from './useAnnouncement.ts';
export { RetryAlert, type RetryAlertProps } from './RetryAlert.tsx';
export { Alert, type AlertProps, type AlertStrings, type AlertTone } from './Alert.tsx';
