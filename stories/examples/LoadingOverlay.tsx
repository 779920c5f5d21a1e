import { LoadingOverlay } from '@patient/ui/LoadingOverlay';

/** Closes when the request succeeds or fails. */
export const Creating = ({ isCreating }: { isCreating: boolean }) => (
  <LoadingOverlay isOpen={isCreating} message="Creating your subscription…">
    Nothing is charged yet.
  </LoadingOverlay>
);
