export { UiProvider, useBrand, type UiProviderProps } from './UiProvider.tsx';
