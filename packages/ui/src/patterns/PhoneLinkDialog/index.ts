export {
  PhoneLinkDialog,
  type PhoneLinkDialogProps,
  type PhoneLinkDialogStrings,
} from './PhoneLinkDialog.tsx';
