import { LoadingOverlay } from '@patient/ui/LoadingOverlay';

/** Closed again when the service has answered, also with an error. */
export const Creating = ({ isCreating }: { isCreating: boolean }) => (
  <LoadingOverlay isOpen={isCreating} message="Creating your subscription…">
    Nothing is charged yet.
  </LoadingOverlay>
);
