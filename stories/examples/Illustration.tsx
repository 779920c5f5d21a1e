import { brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/UiProvider';

/** Each brand draws it in its own hand; screen readers skip it. */
export const Welcome = () => <Illustration picture={brandPicture(useBrand(), 'welcome')} />;
