export {
  BasicsFields,
  type BasicsFieldsProps,
  type BasicsFieldsStrings,
  type BasicsGender,
} from './BasicsFields.tsx';
