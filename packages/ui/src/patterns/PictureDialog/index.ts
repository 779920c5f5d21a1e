export { PictureDialog, type PictureDialogProps, type PictureDialogStrings } from './PictureDialog.tsx';
