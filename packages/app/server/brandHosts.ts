import type { ConfigFile } from '../src/shell/config.ts';
import { ConfigError } from '../src/shell/parseConfig.ts';

/**
 * Replaces the hosts of brands with those of the configuration.
 * @throws ConfigError for an unknown brand, or a host of two brands.
 */
export function withHosts<Brand extends { readonly id: string; readonly hosts: readonly string[] }>(
  brands: readonly [Brand, ...Brand[]],
  configured: ConfigFile['brands'] = {},
): readonly [Brand, ...Brand[]] {
  const unknown = Object.keys(configured).find((id) => !brands.some((brand) => brand.id === id));
  if (unknown !== undefined)
    throw new ConfigError(
      `brands.${unknown} is unknown; the brands are ${brands.map(({ id }) => id).join(', ')}`,
    );
  const configure = (brand: Brand): Brand => ({
    ...brand,
    hosts: configured[brand.id]?.map((host) => host.toLowerCase()) ?? brand.hosts,
  });
  const [first, ...others] = brands;
  const result = [configure(first), ...others.map(configure)] as const;
  const hosts = result.flatMap((brand) => brand.hosts);
  const duplicate = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (duplicate !== undefined) throw new ConfigError(`brands lists ${duplicate} twice`);
  return result;
}

/** Finds the brand of a host name, with or without port. Unknown hosts get the first brand. */
export function brandOf<Brand extends { readonly hosts: readonly string[] }>(
  brands: readonly [Brand, ...Brand[]],
  host: string | undefined,
): Brand {
  const name = host?.replace(/:\d+$/, '').toLowerCase();
  return brands.find(({ hosts }) => hosts.includes(name ?? '')) ?? brands[0];
}
