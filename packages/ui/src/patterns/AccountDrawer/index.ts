export { AccountDrawer, type AccountDrawerProps, type AccountDrawerStrings } from './AccountDrawer.tsx';
