export { Agreement, type AgreementProps, type Consent } from './Agreement.tsx';
