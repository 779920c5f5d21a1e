import { createContext, use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
// RouterProvider has no subpath. Tree shaking removes the rest of the index.
import { RouterProvider } from 'react-aria-components';
import type { Brand } from '../theme/defineBrand.ts';
import { BrandContext } from './strings.ts';

/** Props of {@link UiProvider}. */
export interface UiProviderProps {
  /** Brand whose name, logo and addresses are shown. Its colors come from `data-brand` on the root element. */
  brand: Brand;
  /** Navigates to a path of this app, for links and menu items. */
  navigate: (path: string) => void;
  /** Locale, such as 'en-US'. @default that of the parent provider, otherwise 'en-US' */
  locale?: string;
  /**
   * CSS selector of children of the body that others add, such as a password manager or a chat widget, and that stay usable above
   * dialogs: 'body > :not(#root)'. Overlays of this package never match.
   */
  topLayer?: string;
  children: ReactNode;
}

const LocaleContext = createContext('en-US');
const NavigateContext = createContext<UiProviderProps['navigate'] | undefined>(undefined);
const TopLayerContext = createContext<string | undefined>(undefined);

/** Provides brand data, locale and in-app navigation to all components. */
export function UiProvider({ brand, navigate, locale: localeProp, topLayer, children }: UiProviderProps) {
  const parentLocale = use(LocaleContext);
  const locale = localeProp ?? parentLocale;
  return (
    <BrandContext value={brand}>
      <NavigateContext value={navigate}>
        <LocaleContext value={locale}>
          <I18nProvider locale={locale}>
            <RouterProvider navigate={navigate}>
              <TopLayerContext value={topLayer}>{children}</TopLayerContext>
            </RouterProvider>
          </I18nProvider>
        </LocaleContext>
      </NavigateContext>
    </BrandContext>
  );
}

/**
 * Current brand.
 * @throws Error outside a UiProvider.
 */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand must be used inside a UiProvider');
  return brand;
}

/** Navigation function of the UiProvider; undefined outside one, where the browser follows links. */
export const useNavigate = (): UiProviderProps['navigate'] | undefined => use(NavigateContext);

/** Selector of what others add to the body; undefined outside a UiProvider. */
export const useTopLayerSelector = (): string | undefined => use(TopLayerContext);
