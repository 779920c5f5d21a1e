import { brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/theme';

/** Each brand draws it in its own hand; screen readers skip it. */
export const Welcome = () => <Illustration picture={brandPicture(useBrand(), 'welcome')} />;
