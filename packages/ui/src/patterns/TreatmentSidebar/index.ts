export {
  TreatmentSidebar,
  type TreatmentSidebarItem,
  type TreatmentSidebarProps,
  type TreatmentSidebarStrings,
} from './TreatmentSidebar.tsx';
