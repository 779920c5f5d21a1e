import dns from 'node:dns';

/**
 * Makes Node resolve names below `localhost` to this machine, as browsers do (RFC 6761). Addresses with them, such as those that
 * `start` prints, fail otherwise where the resolver of the system leaves them out.
 */
export function resolveLocalhost(): void {
  dns.lookup = new Proxy(dns.lookup, {
    apply: (lookup, self, [host, ...rest]) =>
      Reflect.apply(lookup, self, [/\.localhost\.?$/i.test(String(host)) ? 'localhost' : host, ...rest]),
  });
}
