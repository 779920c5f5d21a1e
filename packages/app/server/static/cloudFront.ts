import type { StaticSite } from './staticSite.ts';

/** Paths of files of the site. */
const FILES = String.raw`^\/(?:assets\/.*|config\.json|favicon\.svg|third-party-notices\.txt)$`;

/**
 * CloudFront function for viewer requests, which rewrites a path to its file. An unknown path is rewritten to a missing file,
 * so that the distribution's error response shows the 404 page.
 */
export function cloudFrontFunction({ prerendered, splashes, missing }: StaticSite): string {
  const rows = [
    ...missing.map(({ pattern }) => ({ pattern, page: '/404' })),
    ...splashes.map(({ pattern, page }) => ({ pattern, page })),
  ];
  return [
    `var prerendered = ${JSON.stringify(Object.fromEntries(prerendered), null, 2)};`,
    'var splashes = [',
    ...rows.map(({ pattern, page }) => `  [${String(pattern)}, ${JSON.stringify(page)}],`),
    '];',
    'function handler(event) {',
    '  var request = event.request;',
    `  if (/${FILES}/.test(request.uri)) return request;`,
    '  var first = request.querystring.part ? undefined : prerendered[request.uri];',
    '  var splash = splashes.find(function (row) { return row[0].test(request.uri); });',
    "  request.uri = first || (splash ? splash[1] : '/404');",
    '  return request;',
    '}',
    '',
  ].join('\n');
}

/** Response headers policy of CloudFront (`aws cloudfront create-response-headers-policy`). */
export function cloudFrontHeaders({ id, headers }: StaticSite): string {
  const {
    'content-security-policy': policy,
    'referrer-policy': referrer,
    'strict-transport-security': transport,
    'x-content-type-options': contentType,
    ...others
  } = headers;
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: `patient-web-${id}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(transport?.replace('max-age=', '')),
        IncludeSubdomains: false,
        Preload: false,
        Override: true,
      },
      // Its value can only be nosniff.
      ...(contentType && { ContentTypeOptions: { Override: true } }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
