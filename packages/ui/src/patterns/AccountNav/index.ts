export {
  AccountNav,
  type AccountNavItem,
  type AccountNavProps,
  type AccountNavStrings,
} from './AccountNav.tsx';
