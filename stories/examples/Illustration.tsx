import { brandPicture, Illustration } from '@patient/ui/Illustration';
import { useBrand } from '@patient/ui/UiProvider';

/** Each brand has its own drawing; hidden from screen readers. */
export const Welcome = () => <Illustration picture={brandPicture(useBrand(), 'welcome')} />;
