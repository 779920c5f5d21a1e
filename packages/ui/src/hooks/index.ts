export { useAction, type Action } from './useAction.ts';
export { useDownload } from './useDownload.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useLastFailure } from './useLastFailure.ts';
export { useLatest } from './useLatest.ts';
export { useObjectUrl } from './useObjectUrl.ts';
