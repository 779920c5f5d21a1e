import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocale } from 'react-aria-components/I18nProvider';
import { brands } from '../brands/index.ts';
import { UiProvider, useBrand } from './UiProvider.tsx';

const navigate = () => {};

function BrandText() {
  const { name, supportEmail } = useBrand();
  const { locale, direction } = useLocale();
  return `${name} ${supportEmail} ${locale} ${direction}`;
}

test.each(brands)('$id: provides brand, language and direction', (brand) => {
  const render = (locale?: string) => {
    const Provider = () =>
      UiProvider({ brand, navigate, children: createElement(BrandText), ...(locale && { locale }) });
    return renderToStaticMarkup(createElement(Provider));
  };
  expect(render()).toBe(`${brand.name} ${brand.supportEmail} en-US ltr`);
  expect(render('ar')).toBe(`${brand.name} ${brand.supportEmail} ar rtl`);
});

test('useBrand throws outside a UiProvider', () => {
  expect(() => renderToStaticMarkup(createElement(BrandText))).toThrow(
    'useBrand must be used inside a UiProvider',
  );
});
