export {
  TreatmentOptions,
  type TreatmentOption,
  type TreatmentOptionsProps,
  type TreatmentOptionsStrings,
} from './TreatmentOptions.tsx';
