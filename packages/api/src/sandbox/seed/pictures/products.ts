interface Palette {
  shade: string;
  body: string;
  accent: string;
}

type Shapes = (palette: Palette) => string;

/** Blister of tablets in rows and columns. */
const blister =
  (columns: readonly number[], rows: readonly number[], [rx, ry]: readonly [number, number]): Shapes =>
  ({ body, accent, shade }) =>
    `<rect x="76" y="60" width="168" height="200" rx="20" fill="${body}"/>` +
    rows
      .flatMap((y) => columns.map((x) => [x, y]))
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${rx + 9}" fill="${shade}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${accent}"/>`,
      )
      .join('');

const sprayBottle: Shapes = ({ body, accent, shade }) =>
  `<path d="M146 40h28l6 44h-40z" fill="${accent}"/><rect x="132" y="84" width="56" height="26" rx="6" fill="${shade}"/>` +
  `<path d="M118 138q0-28 28-28h28q28 0 28 28v118q0 20-20 20h-44q-20 0-20-20z" fill="${body}"/>` +
  `<rect x="118" y="166" width="84" height="66" fill="${shade}"/><path d="M160 178q18 22 0 40q-18-18 0-40z" fill="${accent}"/>`;

const nasalSpray: Shapes = ({ body, accent, shade }) =>
  `<path d="M150 44h20l8 62h-36z" fill="${shade}"/><rect x="112" y="106" width="96" height="22" rx="10" fill="${accent}"/>` +
  `<path d="M126 128h68v120q0 20-20 20h-28q-20 0-20-20z" fill="${body}"/><rect x="126" y="164" width="68" height="60" fill="${shade}"/>` +
  `<circle cx="160" cy="194" r="12" fill="${accent}"/>`;

const pillBottle: Shapes = ({ body, accent, shade }) =>
  `<rect x="104" y="56" width="112" height="44" rx="12" fill="${accent}"/>` +
  `<path d="M112 108h96v136q0 24-24 24h-48q-24 0-24-24z" fill="${body}"/><rect x="112" y="142" width="96" height="72" fill="${shade}"/>` +
  `<circle cx="146" cy="178" r="13" fill="${accent}"/><circle cx="176" cy="178" r="13" fill="${accent}"/>`;

const pen: Shapes = ({ body, accent, shade }) =>
  '<g transform="rotate(45 160 160)">' +
  `<rect x="136" y="46" width="48" height="170" rx="14" fill="${body}"/><rect x="136" y="46" width="48" height="34" rx="14" fill="${accent}"/>` +
  `<rect x="148" y="104" width="24" height="66" rx="8" fill="${shade}"/><path d="M142 216h36l-8 34h-20z" fill="${accent}"/>` +
  `<rect x="157" y="250" width="6" height="34" rx="3" fill="${shade}"/></g>`;

const vial: Shapes = ({ body, accent, shade }) =>
  `<rect x="130" y="58" width="60" height="30" rx="8" fill="${accent}"/><rect x="140" y="88" width="40" height="20" fill="${shade}"/>` +
  `<path d="M112 134q0-26 26-26h44q26 0 26 26v110q0 24-24 24h-48q-24 0-24-24z" fill="${body}"/>` +
  `<path d="M112 190h96v54q0 24-24 24h-48q-24 0-24-24z" fill="${shade}"/><rect x="130" y="146" width="60" height="28" rx="8" fill="${accent}"/>`;

const jar: Shapes = ({ body, accent, shade }) =>
  `<rect x="84" y="96" width="152" height="44" rx="12" fill="${accent}"/>` +
  `<path d="M92 148h136v84q0 32-32 32h-72q-32 0-32-32z" fill="${body}"/><rect x="92" y="176" width="136" height="48" fill="${shade}"/>` +
  `<circle cx="160" cy="200" r="14" fill="${accent}"/>`;

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Color between white (0) and `color` (1). */
const tint = (color: string, amount: number) =>
  `#${parts(color)
    .map((part) =>
      Math.round(255 + (part - 255) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const paletteOf = (color: string): Palette => ({
  shade: tint(color, 0.28),
  body: '#ffffff',
  accent: tint(color, 0.65),
});

/** Drawings of medicines, 320 × 320; the name of a product type is its most popular medicine. */
const drawings: Record<string, Shapes> = {
  ed: blister([124, 196], [100, 160, 220], [17, 13]),
  'ed-tadalafil': blister([124, 196], [110, 210], [20, 14]),
  'ed-daily': blister([116, 160, 204], [96, 138, 182, 224], [10, 10]),
  hl: sprayBottle,
  'hl-tablets': pillBottle,
  wl: pen,
  'wl-tirzepatide': vial,
  ag: jar,
  'ag-spray': nasalSpray,
};

/** Draws a medicine in tints of `color` (`#rrggbb`); undefined for an unknown name. */
export function drawProduct(name: string, color: string): string | undefined {
  const shapes = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (shapes === undefined) return undefined;
  const palette = paletteOf(color);
  // The background is transparent for both color schemes; the outline makes white parts visible on light pages.
  return (
    `<ellipse cx="160" cy="284" rx="96" ry="10" fill="${palette.shade}"/>` +
    `<g stroke="${palette.shade}" stroke-width="4">${shapes(palette)}</g>`
  );
}
