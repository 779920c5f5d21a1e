import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocale } from 'react-aria-components/I18nProvider';
import { brands } from '../brands/index.ts';
import { UiProvider, useBrand } from './UiProvider.tsx';

const navigate = () => {};

function Says() {
  const { name, supportEmail } = useBrand();
  const { locale, direction } = useLocale();
  return `${name} ${supportEmail} ${locale} ${direction}`;
}

test.each(brands)('$id: pieces read brand, language and direction around them', (brand) => {
  const around = (locale?: string) => {
    const Around = () =>
      UiProvider({ brand, navigate, children: createElement(Says), ...(locale && { locale }) });
    return renderToStaticMarkup(createElement(Around));
  };
  expect(around()).toBe(`${brand.name} ${brand.supportEmail} en-US ltr`);
  expect(around('ar')).toBe(`${brand.name} ${brand.supportEmail} ar rtl`);
});

test('outside a UiProvider there is no brand, and useBrand says so', () => {
  expect(() => renderToStaticMarkup(createElement(Says))).toThrow('useBrand wants a UiProvider around it');
});
