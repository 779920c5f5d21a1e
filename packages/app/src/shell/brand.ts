import { brands, type Brand } from '@patient/ui/theme';

/** The brand of a page, which the server chose by the host and wrote into `<html data-brand>`; else the first. */
export const brandOfId = (id: string | undefined): Brand =>
  brands.find((brand) => brand.id === id) ?? brands[0];
