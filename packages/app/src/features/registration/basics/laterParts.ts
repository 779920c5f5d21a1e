import { lateCode } from '../../../shared/lazy/lateCode.ts';

/** Every part but the first of a treatment's page: their fields are more code than that page. */
export const laterParts = lateCode(async () => (await import('./LaterPart.tsx')).LaterPart);

/** Fetches them while the first part is filled in. What does not arrive is fetched when it is needed. */
export const preloadLaterParts = (): void => void laterParts.load().catch(() => undefined);
