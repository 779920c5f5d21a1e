export { Alert, type AlertProps, type AlertStrings, type AlertTone } from './Alert.tsx';
