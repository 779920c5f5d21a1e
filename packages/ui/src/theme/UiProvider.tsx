import { createContext, use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
// RouterProvider has no subpath of its own; tree shaking leaves the rest of the index out.
// oxlint-disable-next-line no-restricted-imports
import { RouterProvider } from 'react-aria-components';
import type { Brand } from './defineBrand.ts';

/** Props of {@link UiProvider}. */
export interface UiProviderProps {
  /** The brand whose name, logo and addresses pieces show. Its colours come from `data-brand` on the root element. */
  brand: Brand;
  /** Goes to a path of the same app; every Link and menu item uses it. */
  navigate: (path: string) => void;
  /** Language and region. @default that of the provider around it, else 'en-US' */
  locale?: string;
  children: ReactNode;
}

const LocaleContext = createContext('en-US');
const BrandContext = createContext<Brand | undefined>(undefined);
const NavigateContext = createContext<UiProviderProps['navigate'] | undefined>(undefined);

/** What every piece needs around it: brand data, language and in-app navigation. */
export function UiProvider({ brand, navigate, locale: wanted, children }: UiProviderProps) {
  const around = use(LocaleContext);
  const locale = wanted ?? around;
  return (
    <BrandContext value={brand}>
      <NavigateContext value={navigate}>
        <LocaleContext value={locale}>
          <I18nProvider locale={locale}>
            <RouterProvider navigate={navigate}>{children}</RouterProvider>
          </I18nProvider>
        </LocaleContext>
      </NavigateContext>
    </BrandContext>
  );
}

/**
 * The brand around this piece.
 * @throws Error outside a UiProvider.
 */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand wants a UiProvider around it');
  return brand;
}

/** Goes to a path of the same app, as the UiProvider around was told to; nothing outside of one, where the browser does it. */
export const useNavigate = (): UiProviderProps['navigate'] | undefined => use(NavigateContext);
