export { ContactDialog, type ContactDialogProps, type ContactDialogStrings } from './ContactDialog.tsx';
