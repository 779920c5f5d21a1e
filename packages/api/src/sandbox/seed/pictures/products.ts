interface Palette {
  ground: string;
  shade: string;
  body: string;
  accent: string;
}

/** One calm drawing per product type, on a 320 by 320 canvas. */
const drawings: Record<string, { palette: Palette; shapes: (palette: Palette) => string }> = {
  ed: {
    palette: { ground: '#e4eefe', shade: '#c7defe', body: '#ffffff', accent: '#6da9fe' },
    shapes: ({ body, accent, shade }) =>
      `<rect x="76" y="60" width="168" height="200" rx="20" fill="${body}"/>` +
      [100, 160, 220]
        .flatMap((y) => [124, 196].map((x) => [x, y]))
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="26" fill="${shade}"/><ellipse cx="${x}" cy="${y}" rx="17" ry="13" fill="${accent}"/>`,
        )
        .join(''),
  },
  hl: {
    palette: { ground: '#def4e4', shade: '#bae9c9', body: '#ffffff', accent: '#47c37d' },
    shapes: ({ body, accent, shade }) =>
      `<path d="M146 40h28l6 44h-40z" fill="${accent}"/><rect x="132" y="84" width="56" height="26" rx="6" fill="${shade}"/>` +
      `<path d="M118 138q0-28 28-28h28q28 0 28 28v118q0 20-20 20h-44q-20 0-20-20z" fill="${body}"/>` +
      `<rect x="118" y="166" width="84" height="66" fill="${shade}"/><path d="M160 178q18 22 0 40q-18-18 0-40z" fill="${accent}"/>`,
  },
  wl: {
    palette: { ground: '#efeaff', shade: '#dfd4ff', body: '#ffffff', accent: '#9866f1' },
    shapes: ({ body, accent, shade }) =>
      '<g transform="rotate(45 160 160)">' +
      `<rect x="136" y="46" width="48" height="170" rx="14" fill="${body}"/><rect x="136" y="46" width="48" height="34" rx="14" fill="${accent}"/>` +
      `<rect x="148" y="104" width="24" height="66" rx="8" fill="${shade}"/><path d="M142 216h36l-8 34h-20z" fill="${accent}"/>` +
      `<rect x="157" y="250" width="6" height="34" rx="3" fill="${shade}"/></g>`,
  },
  ag: {
    palette: { ground: '#d6f4f6', shade: '#a9e9ed', body: '#ffffff', accent: '#089ca2' },
    shapes: ({ body, accent, shade }) =>
      `<rect x="84" y="96" width="152" height="44" rx="12" fill="${accent}"/>` +
      `<path d="M92 148h136v84q0 32-32 32h-72q-32 0-32-32z" fill="${body}"/><rect x="92" y="176" width="136" height="48" fill="${shade}"/>` +
      `<circle cx="160" cy="200" r="14" fill="${accent}"/>`,
  },
};

/** Draws the product of a type; undefined when there is no such product. */
export function drawProduct(name: string): string | undefined {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (drawing === undefined) return undefined;
  const { palette, shapes } = drawing;
  return (
    `<rect width="320" height="320" fill="${palette.ground}"/><ellipse cx="160" cy="284" rx="96" ry="10" fill="${palette.shade}"/>` +
    shapes(palette)
  );
}
