const local = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * URL of another host, if it can be used: https, or http on localhost (decisions, "Subscriptions"). Undefined for
 * anything else, such as a path of this app.
 */
export function secureUrl(url: string): string | undefined {
  if (!/^https?:\/\/[^\\]+$/i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || local.test(hostname) ? url : undefined;
}
