export {
  MedicineInformation,
  type MedicineInformationProps,
  type MedicineInformationStrings,
  type MedicineSection,
} from './MedicineInformation.tsx';
