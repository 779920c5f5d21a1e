import { defineBrand } from '@patient/ui/theme';

/** Brand defined by this app. */
export const third = defineBrand({ id: 'third', name: 'Third' });
