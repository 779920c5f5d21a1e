import { brands, type Brand } from '@patient/ui/theme';

/** The brand of a host name; an unknown host shows the first (decisions, "Brands"). */
export const brandOfHost = (hostname: string): Brand =>
  brands.find(({ hosts }) => hosts.includes(hostname)) ?? brands[0];
