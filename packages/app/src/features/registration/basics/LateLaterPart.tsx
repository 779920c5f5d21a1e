import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '#shared/lazy/latePart.tsx';

/** Every part but the first of a treatment's page: their fields are more code than that page. */
export const LateLaterPart = latePart(async () => (await import('./LaterPart.tsx')).LaterPart, {
  what: 'the form',
  skeleton: <Skeleton shape="block" height="16rem" />,
});
