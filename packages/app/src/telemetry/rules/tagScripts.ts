import type { TagConfig } from '#shared/telemetryConfig.ts';

/** Scripts of the configured vendors. */
export interface TagScripts {
  readonly tagManager: string | undefined;
  readonly pixel: { readonly src: string; readonly id: string } | undefined;
}

/** URLs of the configured scripts; undefined if there are none. */
export function tagScriptsOf(tags: TagConfig | undefined): TagScripts | undefined {
  const { tagManagerId, pixelId, url } = tags ?? {};
  if (tagManagerId === undefined && pixelId === undefined) return undefined;
  const tagManager = url === undefined ? 'https://www.googletagmanager.com/gtm.js' : `${url}/tags/gtm.js`;
  const pixel =
    url === undefined ? 'https://connect.facebook.net/en_US/fbevents.js' : `${url}/pixel/fbevents.js`;
  return {
    tagManager:
      tagManagerId === undefined ? undefined : `${tagManager}?${new URLSearchParams({ id: tagManagerId })}`,
    pixel: pixelId === undefined ? undefined : { src: pixel, id: pixelId },
  };
}
