export {
  hideLoadTimeoutNotice,
  LoadTimeoutNotice,
  type LoadTimeoutNoticeProps,
  type LoadTimeoutNoticeStrings,
} from './LoadTimeoutNotice.tsx';
export { Splash, type SplashProps } from './Splash.tsx';
