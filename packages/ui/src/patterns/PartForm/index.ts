export { PartForm, type PartFormProps, type PartFormStrings } from './PartForm.tsx';
export { PartHead, type PartHeadProps, type PartHeadStrings } from './PartHead.tsx';
